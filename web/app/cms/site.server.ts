import { defaultLanguage, isLanguageId, type LanguageId, languages } from 'schemas/languages.ts';
import { isPageKind } from 'schemas/page-kinds.ts';
import { isTextKey } from 'schemas/text-keys.ts';
import { createPathTable, type PathEntry, type PathTable, type PerLanguage } from '../paths/path-table.ts';
import type { Platform } from '../services/platform.server.ts';
import type { SiteContent, Texts } from './content.ts';
import { loadContent } from './load.server.ts';
import { siteQuery } from './site-query.ts';

/** What every page shares, prepared once for each content revision. */
export type Site = {
  content: SiteContent;
  /** The enabled languages in their fixed order; the default one is always among them. */
  languages: readonly LanguageId[];
  paths: PathTable;
  texts: Map<LanguageId, Texts>;
};

type LocalizedValues = readonly { language: string | null; value: string | null }[] | null;

const prepared = new WeakMap<object, Site>();

/** Loads what every page shares. Fails only when the Content Lake has never answered. */
export async function loadSite(platform: Platform): Promise<Site> {
  const content = await loadContent<SiteContent>(platform, siteQuery, {});
  const known = prepared.get(content);
  if (known) return known;
  const site = prepareSite(content);
  prepared.set(content, site);
  return site;
}

export function prepareSite(content: SiteContent): Site {
  const enabled = content.settings?.enabledLanguages ?? [];
  const siteLanguages = languages
    .map(({ id }) => id)
    .filter((id) => id === defaultLanguage || enabled.includes(id));
  return {
    content,
    languages: siteLanguages,
    paths: createPathTable(content.pages.flatMap(pathEntry), siteLanguages),
    texts: new Map(siteLanguages.map((language) => [language, textsOf(content, language)])),
  };
}

function pathEntry(page: SiteContent['pages'][number]): PathEntry[] {
  if (!isPageKind(page.kind)) return [];
  return [{ id: page._id, kind: page.kind, paths: perLanguage(page.path), titles: perLanguage(page.title) }];
}

function textsOf(content: SiteContent, language: LanguageId): Texts {
  const texts: Texts = {};
  for (const { key, value } of content.texts) {
    const values = perLanguage(value);
    const text = values[language] ?? values[defaultLanguage];
    if (isTextKey(key) && text) texts[key] = text;
  }
  return texts;
}

/** Turns a stored localized value into a record. An empty value counts as none. */
export function perLanguage(values: LocalizedValues): PerLanguage<string> {
  const record: PerLanguage<string> = {};
  for (const { language, value } of values ?? []) {
    if (isLanguageId(language) && value) record[language] = value;
  }
  return record;
}
