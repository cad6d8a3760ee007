export const listIds = {
  banner: 'list-banner',
  opening: 'list-opening',
  panel: 'filters',
  bar: 'list-bar',
  count: 'list-count',
  results: 'list-results',
  sheet: 'filter-sheet',
} as const;
