import { expect, test } from 'vitest';
import { examplePage, localized } from 'schemas/publication/example.test-data.ts';
import { deleteMutations } from '../removal/removal-mutations.ts';
import { usesOf } from '../removal/uses.ts';
import { effectsOf, undoMutations } from './undo-removal.ts';

const published = examplePage({ path: localized({ nl: '/verkopen/' }) });
const id = published._id;
const to = (_ref: string) => ({ _type: 'reference', _ref });
const steps = { _key: 'steps', _type: 'menuSubitem', page: to('steps') };
const home = { _key: 'home', _type: 'menuItem', page: to('home') };
const sell = { _key: 'sell', _type: 'menuItem', page: to(id), children: [steps] };
const menu = { _id: 'menu', _type: 'menu', items: [home, sell] };
const redirect = { _id: 'poster', _type: 'redirect', from: '/nl/poster/', to: { page: to(id) } };

const uses = usesOf([menu, redirect], { id, published });
const mutations = deleteMutations({ id, draft: null, published }, uses, 'page-buy');
const effects = effectsOf(mutations, uses);
const [added = ''] = effects.added;
const moved = { ...steps, _type: 'menuItem' };

const weak = { ...to(id), _weak: true };
const itemAgain = { ...sell, page: weak };

test('a restored page takes back its addresses, the redirects to it and its place in the menu', () => {
  const present = [
    { ...menu, items: [home, moved] },
    { _id: added, _type: 'redirect' },
  ];
  expect(undoMutations(effects, present, id)).toEqual([
    { delete: { id: added } },
    { createOrReplace: { ...redirect, to: { page: weak } } },
    { patch: { id: 'menu', set: { items: [home, itemAgain] } } },
  ]);
});

test('a menu that was changed meanwhile keeps its order, and the page comes last', () => {
  const present = [{ ...menu, items: [moved, home] }];
  const { children: _, ...alone } = itemAgain;
  expect(undoMutations(effects, present, id).at(-1)).toEqual({
    patch: { id: 'menu', set: { items: [moved, home, alone] } },
  });
});

test('what an editor removed meanwhile stays away', () => {
  const kinds = undoMutations(effects, [], id).flatMap((mutation) => Object.keys(mutation));
  expect(kinds).toEqual(['createOrReplace']);
});
