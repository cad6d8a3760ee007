/** In the order of the panel. The site settings choose which of them prevent publishing. */
export const checkIds = [
  { id: 'required', title: 'Required fields' },
  { id: 'agency', title: 'Details of the agency' },
  { id: 'translations', title: 'Missing translations' },
  { id: 'machineTexts', title: 'Texts by a machine' },
  { id: 'links', title: 'Broken links' },
  { id: 'redirects', title: 'Redirects in a circle' },
  { id: 'alternativeText', title: 'Pictures without alternative text' },
  { id: 'headings', title: 'Order of headings' },
  { id: 'contrast', title: 'Contrast of colours' },
  { id: 'searchResult', title: 'Search results' },
] as const;

export type CheckId = (typeof checkIds)[number]['id'];

export function isCheckId(value: unknown): value is CheckId {
  return checkIds.some(({ id }) => id === value);
}
