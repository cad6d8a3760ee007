import { defineQuery } from 'groq';
import { defaultLanguage, type LanguageId, localeOf } from 'schemas/languages.ts';
import { localized, localizedPicture, isUntranslated } from '../../content/cms/fragments.ts';
import { moduleProjections } from '../modules/registry.server.ts';
import { metadataProjection } from '../page-query.server.ts';
import type { ArticleContent } from '../../content/cms/content.ts';
import { contentPicture } from '../../content/cms/pictures/content-picture.server.ts';
import { entryPath } from '../../content/cms/entry-path.ts';
import { linkedText } from '../../content/cms/linked-text.server.ts';
import { loadContent } from '../../content/cms/load.server.ts';
import { articleFeedPath } from '../../content/paths/feed-path.ts';
import { pageAlternates } from '../../content/paths/build-path.ts';
import type { PathEntry } from '../../content/paths/path-table.ts';
import { pageModules, withoutFailedModules } from '../content/load-content-page.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import { pageHead } from '../metadata/page-head.server.ts';
import { breadcrumbTrail } from '../page-heading/breadcrumbs.server.ts';
import { articleThing, contentThings } from '../structured-data/content-things.server.ts';
import { withStructuredData } from '../structured-data/graph.ts';
import { langOfContent } from '../../content/i18n/language.ts';

export const articleQuery =
  defineQuery(`*[_type == "article" && _id == $id && (status == "published" || $showsDrafts)][0]{
  _id, _createdAt, _updatedAt, order, date,
  "author": select(author->status == "published" => author->name),
  ${isUntranslated('title')},
  ${localized('title')},
  ${localized('summary')},
  ${localized('description')},
  ${localized('body')},
  ${localizedPicture('picture')},
  ${metadataProjection},
  "modules": select(
    count(modules) > 0 => modules,
    count(category->articleModules) > 0 => category->articleModules,
    category->parent->articleModules
  )[status == "published"]{
    ${moduleProjections}
  },
  "others": *[
    _type == "article" && status == "published" && _id != ^._id
    && category._ref == ^.category._ref && count(path) > 0
  ] | order(date desc, order asc, _id asc)[0...24]{
    _id, order, date,
    ${isUntranslated('title')},
    ${localized('title')},
    ${localized('summary')},
    ${localizedPicture('picture')}
  }
}`);

const mostOthers = 3;

/** Undefined without a valid date. */
function writtenDay(value: string | null, language: LanguageId) {
  const time = Date.parse(`${value ?? ''}T00:00:00Z`);
  if (!value || Number.isNaN(time)) return undefined;
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return { text: format.format(time), value };
}

export type ArticlePageData = NonNullable<Awaited<ReturnType<typeof loadArticlePage>>>;

export async function loadArticlePage(context: PageContext, entry: PathEntry) {
  const { platform, site, language } = context;
  const params = { id: entry.id, language, defaultLanguage };
  const wanted = { query: articleQuery, params, answer: 'articleQuery' } as const;
  const content = await loadContent<ArticleContent | null>(platform, wanted);
  if (!content) return undefined;
  const alternates = pageAlternates(entry, site.languages);
  const picture = contentPicture(content.picture);
  const described = { ...content, description: content.description ?? content.summary };
  const title = content.title ?? '';
  const head = {
    ...pageHead(context, described, { alternates, pictures: [content.picture], type: 'article' }),
    ...(content.date !== null && { feed: articleFeedPath(language) }),
  };
  const breadcrumbs = breadcrumbTrail(context, entry, title);
  const parts = await pageModules(context, content);
  return {
    kind: 'article' as const,
    language,
    lang: langOfContent(content.isUntranslated, language),
    title,
    lead: content.summary ?? undefined,
    head: withStructuredData(head, [
      articleThing(context, content, head),
      ...contentThings(context, {
        kind: 'article',
        content: withoutFailedModules(content, parts.modules),
        breadcrumbs,
      }),
    ]),
    breadcrumbs,
    alternates,
    picture,
    byline: { date: writtenDay(content.date, language), author: content.author },
    body: linkedText(content.body, { paths: site.paths, language }),
    ...parts,
    others: otherArticles(context, content),
  };
}

/**
 * Up to three other articles of the category with a page in this language: the newest for a dated article, else the
 * next in order.
 */
function otherArticles({ site, language }: PageContext, { date, order, others }: ArticleContent) {
  const isLater = (other: { order: number | null }) =>
    date === null && (other.order ?? Infinity) > (order ?? Infinity);
  const following = [...others.filter(isLater), ...others.filter((other) => !isLater(other))];
  const linked = following.flatMap(({ _id, isUntranslated, title, summary, picture }) => {
    const href = entryPath(site.paths, _id, language);
    const lang = langOfContent(isUntranslated, language);
    return href
      ? [{ id: _id, lang, title: title ?? '', summary, picture: contentPicture(picture), href }]
      : [];
  });
  return linked.slice(0, mostOthers);
}
