import { pairVersions, type Versions } from '../content/versions.ts';
import { treeRow, type TreeDocument, type TreeSection } from '../tree-pane/tree.ts';

/** Only the menu has items. */
export type PageTreeDocument = TreeDocument & { kind?: string | null; items?: MenuItem[] | null };

type MenuItem = { page?: string | null; children?: MenuItem[] | null };

export const pageTreeQuery = `*[_type in ["page", "menu"]] | order(_type, _id) {
  _id, _type, title, path, status, kind,
  "items": items[] { "page": page._ref, "children": children[] { "page": page._ref } }
}`;

type Place = { page: Versions<PageTreeDocument>; depth: number };

function byTitle(a: { title: string }, b: { title: string }): number {
  return a.title.localeCompare(b.title, 'nl');
}

/** Sorts pages by the menu, the home page first and pages outside the menu last. */
export function pageTree(stored: readonly PageTreeDocument[]): TreeSection[] {
  const documents = pairVersions(stored);
  const menu = documents.find(({ present }) => present._type === 'menu')?.present;
  const pages = new Map(
    documents.filter(({ present }) => present._type === 'page').map((page) => [page.id, page]),
  );
  const places = new Map<string, Place>();

  function place(page: Versions<PageTreeDocument> | undefined, depth: number): void {
    if (page && !places.has(page.id)) places.set(page.id, { page, depth });
  }

  function placeItems(items: MenuItem[] | null | undefined, depth: number): void {
    for (const item of items ?? []) {
      place(pages.get(item.page ?? ''), depth);
      placeItems(item.children, depth + 1);
    }
  }

  for (const page of pages.values()) if (page.present.kind === 'home') place(page, 0);
  placeItems(menu?.items, 0);
  const others = [...pages.values()].filter(({ id }) => !places.has(id));
  return [
    { rows: [...places.values()].map(({ page, depth }) => treeRow(page, depth)) },
    { title: 'Not in the menu', rows: others.map((page) => treeRow(page, 0)).toSorted(byTitle) },
  ].filter(({ rows }) => rows.length > 0);
}
