import { expect, test } from 'vitest';
import { readListFilters } from './list-filters.ts';
import { loadListFilters } from './load-list-filters.server.ts';

const load = (search: string, language: 'nl' | 'fr' = 'nl') =>
  loadListFilters({
    goal: 'sale',
    language,
    listHref: '/list/',
    filters: readListFilters(new URLSearchParams(search)),
  });
const labels = (choices: readonly { label: string }[]) => choices.map(({ label }) => label);

test('[2.19] a city is chosen by its name in any language and shown in that of the page', () => {
  const { city, active } = load('city=Mechelen|2800', 'fr');
  expect(city.chosen).toBe('Malines|2800');
  expect(labels(city.choices)).toContain('Malines (8)');
  expect(active).toEqual([{ name: 'city', label: 'Malines', withoutHref: '/list/' }]);
});

test('[2.20] each choice says how many properties it leaves, and none leaves nothing', () => {
  const { city, type } = load('type=2');
  expect(type.chosen).toBe('2');
  expect(labels(city.choices)).toContain('Mechelen (4)');
  expect(labels(city.choices).filter((label) => label.endsWith('(0)'))).toEqual([]);
  expect(city.choices.length).toBeLessThan(load('').city.choices.length);
});

test('what finds nothing leaves every choice of the list open, and stays in sight', () => {
  expect(load('q=zwvxq').city.choices).toEqual(load('').city.choices);
  const unknown = load('city=Atlantis|0000');
  expect(unknown.city.chosen).toBe('Atlantis|0000');
  expect(unknown.city.choices[0]).toEqual({ value: 'Atlantis|0000', label: 'Atlantis (0)' });
  expect(labels(unknown.active)).toEqual(['Atlantis']);
});

test('each filter is taken away alone, from the first page on', () => {
  expect(
    load('city=Mechelen|2800&type=2&q=huis&page=2').active.map(({ withoutHref }) => withoutHref),
  ).toEqual([
    '/list/?type=2&q=huis',
    '/list/?city=Mechelen%7C2800&q=huis',
    '/list/?city=Mechelen%7C2800&type=2',
  ]);
});

test('only a text with a typing error is guessed at', () => {
  expect(load('q=mechlen').guesses).toEqual([{ label: 'Mechelen', href: '/list/?city=Mechelen%7C2800' }]);
  expect(load('q=mechelen').guesses).toEqual([]);
  expect(load('type=2').guesses).toEqual([]);
});
