import { FormSummary } from '../../forms/view/form-summary.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { CredentialField } from '../password/credential-field.tsx';
import type { StepPageData } from './link-page-data.ts';

const idOf = (field: string) => `step-${field}`;

export function StepPage({ title, text, summary, form, links }: StepPageData) {
  return (
    <>
      <PageTitle lead={text}>{title}</PageTitle>
      <div className="wrap grid gap-6 pb-16">
        {summary && <FormSummary {...summary} id={idOf('summary')} idOf={idOf} />}
        {form && (
          <form method="post" noValidate className="form form-short">
            {form.fields.map((field) => (
              <CredentialField key={field.name} id={idOf(field.name)} field={field} />
            ))}
            <div className="form-actions">
              <button className="button" type="submit">
                {form.button}
              </button>
            </div>
          </form>
        )}
        <ul className="grid gap-2">
          {links.map(({ href, label }) => (
            <li key={href}>
              <OnwardLink href={href}>{label}</OnwardLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
