import { localizedValues, filledIn, type StoredDocument } from 'schemas/publication/localized-values.ts';
import type { FormerPath } from 'schemas/publication/former-paths.ts';
import type { Uses } from './uses.ts';

export type MenuItem = { _key: string; _type: string; page?: { _ref: string }; children?: MenuItem[] };

/** Mutations of Sanity's HTTP API. */
export type Mutation =
  | { create: StoredDocument }
  | { createIfNotExists: StoredDocument }
  | { createOrReplace: StoredDocument }
  | { delete: { id: string } }
  | { patch: { id: string; set: Record<string, unknown> } };

type Versions = { id: string; draft: StoredDocument | null; published: StoredDocument | null };

/** The pages below a removed one move up to its place. */
export function menuWithout(items: readonly MenuItem[], pageId: string): MenuItem[] {
  return items.flatMap((item) => {
    const children = menuWithout(item.children ?? [], pageId);
    if (item.page?._ref === pageId) return children.map((child) => ({ ...child, _type: 'menuItem' }));
    return [item.children === undefined ? item : { ...item, children }];
  });
}

/** Lists the public addresses of a page or article, former ones included; the home page has none to redirect. */
export function addressesOf(published: StoredDocument | null): string[] {
  if (published?.status !== 'published') return [];
  const field = localizedValues(published).find(({ path }) => path === 'path');
  const present = [...(field?.items.keys() ?? [])].map((language) => ({
    language,
    path: filledIn(field, language),
  }));
  const former = Array.isArray(published.formerPaths) ? (published.formerPaths as FormerPath[]) : [];
  const addresses = [...present, ...former].flatMap(({ language, path }) =>
    typeof path === 'string' && path !== '/' ? [`/${language}${path}`] : [],
  );
  return [...new Set(addresses)];
}

function linkTo(pageId: string) {
  return { _type: 'link', page: { _type: 'reference', _ref: pageId } };
}

function menuMutations(ids: readonly string[], { menus }: Pick<Uses, 'menus'>): Mutation[] {
  return menus.map((menu) => {
    const items = (menu.items ?? []) as MenuItem[];
    return { patch: { id: menu._id, set: { items: ids.reduce(menuWithout, items) } } };
  });
}

/** Leads the addresses of pages, and redirects to them, to another page; without one, deletes those redirects. */
function onwardMutations(
  pages: readonly Pick<Versions, 'published'>[],
  { redirects }: Pick<Uses, 'redirects'>,
  target: string | undefined,
): Mutation[] {
  if (target === undefined) return redirects.map(({ _id }) => ({ delete: { id: _id } }));
  const added = pages.flatMap(({ published }) => addressesOf(published));
  return [
    ...redirects.map(({ _id }) => ({ patch: { id: _id, set: { to: linkTo(target) } } })),
    ...added.map((from) => ({
      create: {
        _id: crypto.randomUUID(),
        _type: 'redirect',
        from,
        to: linkTo(target),
        isPermanent: true,
        status: 'published',
      },
    })),
  ];
}

/** Takes pages off the site, and stores them as drafts. */
export function unpublishMutations(
  pages: readonly Versions[],
  uses: Pick<Uses, 'menus' | 'redirects'>,
  target: string | undefined,
): Mutation[] {
  const onSite = pages.filter(({ published }) => published);
  if (onSite.length === 0) return [];
  return [
    ...menuMutations(
      onSite.map(({ id }) => id),
      uses,
    ),
    ...onwardMutations(onSite, uses, target),
    ...onSite.flatMap(({ id, published }) =>
      published ? [{ createIfNotExists: { ...published, _id: `drafts.${id}` } }, { delete: { id } }] : [],
    ),
  ];
}

/** Deletes a page, and leads its addresses and the redirects to it to the target. */
export function deleteMutations(
  { id, draft, published }: Versions,
  uses: Uses,
  target: string | undefined,
): Mutation[] {
  return [
    ...menuMutations([id], uses),
    ...onwardMutations([{ published }], uses, target),
    ...[draft, published].flatMap((version) => (version ? [{ delete: { id: version._id } }] : [])),
  ];
}
