import { choiceFilter } from '../kinds/choice-filter.ts';
import { numbers } from '../parse-values.ts';

export const typeFilter = choiceFilter({
  parameter: 'type',
  label: 'filter.type',
  section: 'type',
  parse: numbers,
  valueOf: ({ webIds }) => webIds.join(' '),
  choices: ({ types }) =>
    types.map(({ webId, name }) => ({ key: String(webId), value: String(webId), name })),
  selects: (values) => {
    const wanted = new Set(values.map(Number));
    return ({ webIds }) => webIds.some((webId) => wanted.has(webId));
  },
  keysOf:
    () =>
    ({ webIds }) =>
      webIds.map(String),
});
