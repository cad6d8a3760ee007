import { expect, test } from 'vitest';
import { examplePage, localized } from '../publication/example.test-data.ts';
import { exampleSite, storedPage, to } from './example-site.test-data.ts';
import { links, outsideAddresses } from './links.ts';

const site = exampleSite([
  storedPage('page-sale', '/te-koop/', { kind: 'property-list-sale', originalPath: '/for-sale/' }),
  storedPage('page-contact', '/contact/', {
    formerPaths: [{ language: 'nl', path: '/bereikbaar/' }],
  }),
  storedPage('page-hidden', '/geheim/', { status: 'draft' }),
  storedPage('drafts.page-new', '/nieuw/'),
  { _id: 'r', _type: 'redirect', status: 'published', from: '/nl/oud/', to: { page: to('page-contact') } },
  { _id: 'a', _type: 'redirect', status: 'published', from: '/nl/a/', to: { url: '/nl/b/' } },
  { _id: 'b', _type: 'redirect', status: 'published', from: '/nl/b/', to: { url: '/nl/a/' } },
]);

const messagesOf = (fields: object) =>
  links(examplePage({ ...fields }), site).map(({ level, message }) => `${level}: ${message}`);

const toAddress = (url: string) => messagesOf({ link: { _type: 'link', url } });

test.each([
  '/',
  '/nl/',
  '/nl/contact/',
  '/fr/contact',
  '/contact/',
  '/nl/contact/?from=menu#form',
  '/nl/te-koop/lier/huis/2101/',
  '/for-sale/',
  '/nl/oud/',
  '/nl/bereikbaar/',
  '/nl/newsletter/unsubscribe/',
  'https://www.biv.be/',
  'mailto:info@huisenhaard.example',
])('a link to %s is fine', (url) => expect(toAddress(url)).toEqual([]));

test.each([
  ['/nl/weg/', 'error: No page has this address, so the link leads nowhere.'],
  ['/nl/contact/ons/', 'error: No page has this address, so the link leads nowhere.'],
  ['/nl/nieuw/', 'error: The page at this address is not published.'],
  ['/nl/geheim/', 'error: The page at this address is hidden from visitors.'],
  ['/nl/a/', 'error: The redirects behind this address lead in a circle.'],
])('a link to %s is broken', (url, message) => expect(toAddress(url)).toEqual([message]));

test('what was chosen must exist, be published and be visible', () => {
  expect(messagesOf({ link: { _type: 'link', page: to('page-contact'), url: '/nl/weg/' } })).toEqual([]);
  expect(messagesOf({ category: to('category-gone') })).toEqual([
    'error: What was chosen here no longer exists.',
  ]);
  expect(messagesOf({ category: to('page-new') })).toEqual(['error: What was chosen here is not published.']);
  expect(messagesOf({ category: to('page-hidden') })).toEqual([
    'advice: What was chosen here is hidden from visitors.',
  ]);
  expect(messagesOf({ image: { _type: 'picture', asset: to('image-abc-10x10-jpg') } })).toEqual([]);
});

test('a link within a text is found in its language', () => {
  const block = { _type: 'block', _key: 'b', markDefs: [{ _type: 'link', _key: 'l', href: '/fr/perdu/' }] };
  expect(links(examplePage({ body: localized({ fr: [block] }) }), site)).toMatchObject([
    {
      language: 'fr',
      field: ['body'],
      path: ['body', { _key: 'key-fr' }, 'value', { _key: 'b' }, 'markDefs', { _key: 'l' }, 'href'],
    },
  ]);
});

test('what was chosen hides an address that was typed before', () => {
  const linkIn = (target: object) => ({
    _type: 'block',
    _key: 'b',
    markDefs: [{ _type: 'link', _key: 'l', href: '/nl/weg/', ...target }],
  });
  const messages = (target: object) => messagesOf({ body: localized({ nl: [linkIn(target)] }) });
  expect(messages({ property: '2101' })).toEqual([]);
  expect(messages({ page: to('page-hidden') })).toEqual([
    'advice: What was chosen here is hidden from visitors.',
  ]);
});

test('a page that only leads elsewhere must lead to a page', () => {
  expect(messagesOf({ redirect: true, redirectUrl: '/nl/weg/' })).toHaveLength(1);
  expect(messagesOf({ redirect: false, redirectUrl: '/nl/weg/' })).toEqual([]);
});

test('of documents that are published together, each may link to the other', () => {
  const draft = storedPage('drafts.page-new', '/nieuw/');
  const link = { link: { _type: 'link', page: to('page-new') } };
  expect(links(examplePage(link), exampleSite([draft]))).toHaveLength(1);
  expect(links(examplePage(link), exampleSite([draft], ['page-new']))).toEqual([]);
});

test('a link to another site is broken where the site has found nothing there', () => {
  const gone = 'https://gone.example/';
  const deadSince = (address: string) => (address === gone ? '2026-11-02' : undefined);
  const document = examplePage({
    link: { _type: 'link', url: gone },
    text: { _type: 'link', href: 'https://fine.example/' },
  });
  expect(outsideAddresses(document)).toEqual([gone, 'https://fine.example/']);
  expect(links(document, { ...site, deadSince })).toMatchObject([
    {
      level: 'error',
      message: 'This address of another site leads nowhere, since 2026-11-02.',
      path: ['link', 'url'],
    },
  ]);
});
