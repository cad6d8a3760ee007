import { expect, test } from 'vitest';
import {
  mailedLinkAt,
  mailedLinkPatterns,
  isPersonalPath,
  newsletterPath,
  visitLinks,
  visitPath,
} from './mailed-links.ts';

test('each link of a visit is below its language, with the token last, and personal', () => {
  expect(visitPath('fr', 'cancel', 'a.b')).toBe('/fr/visite/annuler/a.b/');
  expect(isPersonalPath('/nl/visit/change/a.b/')).toBe(true);
  for (const link of visitLinks) expect(isPersonalPath(visitPath('nl', link, 'a.b'))).toBe(true);
});

test('a link is below its language, with the token last', () => {
  expect(newsletterPath('fr', 'confirm', 'a.b')).toBe('/fr/newsletter/confirm/a.b/');
  expect(newsletterPath('nl', 'unsubscribe')).toBe('/nl/newsletter/unsubscribe/');
});

test('only an address with a token is personal', () => {
  expect(isPersonalPath(newsletterPath('fr', 'confirm', 'a.b'))).toBe(true);
  expect(isPersonalPath('/nl/newsletter/unsubscribe/a.b')).toBe(true);
  for (const path of [
    '/nl/eigenaars/link/a',
    '/fr/proprietaires/link/a/',
    '/en/owners/mail/a.b/',
    '/en/owners/view/a/',
    '/nl/documents/a.b/',
  ])
    expect(isPersonalPath(path), path).toBe(true);
  for (const path of [
    '/nl/eigenaars/',
    '/nl/x/link/a/',
    '/nl/eigenaars/mail/',
    '/nl/documents/',
    '/nl/newsletter/unsubscribe/',
    '/nl/newsletter/confirmed/',
    '/fr/newsletter/',
    '/nl/',
  ])
    expect(isPersonalPath(path), path).toBe(false);
});

test('every route of a mailed link leads to its own kind of page, also in capitals', () => {
  for (const [kind, patterns] of Object.entries(mailedLinkPatterns))
    for (const pattern of patterns) {
      const path = `/${pattern.replace(':language', 'nl').replace(/:token\??/, 'a.b')}/`;
      expect(mailedLinkAt(path).kind, path).toBe(kind);
      expect(mailedLinkAt(path.toUpperCase()).kind, path).toBe(kind);
    }
  expect(mailedLinkAt('/nl/alert/stop/a.b/')).toEqual({ kind: 'alert', link: 'stop' });
});
