import { serverText } from '../../i18n/i18next.server.ts';
import { homeAlternates } from '../../paths/build-path.ts';
import { loadSearchBlock } from '../../search/load-search-block.server.ts';
import { fetchPageContent, pageModules } from '../content/load-content-page.server.ts';
import { canonicalUrl } from '../metadata/page-head.server.ts';
import type { PageContext } from '../page-context.ts';

export type NotFoundPageData = Awaited<ReturnType<typeof loadNotFoundPage>>;

export type NotFoundMessage = 'notFound.message' | 'property.notFound' | 'list.noProjects';

export async function loadNotFoundPage(context: PageContext, message: NotFoundMessage = 'notFound.message') {
  const { site, language } = context;
  const home = site.paths.byKind('home');
  const content = home && (await fetchPageContent(context, home));
  const t = serverText(site, language);
  const title = t('notFound.title');
  return {
    kind: 'not-found' as const,
    language,
    head: {
      title,
      description: undefined,
      canonical: canonicalUrl(context),
      alternates: {},
      isIndexed: false,
    },
    alternates: homeAlternates(site.languages),
    banner: {
      title,
      description: t(message),
      pictures: [],
      video: undefined,
      color: 'soft' as const,
      transparent: 0,
      height: 'low' as const,
      search: loadSearchBlock({ description: t('notFound.searchHeading') }, site.paths, language),
    },
    modules: pageModules(context, content ?? undefined),
  };
}
