import { expect, test } from 'vitest';
import { foldText, findWords, storeWords } from './find-words.ts';

test.each([
  ['À Vendre', 'a vendre'],
  ['l’agence « Huis »', 'l\'agence " huis "'],
  ['12\u00A0 m²\nbreed', '12 m² breed'],
  ['ver\u00ADkopen – nu', 'verkopen - nu'],
])('%j is compared as %j', (original, folded) => expect(foldText(original).text).toBe(folded));

test('each character leads back to its place in the original', () => {
  const { text, indexes } = foldText('Een  ge\u00ADnève');
  const start = text.indexOf('neve');
  expect(indexes[start]).toBe(8);
  expect(indexes[start + 3]).toBe(11);
});

const found = (text: string, typed: string) =>
  findWords(text, typed)?.ranges.map(({ from, to }) => text.slice(from, to));

test('a sentence is found as it was copied from the site, with its spaces and signs', () => {
  const text = 'Wij geven u een antwoord: “binnen de week”, beloofd.';
  expect(found(text, 'antwoord:\u00A0"binnen de  week"')).toEqual(['antwoord: “binnen de week”']);
  expect(findWords(text, 'binnen de week')?.isExact).toBe(true);
});

test('case and accents do not matter, and the find is marked as it is written', () => {
  expect(found('Vendre à Genève', 'a geneve')).toEqual(['à Genève']);
});

test('words apart from each other are found by how they begin', () => {
  expect(found('Een ruime woning met een tuin', 'tuin wonin')).toEqual(['wonin', 'tuin']);
  expect(findWords('Een ruime woning met een tuin', 'tuin wonin')?.isExact).toBe(false);
  expect(findWords('Een ruime woning', 'woning kelder')).toBeUndefined();
  expect(findWords('Een tuinhuis', 'huis een')).toBeUndefined();
});

test('a sentence in which the site filled in a number or a name is found by the rest', () => {
  expect(found('{count} huizen gevonden', '12 huizen gevonden')).toEqual(['{count} huizen gevonden']);
  expect(findWords('Bel ons op {phone}', 'Bel ons op 03 123 45 67')?.isExact).toBe(true);
  expect(findWords('{opens} – {closes}', 'tuin – kelder')).toBeUndefined();
  expect(findWords('Prijs: {price}', 'vorige prijs: 3')).toBeUndefined();
});

test('signs that mean something in patterns are only signs', () => {
  expect(found('Prijs (in €) van {price}?', 'prijs (in €) van 300?')).toHaveLength(1);
  expect(findWords('Prijs', '.*')).toBeUndefined();
  expect(findWords('Prijs', '  ')).toBeUndefined();
});

test.each([
  ['Een huis kopen', 'Een huis kopen*'],
  ['12 huizen te koop', 'huizen koop*'],
  ["l'agence qui vend", 'qui vend*'],
  ['l’agence', 'l agence*'],
  ['9000', '9000*'],
  ['“huis”-kopen, -tuin', 'huis kopen tuin*'],
  [' !', ''],
])('for %j the store is asked for %j', (typed, words) => expect(storeWords(typed)).toBe(words));
