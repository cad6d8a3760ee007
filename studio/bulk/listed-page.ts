import type { Versions } from '../content/versions.ts';
import { documentTitle } from '../content/document-title.ts';
import { inStaffLanguage, say } from '../locale/say.ts';
import { treeRow, type TreeDocument, type TreeRow } from '../tree-pane/tree.ts';
import type { Target } from './target.ts';

type StoredModule = { _key: string; _type: string; status?: string | null; title?: unknown };

export type StoredPage = TreeDocument & { modules?: StoredModule[] | null };

type ListedModule = { target: Target; title: string; isHidden: boolean };

export type ListedPage = TreeRow & { modules: ListedModule[] };

export const pagesQuery = `*[_type in ["page", "article"]] | order(_type desc, _id) {
  _id, _type, title, path, status, modules[]{_key, _type, status, title}
}`;

/** Names modules by their title, else by their type, whose title the caller knows. */
export function listedPage(
  page: Versions<StoredPage>,
  titleOfType: (type: string) => string | undefined,
): ListedPage {
  const modules = page.present.modules ?? [];
  return {
    ...treeRow(page, 0),
    modules: modules.map(({ _key, _type, status, title }) => ({
      target: { id: page.id, moduleKey: _key },
      title: documentTitle({ title }, inStaffLanguage(titleOfType(_type) ?? _type)),
      isHidden: status === 'draft',
    })),
  };
}

export function stateOf({ isPublished, isOffSite }: ListedPage) {
  if (!isPublished) return { title: say('Not published'), tone: 'neutral' } as const;
  return isOffSite
    ? ({ title: say('Hidden'), tone: 'caution' } as const)
    : ({ title: say('On the site'), tone: 'positive' } as const);
}
