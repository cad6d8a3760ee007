import { localized, localizedPicture } from '../../cms/fragments.ts';

const articleFields = `_id,
      ${localized('title')},
      ${localized('summary')},
      ${localizedPicture('picture')},
      "body": select(^.view in ["single-view", "collapse-view"] => coalesce(
        body[language == $language][0].value, body[language == $defaultLanguage][0].value
      ))` as const;

/** Articles picked by hand, else those of the category and, when asked for, of up to three levels below it. */
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
    )] | order(order asc, _id asc)[0...12]{
      ${articleFields}
    }
  }
}` as const;
