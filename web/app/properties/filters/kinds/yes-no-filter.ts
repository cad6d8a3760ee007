import type { ListedProperty } from '../../property/listed-property.ts';
import type { TextNameWith } from '../../facts/fact-values.ts';
import type { FilterSource, ListFilter } from '../list-filter.ts';
import { firstOf } from '../parse-values.ts';
import { tallyByKeys } from './tally.ts';

type YesNoFilter<Parameter extends string> = {
  parameter: Parameter;
  label: TextNameWith<never>;
  /** Undefined where the agency does not know: neither choice selects such a property. */
  has: (property: ListedProperty) => boolean | undefined;
};

export function yesNoFilter<const Parameter extends string>({
  parameter,
  label,
  has,
}: YesNoFilter<Parameter>): ListFilter<Parameter> {
  const keysOf = (property: ListedProperty) => {
    const known = has(property);
    return known === undefined ? [] : [known ? 'yes' : 'no'];
  };
  const nameOf = (value: string, { t }: FilterSource) =>
    value === 'no' ? t('filter.chosen', { filter: t(label), value: t('filter.no') }) : t(label);
  const choiceOf = (value: string, source: FilterSource) => ({
    key: value,
    value,
    name: nameOf(value, source),
  });
  return {
    parameter,
    label,
    section: 'equipment',
    parse: firstOf(['yes', 'no']),
    valueOf: has,
    test: ([value]) => {
      const wanted = value === 'yes';
      return { passes: (property) => has(property) === wanted };
    },
    chip: nameOf,
    control: {
      kind: 'checkbox',
      choices: (source) => [choiceOf('yes', source)],
      choiceOf,
      tally: () => tallyByKeys(keysOf),
    },
  };
}
