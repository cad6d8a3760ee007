import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import type { Alternates } from '../../../content/paths/build-path.ts';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import type { ShownAgain } from '../../definition/form-content.ts';
import { FormSummary } from '../../view/form-summary.tsx';
import { FieldFrame } from '../../view/field-frame.tsx';

export type NewsletterPageData = {
  title: string;
  text: string;
  form?: { button: string; label?: string; shown?: ShownAgain | undefined };
  link?: { href: string; label: string };
  alternates: Alternates;
};

export function NewsletterPage({ title, text, form, link }: NewsletterPageData) {
  return (
    <>
      <PageTitle lead={text}>{title}</PageTitle>
      <div className="wrap">
        {form && <NewsletterForm {...form} />}
        {link && (
          <a href={link.href} className="button">
            {link.label}
          </a>
        )}
      </div>
    </>
  );
}

function NewsletterForm({ button, label, shown }: NonNullable<NewsletterPageData['form']>) {
  const [form, { email }] = useForm<{ email: string }>({
    id: 'newsletter',
    lastResult: shown?.lastResult,
    constraint: { email: { required: true } },
  });
  return (
    <>
      <FormSummary form={form} ids={{ email: email.id }} heading={shown?.heading} />
      <form method="post" {...getFormProps(form)} className="form">
        {label && (
          <FieldFrame field={email} label={label}>
            {() => (
              <input {...getInputProps(email, { type: 'email' })} className="input" autoComplete="email" />
            )}
          </FieldFrame>
        )}
        <div className="form-actions">
          <button className="button" type="submit">
            {button}
          </button>
        </div>
      </form>
    </>
  );
}
