/** A published page, without its own words. */
export function pageSettings<Kind extends string>(_id: string, kind: Kind) {
  return {
    isActiveSEO: true,
    noReferrerNoFollow: false,
    redirect: false,
    showBreadCrumb: true,
    showFixedMenu: true,
    showPageBanner: false,
    namedStyle: 'standard',
    _id,
    _type: 'page',
    kind,
    status: 'published',
  } as const;
}
