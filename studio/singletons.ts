/** Editors change and publish these documents but cannot create or delete them. */
export const singletons = {
  menu: { id: 'menu', title: 'Menu' },
  topBar: { id: 'top-bar', title: 'Top bar' },
  header: { id: 'header', title: 'Header' },
  footer: { id: 'footer', title: 'Footer' },
  popup: { id: 'popup', title: 'Popup' },
  theme: { id: 'theme', title: 'Appearance' },
  siteSettings: { id: 'site-settings', title: 'Site settings' },
  cookieSettings: { id: 'cookie-settings', title: 'Cookies and analytics' },
} as const;

export type SingletonType = keyof typeof singletons;

const fixedTypes = new Set<string>([...Object.keys(singletons), 'interfaceText', 'draftLink']);

/** True for types whose documents only code creates. */
export function isFixedType(type: string): boolean {
  return fixedTypes.has(type);
}
