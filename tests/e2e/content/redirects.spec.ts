import type { IdentifiedSanityDocumentStub } from '@sanity/client';
import { addresses, expect, shareContent, test } from '../support/fixtures.ts';
import { examplePage } from '../studio/drafts.ts';
import { sampleDocument } from '../../../seed/sample-documents.test-data.ts';

const siteSettings = sampleDocument('siteSettings');
const moved = {
  ...examplePage('redirects-moved', 'Een verhuisde pagina'),
  originalPath: '/redirects-original/',
  formerPaths: [
    { _type: 'formerPath' as const, _key: 'nl', language: 'nl' as const, path: '/redirects-vroeger/' },
    { _type: 'formerPath' as const, _key: 'fr', language: 'fr' as const, path: '/redirects-avant/' },
  ],
};
const sending = {
  ...examplePage('redirects-sending', 'Een pagina die doorstuurt'),
  redirect: true,
  redirectUrl: '/redirects-moved/',
};
const tempting = {
  ...examplePage('redirects-tempting', 'Een pagina die niet weg mag'),
  redirect: true,
  redirectUrl: 'https://evil.example/',
};
const partner = {
  ...examplePage('redirects-partner', 'Een pagina van een partner'),
  redirect: true,
  redirectUrl: `https://${siteSettings.allowedRedirectHosts?.[0] ?? ''}/nl/`,
};
const article = {
  _id: 'article-redirects',
  _type: 'article' as const,
  status: 'published' as const,
  title: moved.title,
  path: examplePage('werkwijze/redirects-artikel', '').path,
};
const redirects = [
  { from: '/nl/redirects-actie/', to: { _type: 'link', page: { _type: 'reference', _ref: moved._id } } },
  {
    from: '/nl/redirects-folder',
    to: { _type: 'link', url: '/nl/redirects-actie/?bron=folder' },
    isPermanent: false,
  },
  { from: '/nl/redirects-rond-a/', to: { _type: 'link', url: '/nl/redirects-rond-b/' } },
  { from: '/nl/redirects-rond-b/', to: { _type: 'link', url: '/nl/redirects-rond-a/' } },
].map((redirect, index) => ({
  _id: `redirect-e2e-${index}`,
  _type: 'redirect',
  status: 'published',
  isPermanent: true,
  ...redirect,
}));

const all: readonly IdentifiedSanityDocumentStub[] = [
  moved,
  sending,
  tempting,
  partner,
  article,
  ...redirects,
];

shareContent(
  (content) => {
    const transaction = content.transaction();
    for (const document of all) transaction.create(document);
    return transaction.commit();
  },
  (html) => html.includes('Een verhuisde pagina'),
  '/nl/redirects-moved/',
);

function get(address: string, language?: string): Promise<Response> {
  const headers = { 'Accept-Language': language ?? 'nl' };
  return fetch(`${addresses.site}${address}`, { redirect: 'manual', headers });
}

const answers = [
  ['[2.18] a former path', '/nl/redirects-vroeger/', 301, '/nl/redirects-moved/'],
  ['a former path with its query', '/fr/redirects-avant/?page=2', 301, '/fr/redirects-moved/?page=2'],
  ['a former path of another language', '/en/redirects-vroeger/', 404, null],
  ['an editor’s redirect to a page', '/nl/redirects-actie/', 301, '/nl/redirects-moved/'],
  ['a redirect to a redirect', '/nl/redirects-folder/?x=1', 302, '/nl/redirects-moved/?x=1'],
  ['a redirect in a circle', '/nl/redirects-rond-a/', 404, null],
  ['[3.46] a page that sends on', '/fr/redirects-sending/', 302, '/fr/redirects-moved/'],
  ['[3.46] a page that sends on to an allowed host', '/nl/redirects-partner/', 302, partner.redirectUrl],
  ['a page that would send off the site', '/nl/redirects-tempting/', 200, null],
  ['capitals and a missing slash', '/NL/Redirects-Moved?a=B', 301, '/nl/redirects-moved/?a=B'],
  ['two slashes in front', '//evil.example/nl/', 404, null],
  ['[2.18] a path without a language', '/redirects-original/', 302, '/nl/redirects-moved/'],
  ['[2.14] an article with a path', '/nl/werkwijze/redirects-artikel/', 200, null],
] as const;

for (const [what, address, status, location] of answers) {
  test(`${what} returns ${status}: ${address}`, async () => {
    const response = await get(address);
    expect([response.status, response.headers.get('Location')]).toEqual([status, location]);
  });
}

test('[2.02][2.18] an original path leads to the language of the visitor', async () => {
  const french = await get('/redirects-original/?page=2', 'fr-BE,fr;q=0.9');
  expect([french.status, french.headers.get('Location')]).toEqual([302, '/fr/redirects-moved/?page=2']);
});
