import { expect, test } from 'vitest';
import { seededTranslate } from '../../content/i18n/seeded-texts.test-data.tsx';
import { createPathTable } from '../../content/paths/create-path-table.ts';
import type { EntryKind } from '../../content/paths/path-table.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import { editOf } from '../catalogue/records/property-edits.test-data.ts';
import type { Goal } from '../property/property.ts';
import { loadSuggestions } from './load-suggestions.server.ts';
import { sampleCatalogue, sampleWith } from '../catalogue/sample-catalogue.test-data.ts';

const page = (kind: EntryKind, nl: string, fr: string) => ({
  id: kind,
  kind,
  paths: { nl: `/${nl}/`, fr: `/${fr}/` },
  titles: {},
});
const paths = createPathTable(
  [page('property-list-sale', 'te-koop', 'a-vendre'), page('property-list-rent', 'te-huur', 'a-louer')],
  ['nl', 'fr'],
);

const none: [] = [];

type Wanted = { language?: 'nl' | 'fr'; goal?: Goal; catalogue?: Catalogue };

async function suggest(text: string, { language = 'nl', goal, catalogue = sampleCatalogue }: Wanted = {}) {
  const t = seededTranslate(language);
  const { groups, best, status } = await loadSuggestions(text, {
    language,
    t,
    paths,
    municipalities: none,
    catalogue,
    goal,
    today: '2026-11-24',
  });
  const all = groups.flatMap(({ options }) => options);
  return {
    headings: groups.map(({ heading }) => heading),
    all,
    hrefs: all.map(({ href }) => href),
    best,
    status,
  };
}

test('[4.22] no text suggests the types of both lists, and nothing for Enter to go to', async () => {
  const { headings, all, best } = await suggest('');
  expect(headings).toEqual(['Soorten panden']);
  expect(all[0]).toEqual({
    label: 'Huis, villa of hoeve',
    note: `Te koop · ${String(sampleCatalogue.count({ goal: 'sale', filters: { type: ['1'] } }))} panden`,
    href: '/nl/te-koop/?type=1',
    value: 'Huis, villa of hoeve te koop',
  });
  expect(best).toBeUndefined();
  expect((await suggest('', { goal: 'rent' })).hrefs.every((href) => href.startsWith('/nl/te-huur/'))).toBe(
    true,
  );
});

test('[4.23] a text suggests types, cities and properties', async () => {
  expect((await suggest('m', { language: 'fr' })).headings).toEqual([
    'Villes et communes',
    'Types de biens',
    'Biens',
  ]);
  const { all, best } = await suggest('mech', { goal: 'sale' });
  expect(all[0]).toMatchObject({
    label: 'Mechelen',
    href: '/nl/te-koop/?city=Mechelen%7C2800',
    value: '2800 Mechelen',
  });
  expect(best).toBe(all[0]?.href);
  expect(all.at(-1)).toMatchObject({ picture: expect.stringMatching(/-400\.webp$/) as string });
});

test('a phrase comes first, in its own words, and leads to its filters', async () => {
  const { headings, all, best } = await suggest('huis leuven max 900000');
  expect(headings[0]).toBe('Uw zoekopdracht');
  expect(all[0]?.href).toBe('/nl/te-koop/?city=Leuven%7C3000&type=1&maxPrice=900000');
  expect(best).toBe(all[0]?.href);
  expect((await suggest('appartement te huur')).hrefs.every((href) => href.startsWith('/nl/te-huur/'))).toBe(
    true,
  );
});

test('a name that is still being typed is completed beside what was understood', async () => {
  expect((await suggest('huis leuv', { goal: 'sale' })).best).toBe('/nl/te-koop/?city=Leuven%7C3000&type=1');
});

test('a suggestion for the field of a list is typed there so that it means the same', async () => {
  const value = async (text: string) => (await suggest(text, { goal: 'sale' })).all[0]?.value;
  expect(await value('huis leuv')).toBe('huis 3000 Leuven');
  expect(await value('huis leuven')).toBe('huis leuven');
  expect(await value('appartement te huur')).toBe('appartement te huur');
});

test('a typing error is marked as such', async () => {
  const { all, best } = await suggest('mechlen', { goal: 'sale' });
  expect(all[0]).toMatchObject({ label: 'Bedoelde u Mechelen?', value: '2800 Mechelen' });
  expect(best).toBe(all[0]?.href);
});

test('[5.28][9.37] references are suggested exactly and without limit', async () => {
  expect((await suggest('2101')).best).toBe(
    '/nl/te-koop/mechelen/rijwoning-met-stadstuin-vlak-bij-de-dijle/2101/',
  );
  const ids = Array.from({ length: 30 }, (_, index) => String(2101 + index));
  expect((await suggest(ids.join(' '))).all).toHaveLength(30);
  expect((await suggest('210')).all).toEqual([]);
});

test('nothing found says so, with what was typed', async () => {
  expect(await suggest('xqzzz')).toMatchObject({
    all: [],
    status: expect.stringContaining('xqzzz') as string,
  });
  expect((await suggest('xqzzz')).best).toBeUndefined();
});

test('every suggested list has as many properties as its note says', async () => {
  for (const text of ['', 'a', 'huis', 'studio', 'gent', 'b', 'appartement mechelen']) {
    for (const { href, note = '' } of (await suggest(text)).all) {
      const [path, search] = href.split('?');
      if (search === undefined) continue;
      const filters = Object.groupBy([...new URLSearchParams(search)], ([name]) => name);
      const values = Object.entries(filters).map(([name, found = []]) => [
        name,
        found.map(([, value]) => value),
      ]);
      const goal = path === '/nl/te-koop/' ? 'sale' : 'rent';
      const count = sampleCatalogue.count({
        goal,
        filters: Object.fromEntries(values) as Record<string, string[]>,
      });
      expect(note, href).toMatch(new RegExp(`(^|· )${String(count)} pand`));
    }
  }
});

test('a count is that of the properties which the request sees', async () => {
  const noteOf = async (catalogue: Catalogue) => (await suggest('', { catalogue })).all[0]?.note;
  const [id = ''] = sampleCatalogue.ids({ goal: 'sale', filters: { type: ['1'] } });
  const { catalogue } = sampleWith([editOf(id, { isHidden: true })]);
  const count = sampleCatalogue.count({ goal: 'sale', filters: { type: ['1'] } });
  expect(await noteOf(sampleCatalogue)).toContain(` ${String(count)} `);
  expect(await noteOf(catalogue)).toContain(` ${String(count - 1)} `);
});

test('a hidden price or address is in no suggestion', async () => {
  const hidden = (await sampleCatalogue.list({ language: 'nl' })).filter(
    ({ price, address }) => !price || !address,
  );
  expect(hidden.length).toBeGreaterThan(1);
  for (const { id, price } of hidden) {
    const { note } = (await suggest(id)).all[0] ?? {};
    if (!price) expect(note, id).not.toMatch(/€/);
  }
});

test('[5.30] a title that an editor made long is cut at 100 characters', async () => {
  const { catalogue } = sampleWith([editOf('2101', { titles: { nl: 'x'.repeat(138) } })]);
  const { all } = await suggest('2101', { catalogue });
  expect(all.map(({ label }) => label)).toEqual([`${'x'.repeat(100)}…`]);
});
