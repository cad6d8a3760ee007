import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import type { MenuItem, Mutation } from '../removal/removal-mutations.ts';

type MenuChange = { id: string; before: MenuItem[]; after: MenuItem[] };

/** Changes that a deletion made to other documents. */
export type RemovalEffects = {
  menus: MenuChange[];
  /** Redirects that it changed or deleted, in their earlier state. */
  redirects: StoredDocument[];
  /** Ids of the redirects that it added. */
  added: string[];
};

/** Collects from a deletion's mutations everything that restoring must undo. */
export function effectsOf(
  mutations: readonly Mutation[],
  { menus, redirects }: { menus: readonly StoredDocument[]; redirects: readonly StoredDocument[] },
): RemovalEffects {
  return {
    menus: mutations.flatMap((mutation) => {
      const menu = 'patch' in mutation && menus.find(({ _id }) => _id === mutation.patch.id);
      if (!menu) return [];
      const [before, after] = [menu.items ?? [], mutation.patch.set.items] as MenuItem[][];
      return [{ id: menu._id, before: before ?? [], after: after ?? [] }];
    }),
    redirects: [...redirects],
    added: mutations.flatMap((mutation) => ('create' in mutation ? [mutation.create._id] : [])),
  };
}

/** Weakens references to a document that exists only as a draft, or the dataset would refuse them. */
function withWeak<Value>(value: Value, id: string): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => withWeak(item, id)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, withWeak(item, id)] as const);
  const isReference = '_ref' in value && value._ref === id;
  return Object.fromEntries(isReference ? [...entries, ['_weak', true]] : entries) as Value;
}

const keysOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ _key, children }) => [_key, ...keysOf(children ?? [])]);

/** Puts the item back where it was; a menu that was changed meanwhile keeps its order and gets the item last. */
function menuWith({ before, after }: MenuChange, present: readonly MenuItem[], id: string): MenuItem[] {
  if (JSON.stringify(present) === JSON.stringify(after)) return withWeak(before, id);
  const all = before.flatMap((item) => [item, ...(item.children ?? [])]);
  const item = all.find(({ page, _key }) => page?._ref === id && !keysOf(present).includes(_key));
  if (!item) return [...present];
  const { children: _, ...alone } = { ...item, _type: 'menuItem' };
  return [...present, withWeak(alone, id)];
}

/** Mutations that revert a deletion's changes in the documents that still exist. */
export function undoMutations(
  { menus, redirects, added }: RemovalEffects,
  present: readonly StoredDocument[],
  id: string,
): Mutation[] {
  const found = (wanted: string) => present.find(({ _id }) => _id === wanted);
  return [
    ...added.filter(found).map((redirect) => ({ delete: { id: redirect } })),
    ...redirects.map((redirect) => ({ createOrReplace: withWeak(redirect, id) })),
    ...menus.flatMap((change) => {
      const menu = found(change.id);
      const items = menuWith(change, (menu?.items ?? []) as MenuItem[], id);
      return menu ? [{ patch: { id: change.id, set: { items } } }] : [];
    }),
  ];
}
