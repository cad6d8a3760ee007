import { contentPicture } from '../../cms/pictures/content-picture.server.ts';
import type { ModuleOf } from '../../cms/content.ts';
import type { ModuleData } from '../module-data.ts';

export function loadArticle({ source }: ModuleOf<'articleModule'>): ModuleData['articleModule'] {
  return { picture: contentPicture(source.picture) };
}
