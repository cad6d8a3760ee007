import { expect, test } from 'vitest';
import { seededTexts } from '../../content/i18n/seeded-texts.test-data.tsx';
import { softHyphens } from './soft-hyphens.ts';

const shown = (text: string, language: 'nl' | 'de' | 'fr') =>
  softHyphens(text, language).replaceAll('\u00ad', '|');

test('long compounds may break between their parts', () => {
  expect(shown('Grondoppervlakte', 'nl')).toBe('Grond|oppervlakte');
  expect(shown('Mogelijk overstromingsgevoelig gebied', 'nl')).toBe('Mogelijk overstromings|gevoelig gebied');
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
