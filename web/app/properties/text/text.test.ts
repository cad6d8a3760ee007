import { expect, test } from 'vitest';
import { seededTexts } from '../../content/i18n/seeded-texts.ts';
import { softHyphens, cleanDescription, isEmptyText, paragraphsOf } from './text.ts';

const shown = (text: string, language: 'nl' | 'de' | 'fr') =>
  softHyphens(text, language).replaceAll('\u00ad', '|');

test('long compounds may break between their parts', () => {
  expect(shown('Grondoppervlakte', 'nl')).toBe('Grond|oppervlakte');
  expect(shown('Mogelijk overstromingsgevoelig gebied', 'nl')).toBe(
    'Mogelijk over|stromings|gevoelig gebied',
  );
  expect(shown('Nieuwbouwappartement met terras', 'nl')).toBe('Nieuwbouw|appartement met terras');
  expect(shown('een omgevingsvergunning', 'nl')).toBe('een omgevings|vergunning');
  expect(shown('Wiederherstellungsmaßnahme', 'de')).toBe('Wiederherstellungs|maßnahme');
});

test('short words, and languages without long compounds, are left alone', () => {
  expect(shown('Bouwjaar', 'nl')).toBe('Bouwjaar');
  expect(shown('Emplacements de parking', 'fr')).toBe('Emplacements de parking');
});

test('no part between two breaks of a label is longer than a phone is wide', () => {
  for (const [key, text] of Object.entries(seededTexts.nl)) {
    if (!key.startsWith('facts.')) continue;
    for (const part of softHyphens(text, 'nl').split(/[\s\u00ad-]/))
      expect(part.length, `${part} in ${key}`).toBeLessThanOrEqual(18);
  }
});

test('[5.22][5.24] nothing, empty text and white space count as empty', () => {
  for (const text of [null, undefined, '', ' ', '\n\t', '\u00a0']) expect(isEmptyText(text)).toBe(true);
  for (const text of ['0', ' a ', 'null']) expect(isEmptyText(text)).toBe(false);
});

test('[5.26] tags are stripped, entities decoded and white space collapsed', () => {
  expect(cleanDescription('<p>Caf&eacute;&nbsp;&amp; <b>bar</b></p>\n\n  <br/>50&#160;m&sup2;')).toBe(
    'Café & bar 50 m²',
  );
  expect(cleanDescription('a<script>alert("x")</script>b<style>p{}</style><!-- no -->c')).toBe('a b c');
});

test('[5.26] a decoded tag is text and a lone smaller-than sign stays', () => {
  expect(cleanDescription('&lt;b&gt;bold&lt;/b&gt;')).toBe('<b>bold</b>');
  expect(cleanDescription('EPC < 100 en garage > 1')).toBe('EPC < 100 en garage > 1');
});

test('[5.26] text is cut to 250 characters and gets an ellipsis', () => {
  const word = 'x'.repeat(300);
  expect(cleanDescription(word)).toBe(`${'x'.repeat(250)}…`);
  expect(cleanDescription('x'.repeat(250))).toBe('x'.repeat(250));
  expect(cleanDescription(word, { ellipsis: false })).toBe('x'.repeat(250));
  expect(cleanDescription(word, { limit: 10 })).toBe(`${'x'.repeat(10)}…`);
});

test('[5.26] the cut falls on a word boundary only beyond 80 % of the limit', () => {
  expect(cleanDescription(`${'a'.repeat(81)} ${'b'.repeat(40)}`, { limit: 100 })).toBe(`${'a'.repeat(81)}…`);
  expect(cleanDescription(`${'a'.repeat(80)} ${'b'.repeat(40)}`, { limit: 100 })).toBe(
    `${'a'.repeat(80)} ${'b'.repeat(19)}…`,
  );
  expect(cleanDescription(`${'a'.repeat(100)} ${'b'.repeat(9)}`, { limit: 100 })).toBe(`${'a'.repeat(100)}…`);
});

test('a character outside the basic plane is never cut in half', () => {
  expect(cleanDescription('🏡🏡🏡', { limit: 2 })).toBe('🏡🏡…');
});

test('a description falls apart into plain paragraphs', () => {
  expect(paragraphsOf('Eerste alinea,\nzelfde alinea.\n\nTweede.')).toEqual([
    'Eerste alinea, zelfde alinea.',
    'Tweede.',
  ]);
  expect(paragraphsOf('<p>Un.</p><p> </p><p>Deux<br>encore.</p>Trois<br/><br>quatre')).toEqual([
    'Un.',
    'Deux encore.',
    'Trois',
    'quatre',
  ]);
  expect(paragraphsOf('  ')).toEqual([]);
});
