import type { ListedProperty } from '../../property/listed-property.ts';
import type { TextNameWith } from '../../facts/fact-values.ts';
import type { FilterSource, ListFilter } from '../list-filter.ts';
import { firstOf } from '../parse-values.ts';
import { tallyByKeys } from './tally.ts';

type YesNoFilter<Parameter extends string> = {
  parameter: Parameter;
  label: TextNameWith<never>;
  /** Returns undefined where the agency does not know: neither choice selects such a property. */
  has: (property: ListedProperty) => boolean | undefined;
};

const words = { yes: 'filter.yes', no: 'filter.no' } as const;

export function yesNoFilter<const Parameter extends string>({
  parameter,
  label,
  has,
}: YesNoFilter<Parameter>): ListFilter<Parameter> {
  const keysOf = (property: ListedProperty) => {
    const known = has(property);
    return known === undefined ? [] : [known ? 'yes' : 'no'];
  };
  const choiceOf = (value: string, { t }: FilterSource) => ({
    key: value,
    value,
    name: t(value === 'no' ? words.no : words.yes),
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
    chip: (value, source) =>
      source.t('filter.chosen', { filter: source.t(label), value: choiceOf(value, source).name }),
    control: {
      kind: 'select',
      anyLabel: 'filter.any',
      choices: (source) => ['yes', 'no'].map((value) => choiceOf(value, source)),
      choiceOf,
      tally: () => tallyByKeys(keysOf),
    },
  };
}
