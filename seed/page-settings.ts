/** What an article or a page asks of search engines when nobody chose otherwise. */
const searchSettings = { isActiveSEO: true, noReferrerNoFollow: false } as const;

/** What a page has when nobody chose otherwise: a menu in view, a path of pages above the title, no banner, the usual mood. */
export const pageSettings = {
  ...searchSettings,
  redirect: false,
  showBreadCrumb: true,
  showFixedMenu: true,
  showPageBanner: false,
  namedStyle: 'standard',
} as const;
