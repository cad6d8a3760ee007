export const viewSources = [
  'list',
  'site',
  'search-engine',
  'property-site',
  'social',
  'alert',
  'direct',
  'other',
] as const;

export type ViewSource = (typeof viewSources)[number];

export const interests = ['favourite', 'share', 'enquiry', 'match'] as const;

export type Interest = (typeof interests)[number];

export type CountKind = ViewSource | Interest;

export function isViewSource(kind: CountKind): kind is ViewSource {
  return viewSources.some((source) => source === kind);
}
