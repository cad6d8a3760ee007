import { getFormProps, getSelectProps, useForm } from '@conform-to/react';
import type { Alternates } from '../../../content/paths/build-path.ts';
import { OnwardLink } from '../../../ui/card/onward-link.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { FieldFrame } from '../../view/field-frame.tsx';

type Frequency = {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
};

export type AlertPageData = {
  title: string;
  text: string;
  notice?: string;
  criteria?: string;
  form?: { button: string; frequency?: Frequency };
  links?: readonly { href: string; label: string }[];
  alternates: Alternates;
};

export function AlertPage({ title, text, notice, criteria, form, links = [] }: AlertPageData) {
  return (
    <>
      <PageTitle lead={text}>{title}</PageTitle>
      <div className="wrap grid gap-6">
        {notice && (
          <p role="status" className="notice">
            {notice}
          </p>
        )}
        {criteria && <p className="heading-4">{criteria}</p>}
        {form && <AlertForm {...form} />}
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

function AlertForm({ button, frequency }: NonNullable<AlertPageData['form']>) {
  const [form, fields] = useForm<{ frequency: string }>({
    id: 'alert',
    defaultValue: { frequency: frequency?.value },
  });
  return (
    <form method="post" {...getFormProps(form)} className="form form-short">
      {frequency && (
        <FieldFrame field={fields.frequency} label={frequency.label}>
          {() => (
            <select {...getSelectProps(fields.frequency)} className="input select">
              {frequency.choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
      <div className="form-actions">
        <button className="button" type="submit">
          {button}
        </button>
      </div>
    </form>
  );
}
