import type { SiteContent } from './content.ts';

type Settings = NonNullable<SiteContent['settings']>;

/** What every page shares in a dataset in which nobody has written anything. */
export const emptyContent: SiteContent = {
  settings: null,
  theme: null,
  menu: null,
  pages: [],
  redirects: [],
  texts: [],
};

export const emptySettings: Settings = {
  agencyName: null,
  enabledLanguages: null,
  phone: null,
  email: null,
  address: null,
  allowedRedirectHosts: null,
  tagline: null,
};

/** The fields of a page that tests of the site seldom care about. */
export const plainPage = {
  _type: 'page',
  kind: 'content',
  originalPath: null,
  formerPaths: null,
  redirect: null,
  redirectUrl: null,
} as const;
