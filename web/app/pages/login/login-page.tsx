import { RenderModules } from '../modules/render-modules.tsx';
import { PageTopEnd } from '../../ui/page/page-top.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';
import type { LoginPageData } from './load-login-page.server.ts';
import { FormProvider, getFormProps, useForm } from '@conform-to/react';
import { useContext } from 'react';
import { FormResultContext } from '../../forms/view/form-frame.tsx';
import { FormSummary } from '../../forms/view/form-summary.tsx';
import { Island } from '../../islands/island.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CredentialField } from '../../forms/view/credential-field.tsx';
import { PasskeyLogin } from '../../portal/passkeys/passkey-login.tsx';
import { byLink, loginFields, loginKey } from '../../portal/fields.ts';

export function LoginPage({ page }: { page: LoginPageData }) {
  return (
    <>
      <PageHeading page={page} />
      <RenderModules modules={page.modules}>
        <div className="wrap">
          <LoginForm form={page.login} />
          <PageTopEnd />
        </div>
      </RenderModules>
    </>
  );
}

function LoginForm({ form }: { form: LoginPageData['login'] }) {
  const given = useContext(FormResultContext);
  const result = given?.formKey === loginKey ? given : undefined;
  const [login, fields] = useForm<{ email: string; password: string }>({
    id: loginKey,
    lastResult: result?.lastResult,
    constraint: { email: { required: true }, password: { required: true } },
  });
  const ids = { email: fields.email.id, password: fields.password.id };
  const titleId = `${login.id}-title`;
  const { title, intro, notice, email, password, reveal, button, linkButton, forgot, next, passkey } = form;
  return (
    <section aria-labelledby={titleId} className="grid max-w-128 gap-5">
      <h2 id={titleId} className="heading-3">
        {title}
      </h2>
      <p className="text-muted">{intro}</p>
      {notice && !result && <Notice tone="success">{notice}</Notice>}
      <FormSummary form={login} ids={ids} heading={result?.heading} />
      <FormProvider context={login.context}>
        <form method="post" {...getFormProps(login)} className="form min-h-0">
          {next && <input type="hidden" name={loginFields.next} value={next} />}
          <CredentialField name={loginFields.email} label={email} type="email" autoComplete="username" />
          <CredentialField
            name={loginFields.password}
            label={password}
            type="password"
            autoComplete="current-password"
            reveal={reveal}
          />
          <div className="form-actions">
            <button className="button" type="submit">
              {button}
            </button>
            <button className="button button-quiet" type="submit" name={loginFields.way} value={byLink}>
              {linkButton}
            </button>
          </div>
          <p>
            <a href={forgot.href}>{forgot.label}</a>
          </p>
        </form>
      </FormProvider>
      <Island name="passkeyLogin" component={PasskeyLogin} props={passkey} />
    </section>
  );
}
