import { expect, test } from 'vitest';
import bundle from '../../../../../seed/sample/properties/bundle.json' with { type: 'json' };
import {
  renderInLanguage,
  seededTranslate,
  type TestLanguage,
} from '../../../content/i18n/seeded-texts.test-data.tsx';
import { sampleCatalogue } from '../../../properties/catalogue/sample-catalogue.test-data.ts';
import { loadSketch } from './load-sketch.server.ts';
import { SurroundingsSketch } from './surroundings-sketch.tsx';

async function sketchOf(id: string, language: TestLanguage = 'nl') {
  const property = await sampleCatalogue.find(id, language);
  if (!property) throw new Error(`There is no property ${id}.`);
  return loadSketch(property, {
    t: seededTranslate(language),
    cities: sampleCatalogue.allCities(language),
  });
}

test('the surroundings of a property show what is near at its distance, and towns with theirs', async () => {
  for (const [language, texts] of [
    ['nl', ['500 m', '1 km', '950 m', '210 m', 'Lier 13 km', 'Brussel 21 km']],
    ['fr', ['500 m', '1 km', '950 m', '210 m', 'Lierre 13 km', 'Bruxelles 21 km']],
  ] as const) {
    const sketch = await sketchOf('2101', language);
    if (!sketch) throw new Error('2101 has an address.');
    const html = renderInLanguage(language, <SurroundingsSketch sketch={sketch} label="Hier" />);
    expect(html).toContain('<svg role="img" aria-label="Hier"');
    const written = html.replaceAll('\u00a0', ' ');
    for (const text of texts) expect(written).toContain(`>${text}</text>`);
  }
});

test('a hidden address has no sketch, whatever the record tells of its surroundings', async () => {
  const hidden = bundle.Properties.filter(({ PublishAddress }) => !PublishAddress);
  expect(hidden.length).toBeGreaterThan(2);
  for (const { ID } of hidden) expect(await sketchOf(String(ID))).toBeUndefined();
});

test('a place whose position is unknown is left to the list', async () => {
  const sketch = await sketchOf('2101');
  expect(sketch?.pins.map(({ kind }) => kind).toSorted()).toEqual(['bus-stop', 'school', 'shop', 'station']);
});
