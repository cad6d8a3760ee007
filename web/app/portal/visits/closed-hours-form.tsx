import type { SectionResult } from '../section-context.ts';
import { closedFields } from '../fields.ts';
import { TitledGroup } from '../entry-groups.tsx';

export type ClosedHoursData = {
  title: string;
  intro: string;
  lines: readonly { id: string; text: string; remove: string | undefined }[];
  form:
    | { earliest: string; dayLabel: string; fromLabel: string; untilLabel: string; button: string }
    | undefined;
};

type ClosedHoursFormProps = ClosedHoursData & { typed: SectionResult['typed'] };

export function ClosedHoursForm({ title, intro, lines, form, typed = {} }: ClosedHoursFormProps) {
  const { day, from, until } = closedFields;
  return (
    <TitledGroup id="closed-hours" title={title}>
      <p className="max-w-[62ch] text-muted">{intro}</p>
      {lines.length > 0 && (
        <form method="post">
          <ul className="line-list max-w-216">
            {lines.map(({ id, text, remove }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-4 py-3">
                <span>{text}</span>
                {remove !== undefined && (
                  <button className="button button-quiet" name={closedFields.remove} value={id}>
                    {remove}
                    <span className="sr-only">: {text}</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
        </form>
      )}
      {form && (
        <form
          method="post"
          className="grid max-w-136 gap-5 rounded-md border border-line bg-raised p-[clamp(1.25rem,0.5rem+3vw,2rem)] print:hidden"
        >
          <TimeField name={day} type="date" label={form.dayLabel} min={form.earliest} typed={typed[day]} />
          <div className="grid grid-cols-2 gap-4">
            <TimeField name={from} type="time" label={form.fromLabel} typed={typed[from]} />
            <TimeField name={until} type="time" label={form.untilLabel} typed={typed[until]} />
          </div>
          <p>
            <button className="button">{form.button}</button>
          </p>
        </form>
      )}
    </TitledGroup>
  );
}

type TimeFieldProps = {
  name: string;
  type: 'date' | 'time';
  label: string;
  min?: string;
  typed: string | undefined;
};

function TimeField({ name, type, label, min, typed }: TimeFieldProps) {
  return (
    <div className="field">
      <label htmlFor={name} className="field-label">
        {label}
      </label>
      <input id={name} name={name} type={type} min={min} required defaultValue={typed} className="input" />
    </div>
  );
}
