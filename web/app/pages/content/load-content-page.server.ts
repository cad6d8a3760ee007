import { defaultLanguage } from 'schemas/languages.ts';
import { canvasOf } from '../../content/cms/drafts/canvas.server.ts';
import type { PageContent } from '../../content/cms/content.ts';
import { loadContent } from '../../content/cms/load.server.ts';
import { changesOfPeriods, isVisibleNow } from '../../content/cms/visible-now.server.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { loadBanner, storedPictures, videoOrigins } from '../../site/banner/load-banner.server.ts';
import type { ModuleContext } from '../modules/module-contract.ts';
import { loadModules } from '../modules/load-modules.server.ts';
import { pageAlternates } from '../../content/paths/build-path.ts';
import type { PathEntry } from '../../content/paths/path-table.ts';
import { combineNeeds, type PageNeeds } from '../../platform/page-needs.ts';
import { pageHead } from '../metadata/page-head.server.ts';
import { pageHeader, breadcrumbTrail } from '../page-heading/breadcrumbs.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import { contentThings } from '../structured-data/content-things.server.ts';
import { withStructuredData } from '../structured-data/graph.ts';
import { pageQuery } from '../page-query.server.ts';
import { langOfContent } from '../../content/i18n/language.ts';

type ShownContent = PageContent & { needs?: PageNeeds };

export type ContentPageData = Awaited<ReturnType<typeof contentPage>>;

export async function loadContentPage(context: PageContext, entry: PathEntry) {
  const content = await fetchPageContent(context, entry);
  return content ? await contentPage(context, entry, content) : undefined;
}

export async function contentPage(context: PageContext, entry: PathEntry, content: ShownContent) {
  const { platform, site, url, language } = context;
  const alternates = pageAlternates(entry, site.languages);
  const title = content.title ?? entry.titles[language] ?? '';
  const hasBreadcrumbs = entry.kind !== 'home' && content.showBreadCrumb !== false;
  const banner = loadBanner(content, {
    paths: site.paths,
    language,
    origin: url.origin,
    catalogue: platform.catalogue,
  });
  const pictures = [content.image, ...(content.banner ? storedPictures(content.banner) : [])];
  const head = pageHead(context, content, { alternates, pictures, type: 'website' });
  const { modules, needs } = await pageModules(context, {
    ...content,
    canvas: canvasOf(platform, content),
  });
  const breadcrumbs = hasBreadcrumbs ? breadcrumbTrail(context, entry, content.breadcrumb ?? title) : [];
  return {
    kind: entry.kind,
    language,
    lang: langOfContent(content.isUntranslated, language),
    title,
    lead: content.description ?? undefined,
    head: withStructuredData(
      head,
      contentThings(context, {
        kind: entry.kind,
        content: withoutFailedModules(content, modules),
        breadcrumbs,
      }),
    ),
    breadcrumbs,
    style: content.namedStyle ?? ('standard' as const),
    banner,
    header: pageHeader(content),
    alternates,
    modules,
    needs: combineNeeds([content.needs, { sources: { media: videoOrigins(banner) } }, needs]),
  };
}

export async function fetchPageContent({ platform, language }: PageContext, { id }: PathEntry) {
  const params = { id, language, defaultLanguage };
  const wanted = { query: pageQuery, params, answer: 'pageQuery' } as const;
  const content = await loadContent<PageContent | null>(platform, wanted);
  if (!content) return undefined;
  const modules = content.modules ?? [];
  return { ...content, modules: modules.filter(isVisibleNow(platform)), needs: changesOfPeriods(modules) };
}

/** Leaves out modules whose loaders failed, because structured data reads the same fields. */
export function withoutFailedModules(
  { modules }: Pick<PageContent, 'modules'>,
  loaded: readonly { failed: boolean }[],
) {
  return { modules: (modules ?? []).filter((_, index) => loaded[index]?.failed === false) };
}

export async function pageModules(
  { platform, site, language }: PageContext,
  { modules, canvas }: Pick<PageContent, 'modules'> & Pick<ModuleContext, 'canvas'>,
) {
  const { requestId } = platform;
  const contactSlots = site.content.settings?.contactSlots;
  const now = platform.clock();
  const context = {
    language,
    paths: site.paths,
    t: serverText(site, language),
    catalogue: platform.catalogue,
    now,
    contactSlots,
    requestId,
    canvas,
  };
  const loaded = await loadModules(modules, context);
  return { modules: loaded, needs: combineNeeds(loaded.map((module) => module.needs)) };
}
