import type { Alternates } from '../../../paths/build-path.ts';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import type { FormErrors } from '../../definition/form-content.ts';
import { AnswerSummary } from '../../view/answer-summary.tsx';
import { FieldFrame } from '../../view/field-frame.tsx';

export type NewsletterPageData = {
  title: string;
  text: string;
  /** Sent to the page's own address; without a field there is just the button. */
  form?: { button: string; field?: { label: string; value: string }; summary?: FormErrors | undefined };
  /** A way on. */
  link?: { href: string; label: string };
  /** Where this step is in the other languages, for the language switcher. */
  alternates: Alternates;
};

export const emailField = 'email';

/** A step of joining or leaving the newsletter: what it is about, and one thing to do. */
export function NewsletterPage({ title, text, form, link }: NewsletterPageData) {
  return (
    <>
      <PageTitle lead={text}>{title}</PageTitle>
      <div className="wrap">
        {form?.summary && <AnswerSummary {...form.summary} id="newsletter-errors" idOf={(field) => field} />}
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
