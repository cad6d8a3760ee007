import type { ListedProperty } from '../../property/listed-property.ts';
import type { Choice, FilterContext, FilterSource, ListFilter } from '../list-filter.ts';
import { tallyByKeys } from './tally.ts';

type ChoiceFilter<Parameter extends string> = Pick<
  ListFilter<Parameter>,
  'parameter' | 'label' | 'section' | 'parse' | 'valueOf'
> & {
  choices: (source: FilterSource) => readonly Choice[];
  choiceOf?: (value: string, source: FilterSource) => Choice;
  selects: (values: readonly string[], context: FilterContext) => (property: ListedProperty) => boolean;
  keysOf: (context: FilterContext) => (property: ListedProperty) => readonly string[];
};

/** A property passes by any of the chosen values. */
export function choiceFilter<const Parameter extends string>({
  choices,
  choiceOf = (value, source) =>
    choices(source).find((choice) => choice.value === value) ?? { key: value, value, name: value },
  selects,
  keysOf,
  ...row
}: ChoiceFilter<Parameter>): ListFilter<Parameter> {
  return {
    ...row,
    test: (values, context) => ({ passes: selects(values, context) }),
    chip: (value, source) => choiceOf(value, source).name,
    control: {
      kind: 'checkboxes',
      choices,
      choiceOf,
      tally: (context) => tallyByKeys(keysOf(context)),
    },
  };
}
