import { choiceFilter } from '../kinds/choice-filter.ts';
import type { FilterSource, ListFilter } from '../list-filter.ts';
import { numbers } from '../parse-values.ts';

const nameOf = (value: string, { types }: FilterSource) =>
  types.find(({ webId }) => String(webId) === value)?.name ?? value;

export const typeFilter = choiceFilter({
  parameter: 'type',
  label: 'filter.type',
  section: 'type',
  parse: numbers,
  valueOf: ({ webIds }) => webIds.join(' '),
  choices: ({ types }) =>
    types.map(({ webId, name, lang }) => ({ key: String(webId), value: String(webId), name, lang })),
  selects: (values) => {
    const wanted = new Set(values.map(Number));
    return ({ webIds }) => webIds.some((webId) => wanted.has(webId));
  },
  keysOf:
    () =>
    ({ webIds }) =>
      webIds.map(String),
});

export const notTypeFilter = {
  parameter: 'notType',
  label: 'filter.type',
  section: 'type',
  parse: numbers,
  valueOf: ({ webIds }) => webIds.join(' '),
  test: (values) => {
    const unwanted = new Set(values.map(Number));
    return { passes: ({ webIds }) => !webIds.some((webId) => unwanted.has(webId)) };
  },
  chip: (value, source) => source.t('filter.notOfType', { type: nameOf(value, source) }),
  control: { kind: 'hidden' },
} as const satisfies ListFilter;
