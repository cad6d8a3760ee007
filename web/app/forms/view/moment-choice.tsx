import { type FieldMetadata, getCollectionProps } from '@conform-to/react';
import type { DayOfMoments } from '../definition/form-content.ts';

type MomentChoiceProps = { field: FieldMetadata<string>; days: readonly DayOfMoments[] };

/**
 * Days and their times are radio buttons of one group, so that a day takes back the time of another, and shows its own. A
 * browser without `:has()` shows the times of all days.
 */
export function MomentChoice({ field, days }: MomentChoiceProps) {
  const { initialValue = '' } = field;
  const isOffered = days.some(({ moments }) => moments.some(({ value }) => value === initialValue));
  const shown = days.find(({ day }) => initialValue.startsWith(day)) ?? days[0];
  return (
    <div className="@container mt-2">
      <div className="moment-days">
        {days.map(({ day, label, short, free, moments }) => {
          const options = [day, ...moments.map(({ value }) => value)];
          const [first, ...times] = getCollectionProps(field, {
            type: 'radio',
            options,
            ariaAttributes: false,
          });
          const { key, ...radio } = first ?? {};
          return (
            <div key={key} role="group" aria-label={label} className="contents">
              <label className="option">
                <input {...radio} defaultChecked={!isOffered && day === shown?.day} />
                <span className="font-semibold whitespace-nowrap">{short}</span>
                <span className="text-sm whitespace-nowrap">{free}</span>
              </label>
              <div className="moment-times">
                <p className="col-span-full text-sm text-muted first-letter:uppercase" aria-hidden="true">
                  {label}
                </p>
                {times.map(({ key, ...radio }, index) => (
                  <label key={key} className="option">
                    <input {...radio} />
                    {moments[index]?.label}
                  </label>
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}
