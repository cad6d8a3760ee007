import { defineQuery } from 'groq';
import type { ArticleFeedQueryResult } from 'schemas/generated/content.ts';
import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import { entryPath } from '../../../content/cms/entry-path.ts';
import { localized } from '../../../content/cms/fragments.ts';
import { loadContent } from '../../../content/cms/load.server.ts';
import type { Site } from '../../../content/cms/site.server.ts';
import { languageTag } from '../../../content/i18n/language.ts';
import { homePath } from '../../../content/paths/build-path.ts';
import { articleFeedPath } from '../../../content/paths/feed-path.ts';
import type { Platform } from '../../../platform/platform.server.ts';
import { latest } from '../changed-on.ts';
import { element, type Xml, xmlDocument, atom, momentOf } from '../xml.ts';

const articleFeedQuery = defineQuery(`*[_type == "article" && status == "published" && defined(date)
  && isActiveSEO != false] | order(date desc, _id asc)[0...60]{
  _id, _updatedAt, date,
  "author": select(author->status == "published" => author->name),
  ${localized('title')},
  ${localized('summary')}
}`);

const mostEntries = 30;

type Local = { site: Site; language: LanguageId };

export async function loadArticleFeed(platform: Platform, local: Local): Promise<string> {
  const params = { language: local.language, defaultLanguage };
  const wanted = { query: articleFeedQuery, params, answer: 'articleFeedQuery' } as const;
  const articles = await loadContent<ArticleFeedQueryResult>(platform, wanted);
  return articleFeed(articles, { ...local, siteUrl: platform.settings.SITE_URL });
}

export function articleFeed(
  articles: ArticleFeedQueryResult,
  { site, language, siteUrl }: Local & { siteUrl: string },
): string {
  const shown = articles
    .flatMap((article) => {
      const path = entryPath(site.paths, article._id, language);
      return path ? [{ ...article, href: `${siteUrl}${path}` }] : [];
    })
    .slice(0, mostEntries);
  const agency = site.content.settings?.agencyName ?? new URL(siteUrl).hostname;
  const self = `${siteUrl}${articleFeedPath(language)}`;
  return xmlDocument(
    element(
      'feed',
      { xmlns: atom, 'xml:lang': languageTag(language) },
      element('id', {}, self),
      element('title', {}, agency),
      element('updated', {}, momentOf(latest(shown.map(({ _updatedAt }) => _updatedAt)))),
      element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
      element('link', { rel: 'alternate', type: 'text/html', href: `${siteUrl}${homePath(language)}` }),
      element('author', {}, element('name', {}, agency)),
      ...shown.map(entryOf),
    ),
  );
}

function entryOf({
  href,
  title,
  summary,
  date,
  author,
  _updatedAt,
}: ArticleFeedQueryResult[number] & { href: string }): Xml {
  return element(
    'entry',
    {},
    element('id', {}, href),
    element('title', {}, title ?? ''),
    element('updated', {}, momentOf(_updatedAt)),
    date === null ? undefined : element('published', {}, momentOf(date)),
    element('link', { rel: 'alternate', type: 'text/html', href }),
    author ? element('author', {}, element('name', {}, author)) : undefined,
    element('summary', {}, summary ?? ''),
  );
}
