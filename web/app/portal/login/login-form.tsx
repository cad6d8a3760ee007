import { useContext } from 'react';
import { FormResultContext } from '../../forms/view/form-result.tsx';
import { FormSummary } from '../../forms/view/form-summary.tsx';
import { Island } from '../../islands/island.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CredentialField } from '../password/credential-field.tsx';
import { PasskeyLogin } from '../passkeys/passkey-login.tsx';
import { byLink, loginFields, loginKey } from '../fields.ts';
import type { LoginForm as LoginFormWords } from './login-form.server.ts';

const idOf = (field: string) => `${loginKey}-${field}`;

export function LoginForm({ form }: { form: LoginFormWords }) {
  const given = useContext(FormResultContext);
  const result = given?.formKey === loginKey ? given : undefined;
  const { title, intro, notice, email, password, reveal, button, linkButton, forgot, next, passkey } = form;
  return (
    <section aria-labelledby={idOf('title')} className="grid gap-5">
      <h2 id={idOf('title')} className="heading-3">
        {title}
      </h2>
      <p className="text-muted">{intro}</p>
      {notice && !result && <Notice tone="success">{notice}</Notice>}
      {result && <FormSummary {...result} id={idOf('summary')} idOf={idOf} />}
      <form method="post" id={idOf('form')} noValidate className="form form-short">
        {next && <input type="hidden" name={loginFields.next} value={next} />}
        <CredentialField
          id={idOf(loginFields.email)}
          field={{
            name: loginFields.email,
            label: email,
            type: 'email',
            autoComplete: 'username',
            error: result?.errors[loginFields.email],
            value: result?.values[loginFields.email],
          }}
        />
        <CredentialField
          id={idOf(loginFields.password)}
          field={{
            name: loginFields.password,
            label: password,
            type: 'password',
            autoComplete: 'current-password',
            error: result?.errors[loginFields.password],
            reveal,
          }}
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
      <Island name="passkeyLogin" component={PasskeyLogin} props={passkey} />
    </section>
  );
}
