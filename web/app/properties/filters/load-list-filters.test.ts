import { expect, test } from 'vitest';
import { seededTranslate } from '../../i18n/seeded-texts.test-data.tsx';
import { readListAddress } from './list-address.ts';
import type { FilterField } from './list-filter-data.ts';
import { loadListFilters } from './load-list-filters.server.ts';

const load = (search: string, language: 'nl' | 'fr' = 'nl') =>
  loadListFilters({
    goal: 'sale',
    language,
    t: seededTranslate(language),
    listHref: '/list/',
    filters: readListAddress(new URLSearchParams(search)).filters,
  });
const labels = (choices: readonly { label: string }[]) => choices.map(({ label }) => label);

function select(parameter: string, search: string, language?: 'nl' | 'fr') {
  const isSelect = (field: FilterField) => field.kind === 'select';
  const field = load(search, language)
    .fields.filter(isSelect)
    .find((one) => one.parameter === parameter);
  if (!field) throw new Error(`There is no select "${parameter}".`);
  return field;
}

test('the form offers the city, the type and the text, in the words of its language', () => {
  const fields = new Map(load('q=huis', 'fr').fields.map((field) => [field.parameter, field]));
  expect(fields.get('city')).toMatchObject({
    kind: 'select',
    label: 'Ville ou commune',
    allLabel: 'Toutes les communes',
    chosen: '',
  });
  expect(fields.get('type')).toMatchObject({ label: 'Type de bien', allLabel: 'Tous les types', chosen: '' });
  expect(fields.get('q')).toMatchObject({ kind: 'text', value: 'huis', maxLength: 1000 });
});

test('[2.19] a city is chosen by its name in any language and shown in that of the page', () => {
  const city = select('city', 'city=Mechelen|2800', 'fr');
  expect(city.chosen).toBe('Malines|2800');
  expect(labels(city.choices)).toContain('Malines (8)');
  const { active } = load('city=Mechelen|2800', 'fr');
  expect(active).toEqual([{ label: 'Malines', withoutHref: '/list/' }]);
});

test('[2.20] each choice says how many properties it leaves, and none leaves nothing', () => {
  const city = select('city', 'type=2');
  expect(select('type', 'type=2').chosen).toBe('2');
  expect(labels(city.choices)).toContain('Mechelen (4)');
  expect(labels(city.choices).filter((label) => label.endsWith('(0)'))).toEqual([]);
  expect(city.choices.length).toBeLessThan(select('city', '').choices.length);
});

test('what finds nothing leaves every choice of the list open, and stays in sight', () => {
  expect(select('city', 'q=zwvxq').choices).toEqual(select('city', '').choices);
  const unknown = select('city', 'city=Atlantis|0000');
  expect(unknown.chosen).toBe('Atlantis|0000');
  expect(unknown.choices[0]).toEqual({ value: 'Atlantis|0000', label: 'Atlantis (0)' });
  expect(labels(load('city=Atlantis|0000').active)).toEqual(['Atlantis']);
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
