import type { DayOfMoments, FieldContent } from '../definition/form-content.ts';

type MomentChoiceProps = {
  id: string;
  name: string;
  moments: NonNullable<FieldContent['moments']>;
  typed: string | undefined;
};

/** Days shown at once; the later ones open on demand. */
const firstDays = 4;

/** Times by day, as radio buttons of one group. */
export function MomentChoice({ id, name, moments: { days, more }, typed }: MomentChoiceProps) {
  const first = days[0]?.moments[0]?.value;
  const later = days.slice(firstDays);
  const isTypedLater = later.some(({ moments }) => moments.some(({ value }) => value === typed));
  const showDay = ({ label, moments }: DayOfMoments) => (
    <fieldset key={label} className="moment-day">
      <legend>{label}</legend>
      <div className="moments">
        {moments.map((moment) => (
          <label key={moment.value} className="choice moment">
            <input
              id={moment.value === first ? id : undefined}
              name={name}
              type="radio"
              required
              value={moment.value}
              defaultChecked={moment.value === typed}
            />
            {moment.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
  return (
    <div className="moment-days">
      {days.slice(0, firstDays).map(showDay)}
      {later.length > 0 && (
        <details open={isTypedLater}>
          <summary className="moment-more">{more}</summary>
          <div className="moment-days">{later.map(showDay)}</div>
        </details>
      )}
    </div>
  );
}
