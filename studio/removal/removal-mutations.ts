import { localizedValues, filledIn, type StoredDocument } from 'schemas/publication/localized-values.ts';
import type { FormerPath } from 'schemas/publication/former-paths.ts';
import type { Uses } from './uses.ts';

type MenuItem = { _key: string; _type: string; page?: { _ref: string }; children?: MenuItem[] };

/** Mutations of Sanity's HTTP API. */
type Mutation =
  | { create: StoredDocument }
  | { createIfNotExists: StoredDocument }
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

/** Lists the public addresses of a page or article, former ones included; the home page has none to lead on. */
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

function menuMutations(id: string, { menus }: Uses): Mutation[] {
  return menus.map((menu) => ({
    patch: { id: menu._id, set: { items: menuWithout((menu.items ?? []) as MenuItem[], id) } },
  }));
}

/** Takes a page off the site, and stores it as a draft. */
export function unpublishMutations({ id, published }: Versions, uses: Uses): Mutation[] {
  if (!published) return [];
  return [
    ...menuMutations(id, uses),
    { createIfNotExists: { ...published, _id: `drafts.${id}` } },
    { delete: { id } },
  ];
}

/** Deletes a page; its addresses, and redirects that lead to it, lead to the target from then on. */
export function deleteMutations(
  { id, draft, published }: Versions,
  uses: Uses,
  target: string | undefined,
): Mutation[] {
  const redirects = uses.redirects.map((redirect) =>
    target === undefined
      ? { delete: { id: redirect._id } }
      : { patch: { id: redirect._id, set: { to: linkTo(target) } } },
  );
  const added = target === undefined ? [] : addressesOf(published);
  return [
    ...menuMutations(id, uses),
    ...redirects,
    ...added.map((from) => ({
      create: {
        _id: crypto.randomUUID(),
        _type: 'redirect',
        from,
        to: linkTo(target ?? ''),
        isPermanent: true,
        status: 'published',
      },
    })),
    ...[draft, published].flatMap((version) => (version ? [{ delete: { id: version._id } }] : [])),
  ];
}
