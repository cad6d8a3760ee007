import { contentPicture } from '../../../content/cms/pictures/content-picture.server.ts';
import type { ModuleOf } from '../../../content/cms/content.ts';
import { localized, localizedPicture, isUntranslated } from '../../../content/cms/fragments.ts';
import { linkedText } from '../../../content/cms/linked-text.server.ts';
import type { ModuleContext } from '../module-contract.ts';
import { langOfContent } from '../../../content/i18n/language.ts';

export const articleProjection = `_type == "articleModule" => {
  imagePosition,
  "source": {${isUntranslated('body')}, ${localized('body')}, ${localizedPicture('picture')}}
}` as const;

export function loadArticle({ source }: ModuleOf<'articleModule'>, context: ModuleContext) {
  const lang = langOfContent(source.isUntranslated, context.language);
  return { lang, body: linkedText(source.body, context), picture: contentPicture(source.picture) };
}
