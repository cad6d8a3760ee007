import { expect, test } from 'vitest';
import { prepareSite } from '../../content/cms/site.server.ts';
import { type Given, localized, testContent, testPage } from '../layout.test-data.ts';
import { loadMenu } from './load-menu.server.ts';

const testSite = (given: Given) => prepareSite(testContent(given));

const item = (name: string, more: { title?: ReturnType<typeof localized> } = {}) => ({
  _key: name,
  pageId: `page-${name}`,
  title: null,
  children: null,
  ...more,
});

const home = testPage('home', { kind: 'home' });
const pages = [home, testPage('sale'), testPage('news', { path: localized('/news/') })];
const titles = (site: ReturnType<typeof testSite>) => loadMenu(site, 'nl').map(({ title }) => title);

test('[2.25] the home page is in the menu until a setting hides it', () => {
  const menu = [item('home'), item('sale')];
  expect(titles(testSite({ pages, menu }))).toEqual(['home', 'sale']);
  expect(titles(testSite({ pages, menu, showHome: true }))).toEqual(['home', 'sale']);
  expect(titles(testSite({ pages, menu, showHome: false }))).toEqual(['sale']);
});

test('[2.23] an item has the menu’s own title in each language, else its page’s', () => {
  const site = testSite({ pages, menu: [item('sale', { title: localized('Te koop') })] });
  expect(loadMenu(site, 'nl')[0]).toMatchObject({ title: 'Te koop', href: '/nl/sale/' });
  expect(loadMenu(site, 'fr')[0]).toMatchObject({ title: 'sale (fr)', href: '/fr/sale-fr/' });
});

test('[4.01][2.24] an item or child whose page is not public is left out', () => {
  const menu = [{ ...item('sale'), children: [item('news'), item('gone')] }, item('gone')];
  const site = testSite({ pages, menu });
  expect(loadMenu(site, 'nl')).toMatchObject([{ title: 'sale', children: [{ title: 'news' }] }]);
  expect(loadMenu(site, 'fr')).toMatchObject([{ title: 'sale (fr)', children: [] }]);
});

test('[2.18] an item leads to the external link of its page, unless that is no address', () => {
  const linked = [
    testPage('sale', { externalLink: 'https://www.biv.be/nl' }),
    testPage('news', { externalLink: 'javascript:alert(1)' }),
  ];
  const site = testSite({ pages: linked, menu: [item('sale'), item('news')] });
  expect(loadMenu(site, 'nl')).toMatchObject([
    { href: 'https://www.biv.be/nl', isExternal: true },
    { href: '/nl/news/', isExternal: false },
  ]);
});
