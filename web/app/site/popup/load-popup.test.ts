import { expect, test } from 'vitest';
import type { ShownPeriod } from 'schemas/shown-period.ts';
import { createPathTable } from '../../content/paths/create-path-table.ts';
import type { EntryKind } from '../../content/paths/path-table.ts';
import { isChosen, placeOf, loadPopup } from './load-popup.server.ts';
import type { SiteContent } from '../../content/cms/content.ts';
import { prepareSite } from '../../content/cms/site.server.ts';
import { emptyContent, emptySettings } from '../../content/cms/site.test-data.ts';

const entry = (id: string, kind: EntryKind, path: string) => ({
  id,
  kind,
  paths: { nl: path, fr: `/fr${path}` },
  titles: { nl: id },
});

const paths = createPathTable(
  [
    entry('home', 'home', '/'),
    entry('sale', 'property-list-sale', '/te-koop/'),
    entry('projects', 'project-list', '/projecten/'),
    entry('contact', 'content', '/contact/'),
    entry('story', 'article', '/advies/verhaal/'),
  ],
  ['nl', 'fr'],
);

test('a page is known by its path in the language of the address', () => {
  expect(placeOf(paths, '/nl/contact/')).toEqual({ id: 'contact', kind: 'content' });
  expect(placeOf(paths, '/fr/fr/contact/')).toEqual({ id: 'contact', kind: 'content' });
  expect(placeOf(paths, '/nl/')).toEqual({ id: 'home', kind: 'home' });
  expect(placeOf(paths, '/nl/advies/verhaal/')).toEqual({ id: 'story', kind: 'article' });
});

test('a property is a page below a list, a page of the site itself is none', () => {
  expect(placeOf(paths, '/nl/te-koop/mechelen/rijwoning/2101/')).toEqual({ kind: 'property' });
  expect(placeOf(paths, '/nl/projecten/lier/de-nete/p1/')).toEqual({ kind: 'property' });
  expect(placeOf(paths, '/nl/contact/a/b/c/')).toBeUndefined();
  expect(placeOf(paths, '/nl/visit/cancel/token/')).toBeUndefined();
  expect(placeOf(paths, '/style-guide')).toBeUndefined();
});

test('pages are chosen by their kind or one by one', () => {
  const chosen = { kinds: ['article' as const, 'property' as const], pageIds: ['contact', null] };
  const isOn = (pathname: string) => isChosen(chosen, placeOf(paths, pathname));
  expect(isOn('/nl/contact/')).toBe(true);
  expect(isOn('/nl/advies/verhaal/')).toBe(true);
  expect(isOn('/nl/te-koop/mechelen/rijwoning/2101/')).toBe(true);
  expect(isOn('/nl/te-koop/')).toBe(false);
  expect(isOn('/nl/visit/cancel/token/')).toBe(false);
  expect(isChosen({ kinds: null, pageIds: null }, placeOf(paths, '/nl/'))).toBe(false);
});

const atHome: Parameters<typeof loadPopup>[2] = { isVisible: () => true, pathname: '/nl/' };

const dutch = (value: string) => [{ language: 'nl', value }];
const popup = {
  delay: 15,
  showFrom: null,
  showUntil: null,
  languages: null,
  frequency: null,
  places: null,
  kinds: null,
  pageIds: null,
  title: dutch('Opendeur'),
  description: dutch('Kom langs.'),
  picture: null,
  link: { label: dutch('Waar'), pageId: null, property: null, url: '/nl/contact/' },
};

type StoredPopup = SiteContent['popups'][number];

function siteWith(part: Partial<StoredPopup> | null) {
  const settings = { ...emptySettings, enabledLanguages: ['nl' as const, 'fr' as const] };
  return prepareSite({ ...emptyContent, settings, popups: part ? [{ ...popup, ...part }] : [] });
}

test('[2.32] the popup is what an editor wrote, in the languages they wrote it in', () => {
  expect(loadPopup(siteWith({}), 'nl', atHome)).toEqual({
    delay: 15,
    frequency: 'session',
    title: 'Opendeur',
    description: 'Kom langs.',
    picture: undefined,
    link: { href: '/nl/contact/', label: 'Waar' },
  });
  expect(loadPopup(siteWith({}), 'fr', atHome)).toBeUndefined();
  expect(loadPopup(siteWith(null), 'nl', atHome)).toBeUndefined();
});

test('[4.15] a popup without a delay opens at once', () => {
  const site = prepareSite({ ...emptyContent, popups: [{ ...popup, delay: null }] });
  expect(loadPopup(site, 'nl', atHome)?.delay).toBe(0);
});

test('a link that would run script is none', () => {
  const link = { ...popup.link, url: 'javascript:alert(1)' };
  expect(loadPopup(siteWith({ link }), 'nl', atHome)?.link).toBeUndefined();
});

test('a popup opens in its period, its languages and on its pages only', () => {
  const title = [...dutch('Opendeur'), { language: 'fr', value: 'Portes ouvertes' }];
  const shows = (part: Partial<StoredPopup>, language: 'nl' | 'fr', request = atHome) =>
    loadPopup(siteWith({ title, ...part }), language, request) !== undefined;
  expect(shows({}, 'fr')).toBe(true);
  expect(shows({ languages: ['nl'] }, 'fr')).toBe(false);
  expect(shows({ languages: ['nl'] }, 'nl')).toBe(true);
  expect(shows({ places: 'chosen', kinds: ['home'] }, 'nl')).toBe(false);
  expect(shows({ places: 'all', kinds: ['article'] }, 'nl')).toBe(true);
  const showFrom = '2026-12-01T08:00:00Z';
  const isVisible = (period: ShownPeriod) => period.showFrom !== showFrom;
  expect(shows({ showFrom }, 'nl', { ...atHome, isVisible })).toBe(false);
});

test('of several popups the first that fits the page opens', () => {
  const settings = { ...emptySettings, enabledLanguages: ['nl' as const, 'fr' as const] };
  const away = { ...popup, title: dutch('Elders'), places: 'chosen' as const, kinds: ['home' as const] };
  const french = { ...popup, title: [{ language: 'fr', value: 'Portes ouvertes' }] };
  const later = { ...popup, title: dutch('Later') };
  const site = prepareSite({ ...emptyContent, settings, popups: [away, french, popup, later] });
  expect(loadPopup(site, 'nl', atHome)?.title).toBe('Opendeur');
  expect(loadPopup(site, 'fr', atHome)?.title).toBe('Portes ouvertes');
});
