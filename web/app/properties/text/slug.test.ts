import { expect, test } from 'vitest';
import { fold, slugify } from './slug.ts';

test('a slug holds only lower-case letters, digits and single dashes', () => {
  expect(slugify('Rijwoning met stadstuin')).toBe('rijwoning-met-stadstuin');
  expect(slugify("Braine-l'Alleud")).toBe('braine-l-alleud');
  expect(slugify('’s-Gravenwezel')).toBe('s-gravenwezel');
  expect(slugify('Maison de maître à Liège — 3e étage!')).toBe('maison-de-maitre-a-liege-3e-etage');
  expect(slugify('Cœur de ville')).toBe('coeur-de-ville');
});

test('text without a letter or digit still yields a path part', () => {
  expect(slugify('')).toBe('-');
  expect(slugify('!?')).toBe('-');
});

test('a path part cannot climb or start a query', () => {
  expect(slugify('../../etc?x=1#y')).toBe('etc-x-1-y');
  expect(slugify('a%2Fb\\c')).toBe('a-2fb-c');
});

test('folded texts are equal when only case, accents, apostrophes or spaces differ', () => {
  expect(fold('LIÈGE')).toBe(fold('liege'));
  expect(fold('Braine-l’Alleud')).toBe(fold("braine-l'alleud"));
  expect(fold('  Sint   Niklaas ')).toBe('sint niklaas');
  expect(fold('e\u0301')).toBe(fold('é'));
});
