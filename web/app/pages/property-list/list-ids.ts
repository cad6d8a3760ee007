export const listIds = {
  banner: 'list-banner',
  heading: 'list-heading',
  panel: 'filters',
  bar: 'list-bar',
  count: 'list-count',
  results: 'list-results',
  sheet: 'filter-sheet',
} as const;
