import { type FieldMetadata, getCollectionProps } from '@conform-to/react';
import type { FieldContent } from '../definition/form-content.ts';

type MomentChoiceProps = { field: FieldMetadata<string>; moments: NonNullable<FieldContent['moments']> };

/** Days shown at once; the later ones open on demand. */
const firstDays = 4;

const list = 'mt-2 grid gap-5';

/** Times by day, as radio buttons of one group. */
export function MomentChoice({ field, moments: { days, more } }: MomentChoiceProps) {
  const shown = days.map(({ label, moments }) => {
    const options = moments.map(({ value }) => value);
    const radios = getCollectionProps(field, { type: 'radio', options, ariaAttributes: false });
    return {
      isChosen: radios.some(({ defaultChecked }) => defaultChecked),
      day: (
        <fieldset key={label}>
          <legend className="first-letter:uppercase">{label}</legend>
          <div className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
            {radios.map(({ key, ...radio }, index) => (
              <label key={key} className="choice min-h-11 gap-2 px-3 py-1.5 tabular-nums">
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
    <div className={list}>
      {shown.slice(0, firstDays).map(({ day }) => day)}
      {later.length > 0 && (
        <details open={later.some(({ isChosen }) => isChosen)}>
          <summary className="w-fit cursor-pointer py-1.5 font-semibold">{more}</summary>
          <div className={list}>{later.map(({ day }) => day)}</div>
        </details>
      )}
    </div>
  );
}
