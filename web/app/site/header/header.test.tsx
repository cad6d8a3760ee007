import { expect, test } from 'vitest';
import { renderInLanguage } from '../../content/i18n/seeded-texts.test-data.tsx';
import { CurrentPageProvider } from '../current-page.tsx';
import type { HeaderData } from '../layout-data.ts';
import { SiteHeader } from './header.tsx';

const item = (title: string, children: HeaderData['menu'] = []) => ({
  key: title,
  title,
  href: `/nl/${title}/`,
  isExternal: false,
  children,
});

const layout = {
  agency: { name: 'Huis & Haard', logo: undefined, tagline: undefined, phone: null, email: null },
  languages: ['nl', 'fr'],
  menu: [item('kopen', [item('villa')]), item('huren')],
  header: { logo: 'left', menu: 'center', language: 'right', hasMenuRow: false },
  search: { saleHref: '/nl/te-koop/' },
  button: { href: '/nl/schatting/', label: 'Gratis schatting' },
  favouritesHref: '/nl/favorieten/',
  login: { href: '/nl/login/', title: 'Aanmelden' },
} as unknown as HeaderData;

function headerOf(changes: Partial<HeaderData> = {}, header = {}): string {
  return renderInLanguage(
    'nl',
    <CurrentPageProvider value={{ pathname: '/nl/huren/', search: '', alternates: {}, header }}>
      <SiteHeader layout={{ ...layout, ...changes }} />
    </CurrentPageProvider>,
  );
}

/** Returns the markup on the left, in the centre and on the right. */
const placesOf = (html: string) => html.split(/<div class="header-place [^>]*>/).slice(1);

test('logo, menu and languages stand where the editor put them, and the submenu opens beside its item', () => {
  const [left = '', center = '', right = ''] = placesOf(headerOf());
  expect(left).toContain('class="logo"');
  expect(center.match(/href="[^"]+"/g)).toEqual(
    ['kopen', 'villa', 'huren'].map((path) => `href="/nl/${path}/"`),
  );
  expect(center.match(/<summary/g)).toHaveLength(1);
  expect(right).toMatch(/FR – Français.*\/nl\/favorieten\/.*\/nl\/schatting\//s);
  const [, , logoLast = ''] = placesOf(
    headerOf({ header: { logo: 'right', menu: 'left', language: 'left', hasMenuRow: false } }),
  );
  expect(logoLast).toMatch(/\/nl\/schatting\/.*class="logo"/s);
});

test('a long menu has a row of its own, and an empty one leaves no navigation behind', () => {
  const { header } = layout;
  const [bar = '', row = ''] = headerOf({ header: { ...header, hasMenuRow: true } }).split('header-row');
  expect(bar).not.toContain('class="menu ');
  expect(row).toContain('class="menu ');
  expect(headerOf({ menu: [] })).not.toContain('class="menu ');
});

test('without pages to lead to, there are neither favourites, login nor button', () => {
  const bare = headerOf({ favouritesHref: undefined, login: undefined, button: undefined });
  expect(bare).not.toMatch(/favorieten|login|schatting|header-button/);
});

test('header and drawer lead everyone to the login, and an owner who is signed in out again', () => {
  expect(headerOf().match(/href="\/nl\/login\/"/g)).toHaveLength(2);
  const owner = {
    name: 'An Peeters',
    href: '/nl/eigenaars/',
    logOut: { action: '/nl/eigenaars/account/', label: 'Afmelden' },
  };
  const signedIn = headerOf({}, { owner });
  expect(signedIn).not.toContain('/nl/login/');
  expect(signedIn.match(/<form method="post" action="\/nl\/eigenaars\/account\/"/g)).toHaveLength(2);
  expect(signedIn.match(/An Peeters/g)).toHaveLength(2);
});

test('the header stays in sight unless the page says otherwise', () => {
  expect(headerOf()).toContain('header-fixed');
  expect(headerOf({}, { isFixed: false })).not.toContain('header-fixed');
});
