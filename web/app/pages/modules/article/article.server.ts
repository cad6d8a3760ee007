import { contentPicture } from '../../../content/cms/pictures/content-picture.server.ts';
import type { ModuleOf } from '../../../content/cms/content.ts';
import { localized, localizedPicture } from '../../../content/cms/fragments.ts';
import { linkedText } from '../../../content/cms/linked-text.ts';
import type { ModuleContext } from '../module-contract.ts';

export const articleProjection = `_type == "articleModule" => {
  imagePosition,
  "source": {${localized('body')}, ${localizedPicture('picture')}}
}` as const;

export function loadArticle({ source }: ModuleOf<'articleModule'>, context: ModuleContext) {
  return { body: linkedText(source.body, context), picture: contentPicture(source.picture) };
}
