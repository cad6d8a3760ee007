import { pairVersions, type Versions } from '../content/versions.ts';
import { treeRow, type TreeDocument, type TreeRow, type TreeSection } from '../tree-pane/tree.ts';
import { say, staffLocale } from '../locale/say.ts';

/** Only the menu has items. */
export type PageTreeDocument = TreeDocument & { kind?: string | null; items?: MenuItem[] | null };

type MenuItem = { page?: string | null; children?: MenuItem[] | null };

export const pageTreeQuery = `*[_type in ["page", "menu"]] | order(_type, _id) {
  _id, _type, title, path, status, kind,
  "items": items[] { "page": page._ref, "children": children[] { "page": page._ref } }
}`;

function byTitle(a: { title: string }, b: { title: string }): number {
  return a.title.localeCompare(b.title, staffLocale);
}

/** Sorts pages by the menu, the home page first and pages outside the menu last. */
export function pageTree(stored: readonly PageTreeDocument[]): TreeSection[] {
  const documents = pairVersions(stored);
  const menu = documents.find(({ present }) => present._type === 'menu')?.present;
  const pages = new Map(
    documents.filter(({ present }) => present._type === 'page').map((page) => [page.id, page]),
  );
  const rows = new Map<string, TreeRow>();

  function addPage(page: Versions<PageTreeDocument> | undefined, depth: number): void {
    if (page && !rows.has(page.id)) rows.set(page.id, treeRow(page, depth));
  }

  function addItems(items: MenuItem[] | null | undefined, depth: number): void {
    for (const item of items ?? []) {
      addPage(pages.get(item.page ?? ''), depth);
      addItems(item.children, depth + 1);
    }
  }

  for (const page of pages.values()) if (page.present.kind === 'home') addPage(page, 0);
  addItems(menu?.items, 0);
  const others = [...pages.values()].filter(({ id }) => !rows.has(id));
  return [
    { rows: [...rows.values()] },
    { title: say('Not in the menu'), rows: others.map((page) => treeRow(page, 0)).toSorted(byTitle) },
  ].filter(({ rows }) => rows.length > 0);
}
