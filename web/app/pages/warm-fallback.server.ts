import { defaultLanguage } from 'schemas/languages.ts';
import { keepAnswers, type Question } from '../cms/load.server.ts';
import type { Site } from '../cms/site.server.ts';
import { pagePath } from '../paths/build-path.ts';
import type { Platform } from '../services/platform.server.ts';
import { articleQuery } from './article/article-query.ts';
import { pageQuery } from './page-query.server.ts';

const kept = new WeakSet<Site>();

/** Sees to it that every public page can be shown without the Content Lake, also one that nobody has read yet. */
export async function keepPages(platform: Platform, site: Site): Promise<void> {
  if (platform.view.kind !== 'published' || kept.has(site)) return;
  kept.add(site);
  await keepAnswers(platform, pageQuestions(site));
}

/** What is asked of each public page in each language it has an address in. */
export function pageQuestions({ content, languages, paths }: Site): Question[] {
  return content.pages.flatMap(({ _id: id }) => {
    const entry = paths.byId(id);
    if (!entry) return [];
    const query = entry.kind === 'article' ? articleQuery : pageQuery;
    return languages
      .filter((language) => pagePath(entry, language) !== undefined)
      .map((language) => ({ query, params: { id, language, defaultLanguage } }));
  });
}
