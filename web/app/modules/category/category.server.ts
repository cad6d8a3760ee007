import { contentPicture } from '../../cms/pictures/content-picture.server.ts';
import type { ModuleOf } from '../../cms/content.ts';
import { entryPath } from '../../cms/entry-path.ts';
import type { ArticleItem, ModuleContext, ModuleData } from '../module-data.ts';

const usualItems = 4;

type ArticleContent = ModuleOf<'categoryModule'>['source']['ofCategory'][number];

/** The articles an editor picked, or else those of the category, at most as many as the module asks for. */
export function loadCategory(
  { source, view }: ModuleOf<'categoryModule'>,
  { language, paths }: ModuleContext,
): ModuleData['categoryModule'] {
  const picked = source.picked ?? [];
  const articles = picked.length > 0 ? picked : source.ofCategory;
  const most = view === 'single-view' ? 1 : (source.maxItems ?? usualItems);
  const item = ({ _id, title, summary, body, picture }: ArticleContent): ArticleItem => ({
    id: _id,
    title: title ?? '',
    summary,
    body,
    picture: contentPicture(picture),
    href: entryPath(paths, _id, language),
  });
  return { articles: articles.slice(0, most).map(item) };
}
