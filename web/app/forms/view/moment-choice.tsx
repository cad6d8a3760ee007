import { type FieldMetadata, getCollectionProps } from '@conform-to/react';
import type { FieldContent } from '../definition/form-content.ts';

type MomentChoiceProps = { field: FieldMetadata<string>; moments: NonNullable<FieldContent['moments']> };

/** Days shown at once; the later ones open on demand. */
const firstDays = 4;

/** Times by day, as radio buttons of one group. */
export function MomentChoice({ field, moments: { days, more } }: MomentChoiceProps) {
  const shown = days.map(({ label, moments }) => {
    const options = moments.map(({ value }) => value);
    const radios = getCollectionProps(field, { type: 'radio', options, ariaAttributes: false });
    return {
      isChosen: radios.some(({ defaultChecked }) => defaultChecked),
      day: (
        <fieldset key={label} className="moment-day">
          <legend>{label}</legend>
          <div className="moments">
            {radios.map(({ key, ...radio }, index) => (
              <label key={key} className="choice moment">
                <input {...radio} />
                {moments[index]?.label}
              </label>
            ))}
          </div>
        </fieldset>
      ),
    };
  });
  const later = shown.slice(firstDays);
  return (
    <div className="moment-days">
      {shown.slice(0, firstDays).map(({ day }) => day)}
      {later.length > 0 && (
        <details open={later.some(({ isChosen }) => isChosen)}>
          <summary className="moment-more">{more}</summary>
          <div className="moment-days">{later.map(({ day }) => day)}</div>
        </details>
      )}
    </div>
  );
}
