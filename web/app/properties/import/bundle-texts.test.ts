import { expect, test } from 'vitest';
import { bundleSchema } from './bundle-schema.ts';
import data from '../../../../seed/sample/properties/bundle.json' with { type: 'json' };
import { fold } from '../text/slug.ts';

const { Properties, Cities, Projects, Neighbourhoods } = bundleSchema.parse(data);

function textsIn(language: string) {
  return Properties.map(({ ID, Texts }) => {
    const text = Texts.find((one) => one.language === language);
    if (!text) throw new Error(`Property ${ID} has no text in ${language}.`);
    const { TypeDescription: title = '', Description: description = '' } = text;
    return { ID, title, description };
  });
}

/** Every name that a sentence could differ by from another property's. */
const names = [...Properties, ...Projects, ...Cities, ...Neighbourhoods]
  .flatMap((place) => [
    'Street' in place ? place.Street : '',
    ...place.Texts.flatMap((text) => ['City' in text ? text.City : '', 'Name' in text ? text.Name : '']),
  ])
  .flatMap((name) => (name ? fold(name) : []));

/** A sentence without what may differ while it is still the same: names, numbers, accents, case and punctuation. */
function masked(sentence: string): string {
  let text = fold(sentence);
  for (const name of names) text = text.replaceAll(name, 'name');
  return text
    .replace(/\d[\d.,]*/g, 'number')
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

const sentencesOf = (description: string) =>
  description
    .split(/(?<=[.!?…])\s+/)
    .map(masked)
    .filter((sentence) => sentence !== '');

test.each(['nl', 'fr', 'en'])('a description in %s has at least 60 words', (language) => {
  for (const { ID, description } of textsIn(language)) {
    const words = description.split(/\s+/).filter((word) => /\p{L}/u.test(word));
    expect(words.length, `${ID}`).toBeGreaterThanOrEqual(60);
  }
});

test.each(['nl', 'fr', 'en'])(
  'no two descriptions in %s share a sentence, whatever its names and numbers',
  (language) => {
    const told = new Map<string, number>();
    for (const { ID, description } of textsIn(language)) {
      for (const sentence of sentencesOf(description)) {
        expect(told.get(sentence), `"${sentence}" in ${ID}`).toBeUndefined();
        told.set(sentence, ID);
      }
    }
    expect(told.size).toBeGreaterThan(50 * 3);
  },
);

test('the mask sees through names and numbers', () => {
  expect(masked('Het huis in Mechelen meet 92 m².')).toBe(masked('Het huis in Lier meet 1.105,5 m².'));
  expect(masked('Het huis in Mechelen is oud.')).not.toBe(masked('Het huis in Mechelen is nieuw.'));
});

test.each(['nl', 'fr', 'en'])('titles in %s are all different and name no address', (language) => {
  const titles = textsIn(language).map(({ title }) => fold(title));
  expect(new Set(titles).size).toBe(Properties.length);
  for (const { Street = '' } of Properties) {
    expect(
      titles.some((title) => title.includes(fold(Street))),
      Street,
    ).toBe(false);
  }
});

test('a description is written in its own language', () => {
  const tells = { nl: /\b(het|een|van)\b/gi, fr: /\b(le|la|les|une|du)\b/gi, en: /\b(the|and|of)\b/gi };
  for (const [language, own] of Object.entries(tells)) {
    for (const { ID, description } of textsIn(language)) {
      const counts = Object.values(tells).map((words) => description.match(words)?.length ?? 0);
      expect(description.match(own)?.length, `${ID} ${language}`).toBe(Math.max(...counts));
    }
  }
});
