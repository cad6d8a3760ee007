/** Where the Studio asks by itself for its bridge, its typeface, news of versions and feedback. It does without. */
export const studioOutsideHosts: readonly string[] = [
  'core.sanity-cdn.com',
  'design-system-static.sanity.io',
  'sanity-cdn.com',
  'api.sanity.io',
];

/** What the Studio writes to the console when those hosts do not answer. */
export const studioComplaints: readonly RegExp[] = [/^Failed to fetch version for package/];
