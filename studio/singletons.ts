/** Documents that exist once: type and id. They are seeded, edited and published, but never added or removed. */
export const singletons = [
  { type: 'menu', id: 'menu', title: 'Menu' },
  { type: 'theme', id: 'theme', title: 'Look' },
  { type: 'siteSettings', id: 'site-settings', title: 'Settings' },
] as const;

const fixedTypes = new Set<string>([...singletons.map((singleton) => singleton.type), 'interfaceText']);

/** True for types whose documents code looks up by id, so that editors only change their content. */
export function isFixedType(type: string): boolean {
  return fixedTypes.has(type);
}
