import { expect, test } from 'vitest';
import { Decor } from './decor.ts';
import { dealt } from './deck.ts';

const KINDS = ['a', 'b', 'c', 'd', 'e'];
const TINTS = [1, 2, 3, 4, 5, 6, 7];

test('a deck deals every kind before one returns, and then in another tint', () => {
  const cards = Array.from({ length: 20 }, (_, index) => dealt('home', 'lamp', KINDS, TINTS, index));
  expect(new Set(cards.slice(0, 5).map(({ kind }) => kind)).size).toBe(5);
  expect(new Set(cards.map(({ label }) => label)).size).toBe(20);
});

test('another home deals in another order', () => {
  const order = (home: string) =>
    Array.from({ length: 5 }, (_, index) => dealt(home, 'art', KINDS, TINTS, index).label);
  expect(order('p1')).toEqual(order('p1'));
  expect(order('p1')).not.toEqual(order('p2'));
});

test('rooms of one home share nothing, whatever they take from their decks', () => {
  const things = Array.from({ length: 13 }, (_, room) => {
    const decor = new Decor(`p2101-${room + 1}`);
    for (let i = 0; i < 3; i += 1) decor.art();
    decor.vase();
    decor.plant();
    decor.hanging();
    return decor.things;
  }).flat();
  expect(new Set(things).size).toBe(things.length);
});
