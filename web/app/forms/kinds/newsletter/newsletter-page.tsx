import type { Alternates } from '../../../content/paths/build-path.ts';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import type { FormErrors } from '../../definition/form-content.ts';
import { FormSummary } from '../../view/form-summary.tsx';
import { FieldFrame } from '../../view/field-frame.tsx';

export type NewsletterPageData = {
  title: string;
  text: string;
  form?: { button: string; field?: { label: string; value: string }; summary?: FormErrors | undefined };
  link?: { href: string; label: string };
  alternates: Alternates;
};

export const emailField = 'email';

export function NewsletterPage({ title, text, form, link }: NewsletterPageData) {
  return (
    <>
      <PageTitle lead={text}>{title}</PageTitle>
      <div className="wrap">
        {form?.summary && <FormSummary {...form.summary} id="newsletter-errors" idOf={(field) => field} />}
        {form && (
          <form method="post" noValidate className="form">
            {form.field && (
              <FieldFrame
                id={emailField}
                label={form.field.label}
                help={undefined}
                error={form.summary?.errors[emailField]}
              >
                {(described) => (
                  <input
                    {...described}
                    id={emailField}
                    name={emailField}
                    type="email"
                    className="input"
                    autoComplete="email"
                    required
                    defaultValue={form.field?.value}
                  />
                )}
              </FieldFrame>
            )}
            <div className="form-actions">
              <button className="button" type="submit">
                {form.button}
              </button>
            </div>
          </form>
        )}
        {link && (
          <a href={link.href} className="button">
            {link.label}
          </a>
        )}
      </div>
    </>
  );
}
