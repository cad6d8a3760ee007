import { contentPicture } from '../../../content/cms/pictures/content-picture.server.ts';
import type { ModuleOf } from '../../../content/cms/content.ts';
import { localized, localizedPicture } from '../../../content/cms/fragments.ts';

export const articleProjection = `_type == "articleModule" => {
  imagePosition,
  ${localized('body')},
  "source": {${localizedPicture('picture')}}
}` as const;

export function loadArticle({ source }: ModuleOf<'articleModule'>) {
  return { picture: contentPicture(source.picture) };
}
