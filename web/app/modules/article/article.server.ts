import { contentPicture } from '../../cms/pictures/content-picture.server.ts';
import type { ModuleOf } from '../../cms/content.ts';
import { localized, localizedPicture } from '../../cms/fragments.ts';

export const articleProjection = `_type == "articleModule" => {
  imagePosition,
  ${localized('body')},
  "source": {${localizedPicture('picture')}}
}` as const;

export function loadArticle({ source }: ModuleOf<'articleModule'>) {
  return { picture: contentPicture(source.picture) };
}
