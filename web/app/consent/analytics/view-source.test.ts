import { expect, test } from 'vitest';
import { prepareSite } from '../../content/cms/site.server.ts';
import { emptyContent, emptySettings, plainPage } from '../../content/cms/site.test-data.ts';
import { cameFrom } from './count-page-view.ts';
import { sourceOf } from './view-source.ts';

const path = [{ language: 'nl', value: '/te-koop/' }];
const about = [{ language: 'nl', value: '/over-ons/' }];
const { paths } = prepareSite({
  ...emptyContent,
  settings: { ...emptySettings, enabledLanguages: ['nl', 'fr'] },
  pages: [
    { ...plainPage, _id: 'page-sale', kind: 'property-list-sale', path, title: null },
    { ...plainPage, _id: 'page-about', kind: 'content', path: about, title: null },
  ],
});

const site = (search = '') => ({ origin: 'https://huisenhaard.example', search });
const from = (referrer: string, search = '') => cameFrom(site(search), referrer);

test('a view says where it came from, without what a visitor typed', () => {
  expect(from('')).toBe('');
  expect(from('not an address')).toBe('');
  expect(from('https://www.google.be/search?q=huis+jan+peeters#top')).toBe('www.google.be');
  expect(from('https://huisenhaard.example/nl/te-koop/?q=jan')).toBe('/nl/te-koop/');
  expect(from('android-app://com.google.android.gm/')).toBe('com.google.android.gm');
  expect(from('https://www.google.be/', '?utm_source=alert&utm_term=jan')).toBe('?alert');
  expect(from('', `?utm_source=${'x'.repeat(900)}`)).toHaveLength(201);
});

test.each([
  ['', 'direct'],
  ['/nl/te-koop/', 'list'],
  ['/nl/over-ons/', 'site'],
  ['/nl/te-koop/mechelen/x/2101/', 'site'],
  ['www.google.be', 'search-engine'],
  ['www.google.co.uk', 'search-engine'],
  ['duckduckgo.com', 'search-engine'],
  ['com.google.android.googlequicksearchbox', 'search-engine'],
  ['mail.google.com', 'other'],
  ['www.immoweb.be', 'property-site'],
  ['www.zimmo.be:443', 'property-site'],
  ['l.facebook.com', 'social'],
  ['t.co', 'social'],
  ['t.example.be', 'other'],
  ['google.example.be', 'other'],
  ['?alert', 'alert'],
  ['?Facebook', 'social'],
  ['?newsletter', 'other'],
  ['__proto__', 'other'],
  ['constructor', 'other'],
] as const)('a view from "%s" came by way of: %s', (told, source) => {
  expect(sourceOf(told, paths)).toBe(source);
});
