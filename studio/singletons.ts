import { say } from './locale/say.ts';

/** Editors change and publish these documents but cannot create or delete them. */
export const singletons = {
  menu: { id: 'menu', title: say('Menu') },
  topBar: { id: 'top-bar', title: say('Top bar') },
  header: { id: 'header', title: say('Header') },
  footer: { id: 'footer', title: say('Footer') },
  theme: { id: 'theme', title: say('Appearance') },
  siteSettings: { id: 'site-settings', title: say('Site settings') },
  cookieSettings: { id: 'cookie-settings', title: say('Cookies and analytics') },
} as const;

export type SingletonType = keyof typeof singletons;

const fixedTypes = new Set<string>([
  ...Object.keys(singletons),
  'interfaceText',
  'draftLink',
  'publicationRequest',
  'schedule',
]);

/** True for types whose documents only code creates. */
export function isFixedType(type: string): boolean {
  return fixedTypes.has(type);
}
