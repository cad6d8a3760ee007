import { expect, test } from 'vitest';
import { prepareSite } from '../../content/cms/site.server.ts';
import { emptyContent, emptySettings } from '../../content/cms/site.test-data.ts';
import { pageHead } from './page-head.server.ts';

const site = prepareSite({ ...emptyContent, settings: { ...emptySettings, agencyName: 'Huis & Haard' } });
const platform = { settings: { SITE_URL: 'https://site.test' } };
const context = {
  site,
  platform,
  language: 'nl' as const,
  url: new URL('https://site.test/nl/verkopen/?bron=brief'),
};
const alternates = { nl: '/nl/verkopen/', fr: '/fr/vendre/' };
const plain = {
  title: 'Verkopen',
  description: 'Zo gaat het.',
  metadata: null,
  isActiveSEO: null,
  noReferrerNoFollow: null,
};
const nothing = {
  pageTitle: null,
  description: null,
  socialTitle: null,
  socialDescription: null,
  socialUrl: null,
  socialType: null,
  socialImage: null,
};
const asset = (letter: string) => ({
  _type: 'reference' as const,
  _ref: `image-${letter.repeat(40)}-2000x1000-jpg`,
});
const pictures = [{ asset: asset('a'), hotspot: null, crop: null, alt: 'Een gevel' }];
const usual = { alternates, pictures: [null], type: 'website' as const };

test('a page without metadata speaks for itself', () => {
  const head = pageHead(context, plain, usual);
  expect(head).toMatchObject({
    title: 'Verkopen – Huis & Haard',
    description: 'Zo gaat het.',
    canonical: 'https://site.test/nl/verkopen/',
    alternates: { nl: 'https://site.test/nl/verkopen/', fr: 'https://site.test/fr/vendre/' },
    isIndexed: true,
    isPassedOn: true,
    social: {
      language: 'nl',
      title: 'Verkopen',
      description: 'Zo gaat het.',
      type: 'website',
      url: head.canonical,
    },
  });
  expect(head.social?.picture).toBeUndefined();
});

test('every address is on the site’s own host, whichever host a request names', () => {
  const url = new URL('https://evil.test/nl/verkopen/');
  const head = pageHead({ ...context, url }, plain, { ...usual, pictures });
  expect(head).toEqual(pageHead(context, plain, { ...usual, pictures }));
  expect(JSON.stringify(head)).not.toContain('evil');
});

test('[3.45] metadata have the last word on title, description, sharing title, type, address and picture', () => {
  const metadata = {
    pageTitle: 'Huis verkopen in Mechelen',
    description: 'Voor zoekers.',
    socialTitle: 'Kijk eens',
    socialDescription: 'Voor vrienden.',
    socialUrl: '/nl/contact/',
    socialType: 'article' as const,
    socialImage: { asset: asset('b'), hotspot: null, crop: null },
  };
  const { title, description, social } = pageHead(context, { ...plain, metadata }, { ...usual, pictures });
  expect({ title, description }).toEqual({
    title: 'Huis verkopen in Mechelen',
    description: 'Voor zoekers.',
  });
  expect(social).toMatchObject({
    title: 'Kijk eens',
    description: 'Voor vrienden.',
    type: 'article',
    url: 'https://site.test/nl/contact/',
  });
  expect(social?.picture?.url).toContain('b'.repeat(40));
});

test('the picture of the page is shared when its editor chose no other, cut to the shape that networks show', () => {
  const { social } = pageHead(context, { ...plain, metadata: nothing }, { ...usual, pictures });
  expect(social?.picture).toEqual({
    url: `https://site.test/media/${'a'.repeat(40)}-2000x1000-jpg-48,0,1905,1000-share.jpg`,
    width: 1200,
    height: 630,
    alt: 'Een gevel',
  });
});

test('a page without a picture shares the agency’s', () => {
  const alt = [
    { language: 'nl', value: 'Onze straat' },
    { language: 'fr', value: 'Notre rue' },
  ];
  const settings = { ...emptySettings, sharePicture: { asset: asset('c'), crop: null, alt } };
  const shared = { ...context, site: prepareSite({ ...emptyContent, settings }) };
  const own = pageHead(shared, plain, { ...usual, pictures }).social?.picture;
  expect(own?.url).toContain('a'.repeat(40));
  const other = pageHead({ ...shared, language: 'fr' }, plain, usual).social?.picture;
  expect(other).toEqual({
    url: `https://site.test/media/${'c'.repeat(40)}-2000x1000-jpg-48,0,1905,1000-share.jpg`,
    width: 1200,
    height: 630,
    alt: 'Notre rue',
  });
});

test('[3.46] an editor keeps a page out of search engines and lets it pass nothing on', () => {
  const head = pageHead(context, { ...plain, isActiveSEO: false, noReferrerNoFollow: true }, usual);
  expect(head).toMatchObject({ isIndexed: false, isPassedOn: false });
});

test('an address for sharing that is none is left aside', () => {
  const metadata = { ...nothing, socialUrl: 'javascript:alert(1)' };
  expect(pageHead(context, { ...plain, metadata }, usual).social?.url).toBe('https://site.test/nl/verkopen/');
});
