import { expect, test } from 'vitest';
import bundle from '../../../../seed/sample/properties/bundle.json' with { type: 'json' };
import { seededTranslate, testLanguages } from '../../content/i18n/seeded-texts.test-data.tsx';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import { isHome, type MainType, mainTypes } from '../model/main-type.ts';
import { factTable } from './fact-table.ts';
import { readFacts, readHighlights, renderFacts } from './facts-on-page.test-data.tsx';
import { highlightsByType } from './highlights.ts';
import { sampleCatalogue } from '../catalogue/sample-catalogue.test-data.ts';

const inEachLanguage = async (id: string) =>
  await Promise.all(testLanguages.map(async (language) => readHighlights(sampleCatalogue, id, language)));

test('[3.19][3.20][3.21] a house begins with rooms, surfaces, energy and year, in each language', async () => {
  expect(await inEachLanguage('2101')).toEqual([
    [
      'Slaapkamers: 3',
      'Badkamers: 1',
      'Bewoonbare oppervlakte: 148 m²',
      'Grondoppervlakte: 112 m²',
      'EPC-label: EPC-label C',
      'Bouwjaar: 1912',
    ],
    [
      'Chambres: 3',
      'Salles de bains: 1',
      'Surface habitable: 148 m²',
      'Surface du terrain: 112 m²',
      'Label PEB: Label PEB C',
      'Année de construction: 1912',
    ],
    [
      'Bedrooms: 3',
      'Bathrooms: 1',
      'Living area: 148 m²',
      'Plot area: 112 m²',
      'Energy label: Energy label C',
      'Year of construction: 1912',
    ],
  ]);
});

test('a flat begins with its terrace and storey instead of a plot', async () => {
  expect(await inEachLanguage('2111')).toEqual([
    [
      'Slaapkamers: 3',
      'Badkamers: 1',
      'Bewoonbare oppervlakte: 134 m²',
      'Terras: 8 m²',
      'EPC-label: EPC-label D+',
      'Verdieping: 3',
    ],
    [
      'Chambres: 3',
      'Salles de bains: 1',
      'Surface habitable: 134 m²',
      'Terrasse: 8 m²',
      'Label PEB: Label PEB D+',
      'Étage: 3',
    ],
    [
      'Bedrooms: 3',
      'Bathrooms: 1',
      'Living area: 134 m²',
      'Terrace: 8 m²',
      'Energy label: Energy label D+',
      'Floor: 3',
    ],
  ]);
});

test('[3.28] a plot begins with its size, its direction and what may be built; it has no building and no label', async () => {
  expect(await inEachLanguage('2117')).toEqual([
    [
      'Grondoppervlakte: 743 m²',
      'Perceelbreedte: 17 m',
      'Bouwdiepte: 15 m',
      'Oriëntatie: Zuiden',
      'Verkaveling: Vergund',
      'P-score (perceel): A',
    ],
    [
      'Surface du terrain: 743 m²',
      'Largeur du terrain: 17 m',
      'Profondeur constructible: 15 m',
      'Orientation: Sud',
      'Lotissement: Autorisé',
      'Score P (parcelle): A',
    ],
    [
      'Plot area: 743 m²',
      'Plot width: 17 m',
      'Building depth: 15 m',
      'Orientation: South',
      'Subdivision: Permitted',
      'P-score (plot): A',
    ],
  ]);
  expect([...(await readFacts(sampleCatalogue, '2117')).keys()]).toEqual([
    'Prijs en kosten',
    'Overstromingsrisico',
    'Stedenbouw',
  ]);
});

test('a plot outside a permitted subdivision says nothing of one first', async () => {
  const land = exampleRecord({ MainType: 'land', SurfaceGround: 600, Subdivision: 'none' });
  const plots = createCatalogue(exampleBundle([land]));
  expect(await readHighlights(plots, '501')).toEqual(['Grondoppervlakte: 600 m²']);
});

test('a parking space begins with its kind and how high a car may be, not that it is one space on one floor', async () => {
  expect(await inEachLanguage('2131')).toEqual([
    [
      'Soort parkeerplaats: Ondergronds',
      'Doorrijhoogte: 2,05 m',
      'Totale oppervlakte: 13 m²',
      'Bouwjaar: 2026',
      'Gemeenschappelijke kosten: € 9 per maand',
    ],
    [
      'Type d’emplacement: Souterrain',
      'Hauteur libre: 2,05 m',
      'Surface totale: 13 m²',
      'Année de construction: 2026',
      'Charges communes: 9 € par mois',
    ],
    [
      'Kind of space: Underground',
      'Headroom: 2.05 m',
      'Total area: 13 m²',
      'Year of construction: 2026',
      'Service charges: €9 per month',
    ],
  ]);
  expect([...(await readFacts(sampleCatalogue, '2131')).keys()]).not.toContain('Indeling');
});

test('a business begins with its surface and the width of its front', async () => {
  expect((await inEachLanguage('2120')).map((lines) => lines.slice(0, 2))).toEqual([
    ['Totale oppervlakte: 196 m²', 'Gevelbreedte: 6,4 m'],
    ['Surface totale: 196 m²', 'Largeur de façade: 6,4 m'],
    ['Total area: 196 m²', 'Frontage: 6.4 m'],
  ]);
});

test('every home of the sample has six highlights, and none is told again among the other facts', async () => {
  for (const { ID, MainType } of bundle.Properties) {
    const found = await sampleCatalogue.factSheet(String(ID), { t: seededTranslate('nl'), language: 'nl' });
    const { sheet } = found ?? {};
    const ids = sheet?.highlights.map(({ id }) => id) ?? [];
    expect(ids.length, `${ID}`).toBeLessThanOrEqual(6);
    expect(ids.length, `${ID}`).toBeGreaterThanOrEqual(isHome(MainType as MainType) ? 6 : 4);
    const others = sheet?.groups.flatMap(({ facts }) => facts.map(({ id }) => id)) ?? [];
    expect(others.filter((id) => ids.some((highlight) => highlight === id))).toEqual([]);
  }
});

test('every type has highlights, which are facts of the table', () => {
  const facts = new Set(factTable.map(({ id }) => id));
  for (const type of mainTypes)
    for (const id of highlightsByType[type]) expect(facts.has(id), `${type}: ${id}`).toBe(true);
});

test('every highlight has an icon, hidden from screen readers', async () => {
  const icon =
    /<dt [^>]*><svg viewBox="0 0 24 24" aria-hidden="true" class="icon"><(?:path|rect|circle|line) /g;
  for (const { ID } of bundle.Properties) {
    const count = (await readHighlights(sampleCatalogue, String(ID))).length;
    expect((await renderFacts(sampleCatalogue, String(ID))).match(icon), `${ID}`).toHaveLength(count);
  }
});
