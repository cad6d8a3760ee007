import { seededTexts } from '../i18n/seeded-texts.ts';
import type { PathEntryQueryResult } from 'schemas/generated/content.ts';
import {
  defaultLanguage,
  firstWritten,
  isLanguageId,
  type LanguageId,
  languages,
  shownLanguages,
} from 'schemas/languages.ts';
import { isPageKind } from 'schemas/page-kinds.ts';
import { templatePath } from 'schemas/publication/template-path.ts';
import { isTextKey } from 'schemas/text-keys.ts';
import { shortPropertyPath } from '../paths/build-path.ts';
import { createPathTable } from '../paths/create-path-table.ts';
import type { PathEntry, PathTable, PerLanguage, Redirects } from '../paths/path-table.ts';
import type { Platform } from '../../platform/platform.server.ts';
import type { Municipality, SiteContent, Texts } from './content.ts';
import { loadContent } from './load.server.ts';
import { pathEntryQuery, siteQuery } from './site-query.ts';

export type Site = {
  content: SiteContent;
  languages: readonly LanguageId[];
  paths: PathTable;
  texts: Map<LanguageId, Texts>;
  municipalities: readonly Municipality[];
};

type StoredEntry = SiteContent['pages'][number];

type LocalizedValues = readonly { language: string | null; value: string | null }[] | null;

/** Caches per request, because layout and page both load it. */
const withDrafts = new WeakMap<Platform, Promise<Site>>();

/** @throws Response with status 503 when there is no content */
export function loadSite(platform: Platform): Promise<Site> {
  if (platform.view.kind === 'published') return loadPublishedSite(platform);
  const site = withDrafts.get(platform) ?? loadDraftSite(platform);
  withDrafts.set(platform, site);
  return site;
}

const wanted = { query: siteQuery, params: {}, answer: 'siteQuery' } as const;

function loadPublishedSite(platform: Platform): Promise<Site> {
  const make = (content: SiteContent) => {
    const site = prepareSite(content);
    // Renders the layout once (`site/try-layout`), a floor above this one.
    platform.acceptSite(site);
    return site;
  };
  return loadContent<SiteContent, Site>(platform, { ...wanted, make });
}

/** Shows a draft that redirects its visitors, instead of redirecting. */
async function loadDraftSite(platform: Platform): Promise<Site> {
  const { view } = platform;
  const stay = (page: StoredEntry) => ({ ...page, redirect: null });
  if (view.kind !== 'link') {
    const content = await loadContent<SiteContent>(platform, wanted);
    const pages = [...content.pages.map(stay), ...content.templates.map(templateEntry)];
    return prepareSite({ ...content, pages });
  }
  const { content } = await loadPublishedSite(platform);
  const linked = await loadContent<PathEntryQueryResult>(platform, {
    query: pathEntryQuery,
    params: { id: view.documentId },
    answer: 'pathEntryQuery',
  });
  const others = content.pages.filter(({ _id }) => _id !== view.documentId);
  return prepareSite({ ...content, pages: linked ? [...others, stay(linked)] : others });
}

function templateEntry({ _id, name }: SiteContent['templates'][number]): StoredEntry {
  const path = languages.map(({ id }) => ({ language: id, value: templatePath(_id) }));
  return {
    _id,
    _type: 'page',
    kind: 'content',
    path,
    title: [{ language: defaultLanguage, value: name }],
    originalPath: null,
    formerPaths: null,
    redirect: null,
    redirectUrl: null,
    breadcrumb: null,
    externalLink: null,
  };
}

export function prepareSite(content: SiteContent): Site {
  const siteLanguages = shownLanguages(content.settings?.enabledLanguages);
  return {
    content,
    languages: siteLanguages,
    paths: createPathTable(content.pages.flatMap(pathEntry), siteLanguages, redirectsOf(content)),
    texts: new Map(siteLanguages.map((language) => [language, textsOf(content, language)])),
    municipalities: content.municipalities.flatMap(({ names, zip, villages }) => {
      const complete = (villages ?? []).flatMap(({ name, zip }) => (name && zip ? [{ name, zip }] : []));
      return zip ? [{ names: names ?? [], zip, villages: complete }] : [];
    }),
  };
}

function pathEntry(page: StoredEntry): PathEntry[] {
  const kind = page._type === 'article' ? page._type : page.kind;
  if (kind !== 'article' && !isPageKind(kind)) return [];
  return [
    {
      id: page._id,
      kind,
      paths: kind === 'home' ? withFallback(perLanguage(page.path)) : perLanguage(page.path),
      titles: withFallback(perLanguage(page.title)),
      breadcrumbs: perLanguage(page.breadcrumb),
      externalLink: page.externalLink ?? undefined,
      originalPath: page.originalPath ?? undefined,
      formerPaths: (page.formerPaths ?? []).flatMap(({ language, path }) =>
        isLanguageId(language) && path ? [{ language, path }] : [],
      ),
      redirectTo: page.redirect ? (page.redirectUrl ?? undefined) : undefined,
    },
  ];
}

function withFallback(values: PerLanguage<string>): PerLanguage<string> {
  return Object.fromEntries(languages.map(({ id }) => [id, firstWritten(id, (each) => values[each])]));
}

function redirectsOf({ settings, redirects }: SiteContent): Redirects {
  const list = redirects.flatMap(({ from, pageId, property, url, isPermanent }) => {
    if (!from) return [];
    const address = property ? shortPropertyPath(property) : (url ?? undefined);
    return [{ from, pageId: pageId ?? undefined, url: address, isPermanent: isPermanent ?? true }];
  });
  return { list, allowedHosts: settings?.allowedRedirectHosts ?? [] };
}

/** Texts of the editors, and seeded ones where they are newer than the content. */
function textsOf(content: SiteContent, language: LanguageId): Texts {
  const texts: Texts = { ...seededTexts[language] };
  for (const { key, value } of content.texts) {
    const values = perLanguage(value);
    const text = firstWritten(language, (each) => values[each]);
    if (isTextKey(key) && text) texts[key] = text;
  }
  return texts;
}

/** Drops empty values. Returns all languages, because the path table needs them together. */
export function perLanguage(values: LocalizedValues): PerLanguage<string> {
  const record: PerLanguage<string> = {};
  for (const { language, value } of values ?? []) {
    if (isLanguageId(language) && value) record[language] = value;
  }
  return record;
}
