import type { Translate } from '../../i18n/translate.ts';
import type { CityEntry, TypeEntry } from '../catalogue/directory.ts';
import type { ListedProperty } from '../catalogue/listed-property.ts';
import type { TextNameWith } from '../facts/fact-values.ts';
import type { TextMatch } from '../search/text-match.ts';

export type FilterLookup = {
  cityKey: (nameAndZip: string) => string | undefined;
  matchText: (text: string) => TextMatch;
};

export type FilterSource = {
  t: Translate;
  cities: readonly CityEntry[];
  types: readonly TypeEntry[];
  city: (nameAndZip: string) => CityEntry | undefined;
};

export type FilterTest = {
  passes: (property: ListedProperty) => boolean;
  /** Listed before all others, whatever the filters exclude. */
  pinned?: ReadonlySet<string>;
};

/** Properties are counted by `key`; the address carries `value`. */
export type Choice = { key: string; value: string; name: string };

type TextControl = { kind: 'text'; maxLength: number };

export type SelectControl = {
  kind: 'select';
  allLabel: TextNameWith<never>;
  choices: (source: FilterSource) => readonly Choice[];
  /** Finds also values that `choices` does not offer. */
  choiceOf: (value: string, source: FilterSource) => Choice;
  keysOf: (property: ListedProperty) => readonly string[];
};

/** Forms, chips, counts, addresses and lists are all derived from it. */
export type ListFilter<Parameter extends string = string> = {
  parameter: Parameter;
  label: TextNameWith<never>;
  /** Returns the sensible values in their one spelling; none when the filter is not chosen. Never throws. */
  parse: (given: readonly string[]) => readonly string[];
  /** Prepares the test once for a whole list. */
  test: (values: readonly string[], lookup: FilterLookup) => FilterTest;
  chip: (value: string, source: FilterSource) => string;
  control: TextControl | SelectControl;
};

type SelectFilter<Parameter extends string> = Pick<ListFilter<Parameter>, 'parameter' | 'label' | 'parse'> &
  Pick<SelectControl, 'allLabel' | 'choices' | 'keysOf'> &
  Partial<Pick<SelectControl, 'choiceOf'>> & {
    keyOf?: (value: string, lookup: FilterLookup) => string | undefined;
  };

/** Matches by the same keys that it counts by, so that counts and lists agree. */
export function selectFilter<const Parameter extends string>({
  parameter,
  label,
  parse,
  allLabel,
  choices,
  keysOf,
  keyOf = (value) => value,
  choiceOf = (value, source) =>
    choices(source).find((choice) => choice.value === value) ?? { key: value, value, name: value },
}: SelectFilter<Parameter>): ListFilter<Parameter> {
  return {
    parameter,
    label,
    parse,
    test: (values, lookup) => {
      const keys = new Set(values.map((value) => keyOf(value, lookup)));
      return { passes: (property) => keysOf(property).some((key) => keys.has(key)) };
    },
    chip: (value, source) => choiceOf(value, source).name,
    control: { kind: 'select', allLabel, choices, choiceOf, keysOf },
  };
}
