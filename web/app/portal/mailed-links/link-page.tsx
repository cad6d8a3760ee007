import { FormProvider, getFormProps, useForm } from '@conform-to/react';
import { FormSummary } from '../../forms/view/form-summary.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { CredentialField, type CredentialFieldProps } from '../password/credential-field.tsx';
import type { ShownAgain } from '../../forms/definition/form-content.ts';

/** A page of the portal for someone who is not signed in. */
export type LinkPageData = {
  title: string;
  text: string;
  form?: { fields: readonly CredentialFieldProps[]; button: string; shown?: ShownAgain | undefined };
  links: readonly { href: string; label: string }[];
};

export function LinkPage({ title, text, form, links }: LinkPageData) {
  return (
    <>
      <PageTitle lead={text}>{title}</PageTitle>
      <div className="wrap grid gap-6 pb-16">
        {form && <LinkForm {...form} />}
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

function LinkForm({ fields, button, shown }: NonNullable<LinkPageData['form']>) {
  const [form, all] = useForm<Record<string, string>>({ id: 'step', lastResult: shown?.lastResult });
  return (
    <FormProvider context={form.context}>
      <FormSummary
        form={form}
        ids={Object.fromEntries(fields.map(({ name }) => [name, all[name]?.id]))}
        heading={shown?.heading}
      />
      <form method="post" {...getFormProps(form)} className="form form-short">
        {fields.map((field) => (
          <CredentialField key={field.name} {...field} />
        ))}
        <div className="form-actions">
          <button className="button" type="submit">
            {button}
          </button>
        </div>
      </form>
    </FormProvider>
  );
}
