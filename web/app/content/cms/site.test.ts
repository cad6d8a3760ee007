import { seededTexts } from '../i18n/seeded-texts.ts';
import { expect, test } from 'vitest';
import { resolvePath } from '../paths/resolve-path.ts';
import type { SiteContent } from './content.ts';
import { startLake } from './lake-server.test-data.ts';
import { loadSite, perLanguage, prepareSite } from './site.server.ts';
import { emptyContent, emptySettings, plainPage } from './site.test-data.ts';

const page = (id: string, kind: 'home' | 'content', path: string) => ({
  ...plainPage,
  _id: id,
  kind,
  path: [{ language: 'nl', value: path }],
  title: [{ language: 'nl', value: id }],
});

const content: SiteContent = {
  ...emptyContent,
  settings: {
    ...emptySettings,
    enabledLanguages: ['en', 'fr'],
    allowedRedirectHosts: ['partner.example'],
  },
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

test('a text that lacks a language falls back to the default language, one that is missing to what is seeded', () => {
  const { texts } = prepareSite(content);
  expect(texts.get('fr')?.['list.empty']).toBe('Rien trouvé');
  expect(texts.get('en')?.['list.empty']).toBe('Niets gevonden');
  expect(texts.get('fr')?.['header.openMenu']).toBe(seededTexts.fr['header.openMenu']);
});

test('every enabled language has a home page, other pages only where they have a path', () => {
  const { paths } = prepareSite({
    ...content,
    pages: [...content.pages, page('page-sale', 'content', '/te-koop/')],
  });
  expect(paths.byPath('en', '/')?.id).toBe('page-home');
  expect(paths.byPath('en', '/te-koop/')).toBeUndefined();
  expect(paths.byId('page-sale')?.titles.en).toBe('page-sale');
});

test('a page of no known kind is left out and a dataset without anything still makes a site', () => {
  expect(prepareSite(content).paths.byId('page-odd')).toBeUndefined();
  const empty = prepareSite(emptyContent);
  expect(empty.paths.byKind('home')).toBeUndefined();
});

test('[2.14][2.18] articles with a path, former paths and redirects come into the path table', () => {
  const article = {
    ...page('article-reportage', 'content', '/werkwijze/reportage/'),
    _type: 'article' as const,
  };
  const moved = {
    ...page('page-moved', 'content', '/nieuw/'),
    formerPaths: [
      { language: 'nl' as const, path: '/oud/' },
      { language: null, path: null },
    ],
  };
  const away = {
    ...page('page-away', 'content', '/weg/'),
    redirect: true,
    redirectUrl: 'https://partner.example/',
  };
  const redirects = [
    { from: '/nl/actie/', isPermanent: null, pageId: 'page-moved', property: null, url: null },
    { from: null, isPermanent: null, pageId: null, property: null, url: null },
  ];
  const { paths } = prepareSite({ ...content, pages: [{ ...article, kind: null }, moved, away], redirects });
  expect(paths.byPath('nl', '/werkwijze/reportage/')?.kind).toBe('article');
  expect(paths.move('/nl/oud/')).toEqual({ to: '/nl/nieuw/', status: 301 });
  expect(paths.move('/nl/actie/')).toEqual({ to: '/nl/nieuw/', status: 301 });
  expect(paths.move('/nl/weg/')).toEqual({ to: 'https://partner.example/', status: 302 });
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

test('a template has an address in the preview of the Studio, named after itself', async () => {
  const lake = await startLake(() => ({
    ...emptyContent,
    templates: [{ _id: 'open-house', name: 'Opendeur' }],
  }));
  const { paths } = await loadSite({ ...lake.platform, view: { kind: 'studio' } });
  lake.close();
  expect(resolvePath(paths, '/nl/template/open-house/')).toMatchObject({
    outcome: 'page',
    entry: { id: 'open-house', kind: 'content', titles: { nl: 'Opendeur', fr: 'Opendeur' } },
  });
});
