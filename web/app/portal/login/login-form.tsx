import { useContext } from 'react';
import { FieldFrame } from '../../forms/view/field-frame.tsx';
import { FormResultContext } from '../../forms/view/form-result.tsx';
import { FormSummary } from '../../forms/view/form-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { loginFields, loginKey } from './login-fields.ts';
import type { LoginForm as LoginFormWords } from './login-form.server.ts';

const summaryId = `${loginKey}-summary`;

const idOf = (field: string) => `${loginKey}-${field}`;

export function LoginForm({ form }: { form: LoginFormWords }) {
  const given = useContext(FormResultContext);
  const result = given?.formKey === loginKey ? given : undefined;
  const { title, intro, notice, email, password, button, next } = form;
  return (
    <section aria-labelledby={idOf('title')} className="login">
      <h2 id={idOf('title')} className="heading-3">
        {title}
      </h2>
      <p className="text-muted">{intro}</p>
      {notice && !result && <Notice tone="success">{notice}</Notice>}
      {result && <FormSummary {...result} id={summaryId} idOf={idOf} />}
      <form method="post" id={idOf('form')} action={`#${summaryId}`} noValidate className="form form-short">
        {next && <input type="hidden" name={loginFields.next} value={next} />}
        <FieldFrame
          id={idOf(loginFields.email)}
          label={email}
          help={undefined}
          error={result?.errors[loginFields.email]}
        >
          {(described) => (
            <input
              {...described}
              id={idOf(loginFields.email)}
              name={loginFields.email}
              type="email"
              autoComplete="username"
              className="input"
              required
              defaultValue={result?.values[loginFields.email]}
            />
          )}
        </FieldFrame>
        <FieldFrame
          id={idOf(loginFields.password)}
          label={password}
          help={undefined}
          error={result?.errors[loginFields.password]}
        >
          {(described) => (
            <input
              {...described}
              id={idOf(loginFields.password)}
              name={loginFields.password}
              type="password"
              autoComplete="current-password"
              className="input"
              required
            />
          )}
        </FieldFrame>
        <div className="form-actions">
          <button className="button" type="submit">
            {button}
          </button>
        </div>
      </form>
    </section>
  );
}
