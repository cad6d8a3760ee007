import { expect, test } from 'vitest';
import {
  acceptedLanguages,
  chooseLanguage,
  languageCookie,
  requestLanguage,
  serverText,
} from './i18next.server.ts';
import { prepareSite } from '../cms/site.server.ts';
import { emptyContent, emptySettings } from '../cms/site.test-data.ts';
import { languageTag } from './language.ts';
import { createTranslate } from './translate.ts';

test.each([
  ['fr-CH,fr;q=0.9,en;q=0.8', ['fr-CH', 'fr', 'en']],
  ['en;q=0.5, nl-BE , fr;q=0.7', ['nl-BE', 'fr', 'en']],
  ['nl, fr', ['nl', 'fr']],
  ['fr;q=0, en;q=0.1, *;q=0.5', ['en']],
  ['fr;q=x, en', ['en']],
  ['en;level=1;q=0.2, nl;q=0.3', ['nl', 'en']],
  [',;,', []],
  ['', []],
  [null, []],
])('the languages of %j are %j', (header, languages) => {
  expect(acceptedLanguages(header)).toEqual(languages);
});

const site = prepareSite({
  ...emptyContent,
  settings: { ...emptySettings, enabledLanguages: ['nl', 'fr', 'en'] },
  texts: [
    { key: 'list.count_one', value: [{ language: 'fr', value: '{count} bien' }] },
    { key: 'list.pageOf', value: [{ language: 'fr', value: '$t(list.empty) {page} de {total}' }] },
    { key: 'list.count_other', value: [{ language: 'fr', value: '{count} biens' }] },
  ],
});

const request = (headers: Record<string, string>, path = '/') =>
  new Request(`https://site.test${path}`, { headers });

test('an address without a language gets the browser’s, when it is enabled', async () => {
  expect(await chooseLanguage(request({ 'Accept-Language': 'fr-CH,fr;q=0.9,en;q=0.8' }), site)).toBe('fr');
  expect(await chooseLanguage(request({ 'Accept-Language': 'de-DE,de;q=0.9,en;q=0.5' }), site)).toBe('en');
  expect(await chooseLanguage(request({ 'Accept-Language': 'fr-BE, en;q=0.5' }), site)).toBe('fr');
  expect(await chooseLanguage(request({ 'Accept-Language': 'ja' }), site)).toBe('nl');
  expect(await chooseLanguage(request({}), site)).toBe('nl');
});

test('the cookie of an earlier visit decides before the browser’s language', async () => {
  const cookie = (await languageCookie.serialize('fr')).split(';')[0] ?? '';
  expect(await chooseLanguage(request({ Cookie: cookie, 'Accept-Language': 'en' }), site)).toBe('fr');
  expect(await chooseLanguage(request({ Cookie: 'language=%%%', 'Accept-Language': 'en' }), site)).toBe('en');
});

test('[2.21] the language in the path decides before anything else', async () => {
  const headers = { 'Accept-Language': 'en' };
  expect(await requestLanguage(request(headers, '/fr/a-vendre/'), site)).toBe('fr');
  expect(await requestLanguage(request(headers, '/de/'), site)).toBe('en');
});

test('a text reads the same from the server as from a component, whatever editors and visitors write', () => {
  const t = serverText(site, 'fr');
  const ofComponents = createTranslate(site.texts.get('fr') ?? {}, languageTag('fr'));
  expect(t('list.count', { count: 1 })).toBe('1 bien');
  expect(t('list.count', { count: 1200 })).toBe('1\u00a0200 biens');
  for (const page of [7, '{total}', '$t(list.empty)', '$&']) {
    const text = t('list.pageOf', { page, total: 9 });
    expect(text).toBe(`$t(list.empty) ${String(page)} de 9`);
    expect(ofComponents('list.pageOf', { page, total: 9 })).toBe(text);
  }
});
