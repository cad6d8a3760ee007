import { expect, test } from 'vitest';
import { needsOwnRow } from './load-header.server.ts';

const items = (...titles: string[]) => titles.map((title) => ({ title, children: [] }));
const usual = {
  agencyName: 'Huis & Haard',
  logo: undefined,
  languageCount: 3,
  hasFavourites: true,
  hasLogin: true,
  buttonText: undefined,
  scale: { display: 1, text: 1 },
  places: { logo: 'left', menu: 'right', language: 'right' },
} as const;

test('a usual menu fits beside the logo, also with the button', () => {
  const child = { key: 'method', title: 'Onze werkwijze', href: '/', isExternal: false, children: [] };
  const submenu = (title: string) => ({ title, children: [child] });
  const menu = [
    ...items('Home'),
    submenu('Te koop'),
    ...items('Te huur'),
    submenu('Verkopen'),
    ...items('Over ons', 'Contact'),
  ];
  expect(needsOwnRow({ ...usual, menu })).toBe(false);
  expect(needsOwnRow({ ...usual, menu, buttonText: 'Gratis schatting' })).toBe(false);
  const french = [
    ...items('Accueil'),
    submenu('À vendre'),
    ...items('À louer'),
    submenu('Vendre'),
    ...items('À propos', 'Contact'),
  ];
  expect(needsOwnRow({ ...usual, menu: french, buttonText: 'Estimation gratuite' })).toBe(false);
});

test('a long menu, or one beside a long name, gets a row to itself', () => {
  const long = items(
    'Nos biens à vendre',
    'Nos biens à louer',
    'Vendre avec nous',
    'Nos projets neufs',
    'L’agence',
  );
  const menu = items('Te koop', 'Te huur', 'Verkopen', 'Contact');
  expect(needsOwnRow({ ...usual, menu: [...long, ...items('Nos conseils', 'Contact')] })).toBe(true);
  expect(
    needsOwnRow({ ...usual, menu, agencyName: 'Immobiliënkantoor Van den Broecke & Vandenbossche' }),
  ).toBe(true);
});

test('wide fonts take more room', () => {
  const menu = items('Onze panden', 'Te huur', 'Verkopen', 'Nieuwbouw', 'Over ons', 'Nieuws', 'Contact');
  expect(needsOwnRow({ ...usual, menu })).toBe(false);
  expect(needsOwnRow({ ...usual, menu, scale: { display: 1.2, text: 1.2 } })).toBe(true);
});

test('letters count as wide as they are drawn', () => {
  const sixOf = (title: string) => items(...Array<string>(6).fill(title));
  expect(needsOwnRow({ ...usual, menu: sixOf('WWWWW WWWW') })).toBe(true);
  expect(needsOwnRow({ ...usual, menu: sixOf('iillii illl il') })).toBe(false);
});

test('a logo counts as wide as it is shown, whatever the name', () => {
  const agencyName = 'Immobiliënkantoor Van den Broecke & Vandenbossche';
  const menu = items('Home', 'Te koop', 'Te huur', 'Verkopen', 'Over ons', 'Contact', 'Nieuws');
  expect(needsOwnRow({ ...usual, menu, agencyName })).toBe(true);
  expect(needsOwnRow({ ...usual, menu, agencyName, logo: { width: 800, height: 200 } })).toBe(false);
});

test('a logo in the centre leaves the menu half of the bar at most', () => {
  const places = { ...usual.places, logo: 'center' } as const;
  const long = items('Home', 'Te koop', 'Te huur', 'Verkopen', 'Over ons', 'Contact', 'Nieuws');
  expect(needsOwnRow({ ...usual, menu: long })).toBe(false);
  expect(needsOwnRow({ ...usual, menu: long, places })).toBe(true);
  expect(needsOwnRow({ ...usual, menu: long, places: { ...places, menu: 'left' } })).toBe(true);
  expect(needsOwnRow({ ...usual, menu: items('Te koop', 'Te huur'), places })).toBe(false);
});
