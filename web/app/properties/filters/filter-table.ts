import type { CityEntry } from '../catalogue/directory.ts';
import { textMatches } from '../search/text-match.ts';
import { type Choice, type ListFilter, selectFilter } from './list-filter.ts';
import { firstLine, firstNumber, longestText } from './parse-values.ts';

const cityChoice = ({ id, key, name }: CityEntry): Choice => ({ key: id, value: key, name });

/** In the order of their parameters in an address and of their chips on the page. */
export const filterTable = [
  selectFilter({
    parameter: 'city',
    label: 'list.city',
    allLabel: 'list.allCities',
    parse: firstLine,
    keyOf: (city, { cityKey }) => cityKey(city),
    keysOf: ({ cityKey }) => [cityKey],
    choices: ({ cities }) => cities.map(cityChoice),
    choiceOf: (value, { city }) => {
      const known = city(value);
      return known ? cityChoice(known) : { key: value, value, name: value.split('|')[0] ?? value };
    },
  }),
  selectFilter({
    parameter: 'type',
    label: 'list.type',
    allLabel: 'list.allTypes',
    parse: firstNumber,
    keysOf: ({ webIds }) => webIds.map(String),
    choices: ({ types }) =>
      types.map(({ webId, name }) => ({ key: String(webId), value: String(webId), name })),
  }),
  {
    parameter: 'q',
    label: 'search.label',
    parse: firstLine,
    test: ([text = ''], { matchText }) => {
      const match = matchText(text);
      return { passes: (property) => textMatches(match, property), pinned: match.references };
    },
    chip: (text, { t }) => t('list.searchedText', { text }),
    control: { kind: 'text', maxLength: longestText },
  },
] as const satisfies readonly ListFilter[];

export type FilterParameter = (typeof filterTable)[number]['parameter'];

export type ListFilters = Readonly<Partial<Record<FilterParameter, readonly string[]>>>;
