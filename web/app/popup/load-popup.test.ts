import { expect, test } from 'vitest';
import { prepareSite } from '../cms/site.server.ts';
import { emptyContent, emptySettings } from '../cms/site.test-data.ts';
import { loadPopup } from './load-popup.server.ts';

const dutch = (value: string) => [{ language: 'nl', value }];
const popup = {
  delay: 15,
  title: dutch('Opendeur'),
  description: dutch('Kom langs.'),
  picture: null,
  link: { label: dutch('Waar'), pageId: null, url: '/nl/contact/' },
};

function siteWith(part: Partial<typeof popup> | { link: typeof popup.link } | null) {
  const settings = { ...emptySettings, enabledLanguages: ['nl' as const, 'fr' as const] };
  return prepareSite({ ...emptyContent, settings, popup: part && { ...popup, ...part } });
}

test('[2.32] the popup is what an editor wrote, in the languages they wrote it in', () => {
  expect(loadPopup(siteWith({}), 'nl')).toEqual({
    delay: 15,
    title: 'Opendeur',
    description: 'Kom langs.',
    picture: undefined,
    link: { href: '/nl/contact/', label: 'Waar' },
  });
  expect(loadPopup(siteWith({}), 'fr')).toBeUndefined();
  expect(loadPopup(siteWith(null), 'nl')).toBeUndefined();
});

test('[4.15] a popup without a delay opens at once', () => {
  const site = prepareSite({ ...emptyContent, popup: { ...popup, delay: null } });
  expect(loadPopup(site, 'nl')?.delay).toBe(0);
});

test('a link that would run script is none', () => {
  const link = { ...popup.link, url: 'javascript:alert(1)' };
  expect(loadPopup(siteWith({ link }), 'nl')?.link).toBeUndefined();
});
