import { pairVersions } from '../content/versions.ts';
import { treeRow, type TreeDocument, type TreeSection } from '../tree-pane/tree.ts';

type Ordered = TreeDocument & { name?: string | null; order?: number | null };

/** Orders documents as the site does. */
export function orderedQuery(type: 'office' | 'teamMember'): string {
  return `*[_type == "${type}"] | order(order asc, name asc){ _id, _type, name, order, status }`;
}

export function orderedList(stored: readonly Ordered[]): TreeSection[] {
  const rows = pairVersions(stored).map((versions) => {
    const { name } = versions.present;
    const row = treeRow(versions, 0);
    return name ? { ...row, title: name, words: name.toLowerCase() } : row;
  });
  return rows.length > 0 ? [{ rows }] : [];
}

type Change = { id: string; order: number };

/** Order numbers of the drafts and published documents whose place changes. */
export function orderChanges(stored: readonly Ordered[], ids: readonly string[]): Change[] {
  return pairVersions(stored).flatMap(({ id, draft, published }) => {
    const order = (ids.indexOf(id) + 1) * 10;
    const versions = [draft, published].filter((version) => version !== undefined);
    return versions.filter((version) => version.order !== order).map(({ _id }) => ({ id: _id, order }));
  });
}
