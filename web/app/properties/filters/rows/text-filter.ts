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

/** In characters; nobody reads more of what was not understood. */
const longestUnread = 120;

/** Words of a search that no filter can say are named and change nothing. */
export const unreadFilter = {
  parameter: 'unread',
  label: 'search.label',
  section: 'text',
  parse: (given) => firstLine(given).map((words) => words.slice(0, longestUnread).trim()),
  valueOf: () => true,
  test: () => ({ passes: () => true }),
  chip: (words, { t }) => t('filter.unread', { words }),
  control: { kind: 'hidden' },
} as const satisfies ListFilter;
