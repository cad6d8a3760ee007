import type { PageContext } from './page-context.ts';

/** Everything that cards depend on besides their property. */
export function cardContext({ platform, site, language }: PageContext) {
  return { paths: site.paths, language, now: platform.clock() };
}
