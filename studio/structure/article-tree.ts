import { pairVersions, type Versions } from '../content/versions.ts';
import { treeRow, type TreeDocument, type TreeRow, type TreeSection } from '../tree-pane/tree.ts';
import { say } from '../locale/say.ts';

export type ArticleTreeDocument = TreeDocument & {
  category?: string | null;
  parent?: string | null;
  order?: number | null;
};

export const articleTreeQuery = `*[_type in ["article", "category"]] | order(_id) {
  _id, _type, title, path, status, order, "category": category._ref, "parent": parent._ref
}`;

const last = Number.MAX_SAFE_INTEGER;

function inOrder(a: Versions<ArticleTreeDocument>, b: Versions<ArticleTreeDocument>): number {
  return (a.present.order ?? last) - (b.present.order ?? last) || a.id.localeCompare(b.id);
}

/** Puts articles without a category last. */
export function articleTree(stored: readonly ArticleTreeDocument[]): TreeSection[] {
  const documents = pairVersions(stored).toSorted(inOrder);
  const categories = documents.filter(({ present }) => present._type === 'category');
  const articles = documents.filter(({ present }) => present._type === 'article');
  const known = new Set(categories.map(({ id }) => id));
  const placed = new Set<string>();

  function rowsBelow(category: Versions<ArticleTreeDocument>, depth: number): TreeRow[] {
    // Guards against categories that are each other's parent.
    if (placed.has(category.id)) return [];
    placed.add(category.id);
    const own = articles.filter(({ present }) => present.category === category.id);
    const below = categories.filter(({ present }) => present.parent === category.id);
    return [
      treeRow(category, depth),
      ...own.map((article) => treeRow(article, depth + 1)),
      ...below.flatMap((child) => rowsBelow(child, depth + 1)),
    ];
  }

  const top = categories.filter(({ present }) => !known.has(present.parent ?? ''));
  const rows = top.flatMap((category) => rowsBelow(category, 0));
  const circular = categories.flatMap((category) => rowsBelow(category, 0));
  const others = articles.filter(({ present }) => !known.has(present.category ?? ''));
  return [
    { rows: [...rows, ...circular] },
    { title: say('Without a category'), rows: others.map((article) => treeRow(article, 0)) },
  ].filter((section) => section.rows.length > 0);
}
