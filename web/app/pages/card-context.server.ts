import type { PageContext } from '../content/page-context.ts';

/** Everything that cards depend on besides their property. */
export function cardContext({
  platform,
  site,
  language,
}: Pick<PageContext, 'platform' | 'site' | 'language'>) {
  return {
    paths: site.paths,
    language,
    now: platform.clock(),
  };
}
