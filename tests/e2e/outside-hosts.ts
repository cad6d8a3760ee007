/** Where the Studio asks for news, fonts and feedback by itself. It does without them, so tests accept its complaints. */
export const studioOutsideHosts: readonly string[] = [
  'api.sanity.io',
  'cdn.sanity.io',
  'sanity-cdn.com',
  'core.sanity-cdn.com',
  'registry.npmjs.org',
  'www.sanity.io',
  'fonts.googleapis.com',
  'fonts.gstatic.com',
];
