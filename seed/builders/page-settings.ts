/** Default search engine settings of an article or page. */
const searchSettings = { isActiveSEO: true, noReferrerNoFollow: false } as const;

/** Defaults of a page: menu and breadcrumb shown, no banner, the standard theme. */
export const pageSettings = {
  ...searchSettings,
  redirect: false,
  showBreadCrumb: true,
  showFixedMenu: true,
  showPageBanner: false,
  namedStyle: 'standard',
} as const;
