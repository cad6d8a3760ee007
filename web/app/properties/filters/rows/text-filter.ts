import { textMatches, type ListFilter } from '../list-filter.ts';
import { firstLine, longestText } from '../parse-values.ts';

export const textFilter = {
  parameter: 'q',
  label: 'search.label',
  section: 'text',
  parse: firstLine,
  valueOf: ({ cityKey, webIds }) => `${cityKey} ${webIds.join(' ')}`,
  test: ([text = ''], { lookup }) => {
    const match = lookup.matchText(text);
    return { passes: (property) => textMatches(match, property), pinned: match.references };
  },
  chip: (text, { t }) => t('filter.searchedText', { text }),
  control: { kind: 'text', maxLength: longestText },
} as const satisfies ListFilter;
