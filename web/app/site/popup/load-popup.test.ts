import type { ShownPeriod } from 'schemas/shown-period.ts';
import { expect, test } from 'vitest';
import type { SiteContent } from '../../content/cms/content.ts';
import { prepareSite } from '../../content/cms/site.server.ts';
import { emptyContent, emptySettings } from '../../content/cms/site.test-data.ts';
import { loadPopup } from './load-popup.server.ts';

const atHome: Parameters<typeof loadPopup>[2] = { isShown: () => true, pathname: '/nl/' };

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
  link: { label: dutch('Waar'), pageId: null, url: '/nl/contact/' },
};

type StoredPopup = NonNullable<SiteContent['popup']>;

function siteWith(part: Partial<StoredPopup> | null) {
  const settings = { ...emptySettings, enabledLanguages: ['nl' as const, 'fr' as const] };
  return prepareSite({ ...emptyContent, settings, popup: part && { ...popup, ...part } });
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
  const site = prepareSite({ ...emptyContent, popup: { ...popup, delay: null } });
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
  const isShown = (period: ShownPeriod) => period.showFrom !== showFrom;
  expect(shows({ showFrom }, 'nl', { ...atHome, isShown })).toBe(false);
});
