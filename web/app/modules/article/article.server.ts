import { contentPicture } from '../../cms/content-picture.server.ts';
import type { ModuleOf } from '../../cms/content.ts';
import type { ModuleContext, ModuleData } from '../module-data.ts';

export function loadArticle(
  { picture }: ModuleOf<'articleModule'>,
  { settings }: ModuleContext,
): ModuleData['articleModule'] {
  return { picture: contentPicture(settings, picture) };
}
