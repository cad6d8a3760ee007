import type { LanguageId } from 'schemas/languages.ts';
import type { ListedProperty } from '../property/listed-property.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import type { CityEntry, TypeEntry } from '../catalogue/directory.ts';
import type { TextNameWith } from '../facts/fact-values.ts';
import type { Term } from '../model/terms.ts';
import type { Goal } from '../property/property.ts';
import type { ParseValues } from './parse-values.ts';

export type Meaning = { cities: ReadonlySet<string>; webIds: ReadonlySet<number> };

export type TextMatch = { references: ReadonlySet<string>; meanings: readonly Meaning[] };

export function textMatches({ meanings }: TextMatch, { cityKey, webIds }: ListedProperty): boolean {
  const isOf = (meaning: Meaning) =>
    meaning.cities.has(cityKey) || webIds.some((webId) => meaning.webIds.has(webId));
  return meanings.length > 0 && meanings.every(isOf);
}

/** In form order. Those with `isMore` are needed less often. */
export const filterSections = [
  { id: 'text', title: 'filter.text', isMore: false },
  { id: 'place', title: 'filter.place', isMore: false },
  { id: 'type', title: 'filter.type', isMore: false },
  { id: 'price', title: 'filter.price', isMore: false },
  { id: 'rooms', title: 'filter.rooms', isMore: false },
  { id: 'size', title: 'filter.size', isMore: true },
  { id: 'equipment', title: 'filter.equipment', isMore: true },
  { id: 'availability', title: 'filter.availability', isMore: true },
] as const;

export type FilterSectionId = (typeof filterSections)[number]['id'];

type ChosenFilters = Readonly<Partial<Record<string, readonly string[]>>>;

export type FilterLookup = {
  /** Kilometres from the nearest of the named cities; 0 within one of them. */
  distanceFrom: (namesAndZips: readonly string[]) => (cityKey: string) => number;
  /** Cities that hold `cityKey`, or lie at most so many kilometres from it. */
  citiesReaching: (cityKey: string, kilometres: number) => readonly string[];
  matchText: (text: string) => TextMatch;
};

/** A list as a visitor filters it. Without a goal both are listed. */
export type FilterContext = { goal: Goal | undefined; chosen: ChosenFilters; lookup: FilterLookup };

export type FilterSource = {
  t: Translate;
  language: LanguageId;
  goal: Goal;
  chosen: ChosenFilters;
  cities: readonly CityEntry[];
  types: readonly TypeEntry[];
  conditions: readonly Term[];
  city: (nameAndZip: string) => CityEntry | undefined;
};

type FilterTest = {
  passes: (property: ListedProperty) => boolean;
  /** Listed first, whatever the filters exclude. */
  pinned?: ReadonlySet<string>;
};

export type Tally = {
  add: (property: ListedProperty, count: number) => void;
  counts: () => ReadonlyMap<string, number>;
};

/** Properties are counted by `key`; the address carries `value`. */
export type Choice = { key: string; value: string; name: string; lang?: string | undefined };

export type Choices = {
  choices: (source: FilterSource) => readonly Choice[];
  choiceOf: (value: string, source: FilterSource) => Choice;
  /** Undefined while the choices cannot be counted. */
  tally: (context: FilterContext) => Tally | undefined;
  /** Counts as if this filter were not chosen either. */
  countsWithout?: string;
};

type FilterControl =
  | { kind: 'text'; maxLength: number }
  | { kind: 'date' }
  | { kind: 'hidden' }
  | ({ kind: 'checkboxes' } & Choices)
  | ({ kind: 'checkbox' } & Choices)
  | ({ kind: 'number'; unit: string } & Choices)
  | ({ kind: 'select'; anyLabel: TextNameWith<never> } & Choices);

type FilterLabel = TextNameWith<never> | ((goal: Goal) => TextNameWith<never>);

/** Forms, chips, counts, addresses and lists all derive from it. */
export type ListFilter<Parameter extends string = string> = {
  parameter: Parameter;
  label: FilterLabel;
  section: FilterSectionId;
  parse: ParseValues;
  goal?: Goal;
  needs?: string;
  isAlwaysApplied?: boolean;
  /** All that `test` and `tally` read, so that they look at one property of each value. */
  valueOf: (property: ListedProperty) => unknown;
  test: (values: readonly string[], context: FilterContext) => FilterTest;
  chip: (value: string, source: FilterSource) => string;
  control: FilterControl;
};

export function labelOf({ label }: Pick<ListFilter, 'label'>, { t, goal }: Pick<FilterSource, 't' | 'goal'>) {
  return t(typeof label === 'function' ? label(goal) : label);
}
