import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import { loadBanner, videoOrigins } from '../layout/banner/load-banner.server.ts';
import { loadContent } from '../cms/load.server.ts';
import { contentPicture } from '../cms/pictures/content-picture.server.ts';
import type { PageContent } from '../cms/content.ts';
import type { Site } from '../cms/site.server.ts';
import { serverText } from '../i18n/i18next.server.ts';
import { loadModules } from '../modules/load-modules.server.ts';
import type { ModuleContext } from '../modules/module-contract.ts';
import { homeAlternates, pageAlternates } from '../paths/build-path.ts';
import type { PathEntry } from '../paths/path-table.ts';
import { loadSearchBlock } from '../properties/search/load-search-block.server.ts';
import type { Platform } from '../services/platform.server.ts';
import { pageQuery } from './page-query.server.ts';
import { filteredList } from './property-list/filtered-list.server.ts';
import { loadKind } from './load-kind.server.ts';
import { loadArticlePage } from './article/load-article.server.ts';
import type { PageData } from './page-data.ts';
import { pageHeader } from './opening/page-header.server.ts';
import { pageHead } from './metadata/page-head.server.ts';
import { pageSteps } from './opening/page-steps.server.ts';

/** What loading a page needs: the outside world, what all pages share, the address and its language. */
export type PageContext = { platform: Platform; site: Site; url: URL; language: LanguageId };

/** Loads a page of the path table; undefined when it has been withdrawn since the table was read. */
export async function loadPage(context: PageContext, entry: PathEntry): Promise<PageData | undefined> {
  const { platform, site, url, language } = context;
  if (entry.kind === 'article') return loadArticlePage(context, entry);
  const content = await loadPageContent(context, entry);
  if (!content) return undefined;
  const alternates = pageAlternates(entry, site.languages);
  const title = content.title ?? '';
  const isStepped = entry.kind !== 'home' && content.showBreadCrumb !== false;
  const picture = contentPicture(content.image);
  const banner = loadBanner(content, { paths: site.paths, language, origin: url.origin });
  platform.allowedSources.media = videoOrigins(banner);
  const data = loadKind(entry.kind, context);
  const page: PageData = {
    kind: entry.kind,
    language,
    title,
    lead: content.description ?? undefined,
    head: pageHead(context, content, { alternates, picture, type: 'website' }),
    breadcrumbs: isStepped ? pageSteps(context, entry, content.breadcrumb ?? title) : [],
    style: content.namedStyle ?? 'standard',
    banner,
    header: pageHeader(content, banner),
    alternates,
    modules: loadModules(content.modules, moduleContext(context)),
    data,
  };
  return data && 'filters' in data ? filteredList(page, data, content, context) : page;
}

/** The page for an address that stands for nothing: a message, then what the home page shows. */
export async function loadNotFound(
  context: PageContext,
  message: 'notFound.message' | 'property.notFound' = 'notFound.message',
): Promise<PageData> {
  const { site, url, language } = context;
  const home = site.paths.byKind('home');
  const content = home && (await loadPageContent(context, home));
  const t = serverText(site, language);
  const title = t('notFound.title');
  const alternates = homeAlternates(site.languages);
  return {
    kind: 'not-found',
    language,
    title,
    lead: undefined,
    head: { title, description: undefined, canonical: url.href, alternates: {}, isIndexed: false },
    breadcrumbs: [],
    style: 'standard',
    banner: {
      title,
      description: t(message),
      pictures: [],
      video: undefined,
      color: 'soft',
      transparent: 0,
      height: 'low',
      search: loadSearchBlock({ description: t('notFound.searchHeading') }, site.paths, language),
    },
    header: {},
    alternates,
    modules: loadModules(content?.modules ?? null, moduleContext(context)),
    data: undefined,
  };
}

function moduleContext({ platform, site, language }: PageContext): ModuleContext {
  const { requestId } = platform;
  const contactSlots = site.content.settings?.contactSlots;
  return { language, paths: site.paths, t: serverText(site, language), contactSlots, requestId };
}

function loadPageContent({ platform, language }: PageContext, entry: PathEntry) {
  return loadContent<PageContent | null>(platform, pageQuery, { id: entry.id, language, defaultLanguage });
}
