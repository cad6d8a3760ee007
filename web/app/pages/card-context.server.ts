import type { PageContext } from '../content/page-context.ts';

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
