import type { Localized } from 'schemas/fields/localized.ts';
import { say } from '../locale/say.ts';
import type { MenuItem } from '../removal/removal-mutations.ts';
import { anyLanguage } from '../tree-pane/tree.ts';

type Title = Localized<string> | null;

export type StoredMenu = {
  _id: string;
  items?: MenuItem[] | null;
  titles: { _key: string; own: Title; ofPage: Title }[] | null;
};

/** The published menu and, after it, its draft. */
export const menuQuery = `*[_id in ["menu", "drafts.menu"]] | order(_id desc) {
  _id, items, "titles": items[]{_key, "own": title, "ofPage": page->title}
}`;

/** Items below which a page can go, by the titles that visitors read. */
export function parentsIn(menu: StoredMenu | undefined): { key: string; title: string }[] {
  return (menu?.titles ?? []).map(({ _key, own, ofPage }) => ({
    key: _key,
    title: anyLanguage(own) ?? anyLanguage(ofPage) ?? say('Untitled'),
  }));
}

export function holdsPage(items: readonly MenuItem[], pageId: string): boolean {
  return items.some(({ page, children }) => page?._ref === pageId || holdsPage(children ?? [], pageId));
}

type NewItem = { key: string; pageId: string; below: string };

/** Adds a page as the last item below another, or at the top level if that one is not in the menu. */
export function itemsWith(items: readonly MenuItem[], { key, pageId, below }: NewItem): MenuItem[] {
  if (holdsPage(items, pageId)) return [...items];
  const page = { _type: 'reference', _ref: pageId };
  const added = (_type: string) => ({ _key: key, _type, page, status: 'published' });
  const parent = items.find(({ _key }) => _key === below);
  if (!parent) return [...items, added('menuItem')];
  const children = [...(parent.children ?? []), added('menuSubitem')];
  return items.map((item) => (item === parent ? { ...parent, children } : item));
}
