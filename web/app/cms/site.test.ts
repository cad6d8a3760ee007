import { expect, test } from 'vitest';
import type { SiteContent } from './content.ts';
import { perLanguage, prepareSite } from './site.server.ts';

const page = (id: string, kind: 'home' | 'content', path: string) => ({
  _id: id,
  kind,
  path: [{ language: 'nl', value: path }],
  title: [{ language: 'nl', value: id }],
});

const content: SiteContent = {
  settings: {
    agencyName: 'Huis & Haard',
    enabledLanguages: ['en', 'fr'],
    phone: null,
    email: null,
    address: null,
    tagline: null,
  },
  theme: null,
  menu: null,
  pages: [page('page-home', 'home', '/'), { ...page('page-odd', 'content', '/odd/'), kind: null }],
  texts: [
    {
      key: 'list.empty',
      value: [
        { language: 'nl', value: 'Niets gevonden' },
        { language: 'fr', value: 'Rien trouvé' },
      ],
    },
    { key: 'not.a.key', value: [{ language: 'nl', value: 'x' }] },
    { key: null, value: null },
  ],
};

test('the enabled languages come in their fixed order and the default one is always among them', () => {
  expect(prepareSite(content).languages).toEqual(['nl', 'fr', 'en']);
  expect(prepareSite({ ...content, settings: null }).languages).toEqual(['nl']);
});

test('a text that lacks a language falls back to the default language', () => {
  const { texts } = prepareSite(content);
  expect(texts.get('fr')).toEqual({ 'list.empty': 'Rien trouvé' });
  expect(texts.get('en')).toEqual({ 'list.empty': 'Niets gevonden' });
});

test('a page of no known kind is left out and a dataset without anything still makes a site', () => {
  expect(prepareSite(content).paths.byId('page-odd')).toBeUndefined();
  const empty = prepareSite({ settings: null, theme: null, menu: null, pages: [], texts: [] });
  expect(empty.paths.byKind('home')).toBeUndefined();
});

test('a stored value without a language, of an unknown language or without text counts as none', () => {
  const stored = [
    { language: null, value: 'a' },
    { language: 'it', value: 'b' },
    { language: 'fr', value: '' },
    { language: 'en', value: 'd' },
  ];
  expect(perLanguage(stored)).toEqual({ en: 'd' });
  expect(perLanguage(null)).toEqual({});
});
