/** Default search engine settings of an article or page. */
const searchSettings = { isActiveSEO: true, noReferrerNoFollow: false } as const;

export const pageSettings = {
  ...searchSettings,
  redirect: false,
  showBreadCrumb: true,
  showFixedMenu: true,
  showPageBanner: false,
  namedStyle: 'standard',
} as const;
