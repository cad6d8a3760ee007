import { expect, test, vi } from 'vitest';
import { pageKinds } from 'schemas/page-kinds.ts';
import { createHash } from 'node:crypto';
import { ownerCookie } from '../../portal/session/owner-cookie.server.ts';
import { isAnonymousRead, isPublicPage, publicAddress, hashInsteadOfNonce } from './render-page.server.ts';
import { prepareSite } from '../../content/cms/site.server.ts';
import { emptyContent, plainPage } from '../../content/cms/site.test-data.ts';
import { projectPath, propertyPath } from '../../content/paths/build-path.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';
import { mayBePublic } from './query-names.server.ts';
import { noSources } from '../../platform/page-needs.ts';
import { contentSecurityPolicy } from '../../platform/http/headers/content-security-policy.server.ts';

const isRead = (address: string, cookie: string, method = 'GET') =>
  isAnonymousRead(new Request(address, { method, headers: { Cookie: cookie } }));

test('owners who have logged in read what is rendered for them', () => {
  for (const address of ['https://site.example/nl/', 'http://localhost/nl/']) {
    const [cookie = ''] = ownerCookie(new Request(address), 'token').split(';');
    expect([isRead(address, cookie), isRead(address, `language=nl; ${cookie}`)]).toEqual([false, false]);
    expect(isRead(address, 'language=nl; _ga=1; homeowner=1')).toBe(true);
  }
});

test('only reads are served from the cache', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT'];
  expect(methods.map((method) => isRead('https://site.example/', '', method))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a page is public unless it fails, is no page, or has rules of its own', () => {
  const isPublic = (headers: Record<string, string> = {}, status = 200) =>
    isPublicPage(
      new Response('page', { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } }),
    );
  expect(isPublic()).toBe(true);
  for (const status of [201, 301, 404, 410, 422, 500, 503])
    expect(isPublic({}, status), `${status}`).toBe(false);
  expect(isPublic({ 'Content-Type': 'application/json' })).toBe(false);
  expect(isPublic({ 'Set-Cookie': 'a=b' })).toBe(false);
  for (const rule of ['no-store', 'private, max-age=300', 'max-age=300'])
    expect(isPublic({ 'Cache-Control': rule }), rule).toBe(false);
  const feed = { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=300' };
  expect(isPublic(feed)).toBe(true);
  expect(isPublic({ ...feed, 'Set-Cookie': 'a=b' })).toBe(false);
  expect(isPublic(feed, 404)).toBe(false);
  expect(isPublic({ Vary: 'Cookie' })).toBe(false);
});

const pages = pageKinds.map(({ id }) => ({
  ...plainPage,
  _id: id,
  kind: id,
  path: [{ language: 'nl', value: id === 'home' ? '/' : `/${id}/` }],
  title: [{ language: 'nl', value: id }],
}));
const site = prepareSite({ ...emptyContent, pages });
const origin = 'https://site.example';

const addressOf = async (path: string) =>
  (await publicAddress({ site, catalogue: sampleCatalogue }, new URL(path, origin)))?.slice(origin.length);

test('pages of the public are stored by their path alone', async () => {
  for (const path of ['/nl/', '/nl/content/', '/nl/project-list/', '/nl/recently-sold/', '/nl/map-frame/'])
    expect(await addressOf(`${path}?utm_source=a&city=Gent|9000&ids=1&own=2`), path).toBe(path);
});

test('pages of a visitor, other addresses and other spellings are not stored', async () => {
  const paths = [
    '/nl/favourites/',
    '/nl/favourites/?ids=2101',
    '/nl/login/',
    '/nl/nothing/',
    '/nl',
    '/NL/content/',
    '/nl/content',
    '/content/',
    '/',
    '/fr/content/',
    '/style-guide/',
    '/nl/documents/token/',
    '/nl/newsletter/confirm/token/',
    '/nl/visit/cancel/token/',
    '/nl/alert/confirm/token/',
    '/api/form-token',
    '/nl/content.data',
    '/nl/property/2101',
  ];
  for (const path of paths) expect(await addressOf(path), path).toBeUndefined();
});

test('a list is stored by what it reads, in the order given, unless a visitor typed it', async () => {
  const list = '/nl/property-list-sale/';
  expect(await addressOf(`${list}?utm_source=a&sort=price-up&x=1&page=2`)).toBe(
    `${list}?sort=price-up&page=2`,
  );
  expect(await addressOf(`${list}?city=Gent%7C9000&type=1&type=2`)).toBe(
    `${list}?city=Gent%7C9000&type=1&type=2`,
  );
  expect(await addressOf(`${list}?type=1&q=tuin`)).toBeUndefined();
  for (const area of ['bounds=51,4,52,5', 'polygon=BEwhmfw_zCA46G39CnqD'])
    expect(await addressOf(`${list}?${area}`), area).toBeUndefined();
  expect(await addressOf(`${list}?__proto__=1&%00=2&constructor=3`)).toBe(list);
});

test('a property, its sheet and its forms are stored at their own address alone', async () => {
  const [property] = await sampleCatalogue.list({ language: 'nl' });
  if (!property) throw new Error('The bundle has no property.');
  const path = propertyPath(site.paths, property, 'nl');
  for (const own of [path, `${path}afdrukken/`, `${path}bod/`])
    expect(await addressOf(`${own}?utm_source=a`)).toBe(own);
  for (const other of [
    `${path}print/`,
    `${path}x/`,
    path.slice(0, -1),
    path.replace(property.titleSlug, 'x'),
    path.replace(property.id, '999999'),
    `${path}?own=90000`,
    `${path}?rate=3&utm_source=a`,
  ])
    expect(await addressOf(other), other).toBeUndefined();
});

test('a project is stored by the order of its units', async () => {
  const [project] = await sampleCatalogue.projects('nl');
  const path = project && projectPath(site.paths, project, 'nl');
  if (path === undefined) throw new Error('The bundle has no project.');
  expect(await addressOf(`${path}?sort=floor-up&own=1`)).toBe(`${path}?sort=floor-up`);
  expect(await addressOf(`${path}x/`)).toBeUndefined();
});

test('feeds are stored by what they read, for the languages of the site', async () => {
  const stored = [
    '/sitemap.xml',
    '/nl/sitemap.xml?page=2',
    '/nl/manifest.webmanifest',
    '/nl/feeds/properties.json?page=2&changed-since=2026-11-01',
    '/nl/feeds/sale.atom?type=1',
    '/nl/feeds/rent.atom',
    '/nl/feeds/open-houses.ics?property=2101',
    '/nl/feeds/open-houses.ics?project=71',
  ];
  for (const path of stored) {
    expect(await addressOf(path)).toBe(path);
    expect(await addressOf(`${path}${path.includes('?') ? '&' : '?'}utm_source=a`)).toBe(path);
    expect(mayBePublic(new URL(path, origin).pathname), path).toBe(true);
  }
  for (const path of ['/nl/feeds/sale.atom?q=tuin', '/fr/sitemap.xml', '/robots.txt', '/feeds/openapi.json'])
    expect(await addressOf(path), path).toBeUndefined();
  expect(mayBePublic('/api/view')).toBe(false);
});

const nonce = '0123456789abcdef';
const allowedSources = { ...noSources, script: ['https://tags.example'] };

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function hashed(html: string) {
  vi.stubEnv('DEV', false);
  const policy = contentSecurityPolicy({ nonce, studioOrigins: [], allowedSources });
  return hashInsteadOfNonce({ html, policy }, nonce);
}

test('each block with the nonce is allowed by its hash, and the nonce is gone', () => {
  const page = hashed(
    `<style nonce="${nonce}">a{b:c}</style><script type="module" src="/x.js"></script><script nonce="${nonce}">1</script>`,
  );
  expect(page?.html).toBe(
    '<style>a{b:c}</style><script type="module" src="/x.js"></script><script>1</script>',
  );
  expect(page?.policy).toContain(`script-src 'self' ${hashOf('1')} https://tags.example;`);
  expect(page?.policy).toContain(`style-src 'self' ${hashOf('a{b:c}')};`);
});

test('markup without the nonce gets no hash, even with somebody else’s', () => {
  const page = hashed(`<script>alert(1)</script><script nonce="guess">2</script><style>x{}</style>`);
  expect(page?.policy).toContain("script-src 'self' https://tags.example;");
  expect(page?.policy).toContain("style-src 'self';");
  expect(page?.policy).not.toContain('sha256');
});

test('a hash is of the text as browsers read it, and given once', () => {
  const page = hashed(`<style nonce="${nonce}">a\r\nb\rc</style><style nonce="${nonce}">a\nb\nc</style>`);
  expect(page?.policy).toContain(`style-src 'self' ${hashOf('a\nb\nc')};`);
});

test('a page that says the nonce elsewhere cannot be stored', () => {
  expect(hashed(`<p>${nonce}</p>`)).toBeUndefined();
  expect(hashed(`<script nonce="${nonce}">const nonce = "${nonce}"</script>`)).toBeUndefined();
});
