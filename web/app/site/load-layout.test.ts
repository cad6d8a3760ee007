import { expect, test } from 'vitest';
import { createPathTable } from '../content/paths/create-path-table.ts';
import { loadLayout, loadPageLayout, speculationRules } from './load-layout.server.ts';
import type { SiteContent } from '../content/cms/content.ts';
import { isVisibleNow } from '../content/cms/visible-now.server.ts';
import { prepareSite } from '../content/cms/site.server.ts';
import { emptyContent, emptySettings, plainPage } from '../content/cms/site.test-data.ts';
import { sampleCatalogue } from '../properties/catalogue/sample-catalogue.test-data.ts';

const pageOf = (kind: 'favourites' | 'login', path: string) => ({
  id: kind,
  kind,
  paths: { nl: path },
  titles: {},
});
const table = createPathTable([pageOf('favourites', '/bewaard/'), pageOf('login', '/login/')], ['nl', 'fr']);

type Links = { selector_matches: string };
type Addresses = [{ href_matches: string }, { not: { href_matches: string[] } } | undefined];
type Rules = [{ where: { and: [Links, ...Addresses] } }];

function conditionsOf(rules: string) {
  const { prefetch, prerender } = JSON.parse(rules) as Record<'prefetch' | 'prerender', Rules>;
  return { fetched: prefetch[0].where.and, rendered: prerender[0].where.and };
}

/** Patterns of addresses that the rules allow and exclude. */
function addressesIn(rules: string) {
  const { fetched, rendered } = conditionsOf(rules);
  expect(rendered.slice(1)).toEqual(fetched.slice(1));
  const [, { href_matches: allowed }, excluded] = rendered;
  return { allowed, excluded: excluded?.not.href_matches };
}

const at = (now: string) => ({ now: new Date(now), catalogue: sampleCatalogue });

test('browsers may fetch and render ahead in the language of the page, but no personal page', () => {
  expect(addressesIn(speculationRules(table, 'nl'))).toEqual({
    allowed: '/nl/*',
    excluded: ['/nl/bewaard/*', '/nl/login/*'],
  });
  expect(addressesIn(speculationRules(table, 'fr'))).toEqual({ allowed: '/fr/*', excluded: undefined });
});

test('a page behind a link of the drawer is fetched ahead, but not rendered', () => {
  const { fetched, rendered } = conditionsOf(speculationRules(table, 'nl'));
  expect(fetched[0].selector_matches).toBe(`${rendered[0].selector_matches},.drawer-link`);
});

const localized = (nl: string, fr?: string) => [
  { language: 'nl', value: nl },
  { language: 'fr', value: fr ?? null },
];

const site = prepareSite({
  ...emptyContent,
  settings: {
    ...emptySettings,
    agencyName: 'Huis & Haard',
    enabledLanguages: ['nl', 'fr'],
    tagline: localized('Thuis', 'Chez soi'),
  },
  menu: [
    {
      _key: 'sale',
      pageId: 'page-sale',
      title: null,
      children: [{ _key: 'news', pageId: 'page-news', title: localized('Nieuws', 'Nouvelles') }],
    },
    { _key: 'gone', pageId: 'page-gone', title: localized('Weg'), children: null },
    { _key: 'empty', pageId: null, title: null, children: null },
  ],
  pages: [
    {
      ...plainPage,
      _id: 'page-sale',
      kind: 'property-list-sale',
      path: localized('/te-koop/', '/a-vendre/'),
      title: localized('Te koop', 'À vendre'),
    },
    { ...plainPage, _id: 'page-news', path: localized('/nieuws/'), title: localized('Nieuws') },
  ],
});

test('[2.23] a menu item leads to its page and bears its own title or the page’s', () => {
  const { menu } = loadLayout(site, 'nl', at('2026-03-02T09:00:00Z'));
  expect(menu).toEqual([
    {
      key: 'sale',
      title: 'Te koop',
      href: '/nl/te-koop/',
      isExternal: false,
      children: [{ key: 'news', title: 'Nieuws', href: '/nl/nieuws/', isExternal: false, children: [] }],
    },
  ]);
});

test('a menu item whose page lacks the language is left out of that language', () => {
  const { menu, agency } = loadLayout(site, 'fr', at('2026-03-02T09:00:00Z'));
  expect(menu[0]?.children).toEqual([]);
  expect(menu[0]?.title).toBe('À vendre');
  expect(agency.tagline).toBe('Chez soi');
});

test('[2.27] logo, menu and languages are where an editor puts them, else in their default positions', () => {
  const headerOf = (header: SiteContent['header']) =>
    loadLayout(prepareSite({ ...emptyContent, header }), 'nl', at('2026-03-02T09:00:00Z')).header;
  expect(headerOf(null)).toMatchObject({ logo: 'left', menu: 'right', language: 'right' });
  expect(
    headerOf({ logoPosition: 'center', menuPosition: 'left', languagePosition: null, button: null }),
  ).toMatchObject({
    logo: 'center',
    menu: 'left',
    language: 'right',
  });
});

test('a layout is made once a year for each language of a site', () => {
  const march = loadLayout(site, 'nl', at('2026-03-02T09:00:00Z'));
  expect(loadLayout(site, 'nl', at('2026-09-02T09:00:00Z'))).toBe(march);
  expect(loadLayout(site, 'fr', at('2026-03-02T09:00:00Z'))).not.toBe(march);
  expect(loadLayout(site, 'nl', at('2027-03-02T09:00:00Z'))).not.toBe(march);
});

test('an item of the top bar comes and goes while the content stays the same', () => {
  const item = {
    _key: 'open-day',
    label: localized('Opendeur'),
    icon: null,
    color: null,
    link: null,
    showFrom: '2026-12-01T08:00:00Z',
    showUntil: '2026-12-05T17:00:00Z',
  };
  const content = prepareSite({ ...emptyContent, topBar: { left: [item], right: null } });
  const itemsAt = (now: string) =>
    loadPageLayout(content, 'nl', {
      ...at(now),
      isVisible: isVisibleNow({ clock: () => new Date(now), view: { kind: 'published' } }),
      pathname: '/nl/',
    }).topBar?.left.length;
  expect(itemsAt('2026-12-01T07:59:59Z')).toBeUndefined();
  expect(itemsAt('2026-12-01T08:00:00Z')).toBe(1);
  expect(itemsAt('2026-12-05T17:00:00Z')).toBeUndefined();
});

test('pages of owners, and pages of one person, know no service that could read them', () => {
  const content = prepareSite({
    ...emptyContent,
    consent: {
      textVersion: '2026-11',
      waitMilliseconds: null,
      googleAnalyticsId: 'G-AB12CD34EF',
      tagManagerId: null,
      metaPixelId: '1234567890',
    },
    pages: [
      {
        ...plainPage,
        _id: 'page-login',
        kind: 'login',
        path: localized('/login/'),
        title: localized('Aanmelden'),
      },
    ],
  });
  const given = { ...at('2026-03-02T09:00:00Z'), isVisible: () => true };
  const layoutAt = (pathname: string) => loadPageLayout(content, 'nl', { ...given, pathname });
  const tagsAt = (pathname: string) => layoutAt(pathname).tags;
  for (const path of ['/nl/eigenaars/', '/nl/eigenaars/link/x/', '/nl/login/', '/nl/newsletter/confirm/x/'])
    expect(tagsAt(path), path).toEqual({});
  for (const path of ['/nl/', '/nl/eigenaarsgids/'])
    expect(tagsAt(path), path).toEqual({ googleAnalytics: 'G-AB12CD34EF', metaPixel: '1234567890' });
  const personal = ['/nl/eigenaars/link/x/', '/nl/newsletter/confirm/x/', '/nl/eigenaars/', '/nl/'];
  expect(personal.map((path) => layoutAt(path).isPersonal)).toEqual([true, true, false, false]);
});
