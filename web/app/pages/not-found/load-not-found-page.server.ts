import { data } from '@remix-run/cloudflare';
import { toClientData } from '../to-client-data.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { homeAlternates, listPath } from '../../content/paths/build-path.ts';
import { loadSearchBlock } from '../../properties/search-field/load-search-block.server.ts';
import { fetchPageContent, pageModules } from '../content/load-content-page.server.ts';
import { combineNeeds } from '../../platform/page-needs.ts';
import { canonicalUrl } from '../metadata/page-head.server.ts';
import { valuationLink, type Way } from '../property/offer/load-outcome.server.ts';

export async function notFoundResponse(context: PageContext) {
  return data(toClientData(context.platform, await loadNotFoundPage(context)), { status: 404 });
}

export async function notOfferedResponse(
  context: PageContext,
  { message, status }: { message: NotFoundMessage; status: 404 | 410 },
) {
  return data(toClientData(context.platform, await loadNotFoundPage(context, message)), { status });
}

export type NotFoundPageData = Awaited<ReturnType<typeof loadNotFoundPage>>;

export type NotFoundMessage = 'notFound.message' | 'property.notFound' | 'list.noProjects';

async function loadNotFoundPage(context: PageContext, message: NotFoundMessage = 'notFound.message') {
  const { platform, site, language } = context;
  const home = site.paths.byKind('home');
  const content = home && (await fetchPageContent(context, home));
  const t = serverText(site, language);
  const { modules, needs } = content ? await pageModules(context, content) : { modules: [], needs: {} };
  const isProperty = message === 'property.notFound';
  const title = t(isProperty ? 'property.notFoundTitle' : 'notFound.title');
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
      search: loadSearchBlock(
        { description: t('notFound.searchHeading') },
        { paths: site.paths, language, catalogue: platform.catalogue },
      ),
    },
    ways: isProperty ? propertyWays(context) : [],
    modules,
    needs: combineNeeds([content?.needs, needs]),
  };
}

/** Offers ways on to a visitor who followed a link to a property. */
function propertyWays(context: PageContext): Way[] {
  const { site, language } = context;
  const t = serverText(site, language);
  const valuation = valuationLink(context);
  return [
    { title: t('list.allForSale'), href: listPath(site.paths, 'sale', language) },
    { title: t('list.allForRent'), href: listPath(site.paths, 'rent', language) },
    ...(valuation ? [valuation] : []),
  ];
}
