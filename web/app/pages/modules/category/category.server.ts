import { contentPicture } from '../../../content/cms/pictures/content-picture.server.ts';
import type { ModuleOf } from '../../../content/cms/content.ts';
import { entryPath } from '../../../content/cms/entry-path.ts';
import { localized, localizedPicture, isUntranslated } from '../../../content/cms/fragments.ts';
import { linkedText } from '../../../content/cms/linked-text.server.ts';
import { defaultMaxItems, type ModuleContext } from '../module-contract.ts';
import { langOfContent } from '../../../content/i18n/language.ts';

const articleFields = `_id,
      ${isUntranslated('title')},
      ${localized('title')},
      ${localized('summary')},
      ${localizedPicture('picture')},
      "body": select(^.view in ["single-view", "collapse-view"] => {${localized('body')}}).body` as const;

/** `ofCategory` holds the articles of the category and, if the editor wants them, of three levels below it. */
export const categoryProjection = `_type == "categoryModule" => {
  view, isNumbered, itemsPerRow,
  "source": {
    maxItems,
    "picked": articles[@->status == "published"]->{
      ${articleFields}
    },
    "ofCategory": *[_type == "article" && status == "published" && defined(^.category._ref) && (
      category._ref == ^.category._ref || (^.isHasSubcategories == true && ^.category._ref in [
        category->parent._ref, category->parent->parent._ref, category->parent->parent->parent._ref
      ])
    )] | order(date desc, order asc, _id asc)[0...12]{
      ${articleFields}
    }
  }
}` as const;

/** Prefers the articles an editor picked to those of the category; returns at most `maxItems`. */
export function loadCategory({ source }: ModuleOf<'categoryModule'>, context: ModuleContext) {
  const picked = source.picked ?? [];
  const articles = picked.length > 0 ? picked : source.ofCategory;
  const limit = source.maxItems ?? defaultMaxItems;
  return {
    articles: articles.slice(0, limit).map(({ _id, isUntranslated, title, summary, body, picture }) => ({
      id: _id,
      lang: langOfContent(isUntranslated, context.language),
      title: title ?? '',
      summary,
      body: linkedText(body, context),
      picture: contentPicture(picture),
      href: entryPath(context.paths, _id, context.language),
    })),
  };
}

export type ArticleItem = ReturnType<typeof loadCategory>['articles'][number];
