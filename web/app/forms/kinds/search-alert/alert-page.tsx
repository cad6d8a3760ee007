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

const frequencyId = 'frequency';

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
        {form && (
          <form method="post" className="form form-short">
            {form.frequency && <FrequencyField frequency={form.frequency} />}
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

function FrequencyField({ frequency: { label, value, choices } }: { frequency: Frequency }) {
  return (
    <FieldFrame id={frequencyId} label={label} help={undefined} error={undefined}>
      {(described) => (
        <select
          {...described}
          id={frequencyId}
          name={frequencyId}
          className="input select"
          defaultValue={value}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
