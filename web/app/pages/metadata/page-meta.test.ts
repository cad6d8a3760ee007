import { expect, test } from 'vitest';
import { type PageHead, pageMeta } from './page-meta.ts';

const head: PageHead = {
  title: 'Te koop – Huis & Haard',
  description: 'Alle panden.',
  canonical: 'https://site.test/nl/te-koop/',
  alternates: { nl: 'https://site.test/nl/te-koop/', fr: 'https://site.test/fr/a-vendre/' },
  isIndexed: true,
};

test('a page names itself, its address and its other languages', () => {
  const meta = pageMeta(head);
  expect(meta).toContainEqual({ title: 'Te koop – Huis & Haard' });
  expect(meta).toContainEqual({ name: 'description', content: 'Alle panden.' });
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: head.canonical });
  const alternate = { tagName: 'link', rel: 'alternate' };
  expect(meta).toContainEqual({ ...alternate, hrefLang: 'fr-BE', href: head.alternates.fr });
  expect(meta).toContainEqual({ ...alternate, hrefLang: 'x-default', href: head.alternates.nl });
  expect(JSON.stringify(meta)).not.toMatch(/robots|referrer|og:/);
});

test('[3.46] a page that is not to be indexed says so and names no address', () => {
  const meta = pageMeta({ ...head, isIndexed: false });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex, follow' });
  expect(JSON.stringify(meta)).not.toContain('https://');
});

test('[3.46] a page that passes nothing on tells other sites nothing and search engines not to follow', () => {
  const meta = pageMeta({ ...head, isPassedOn: false });
  expect(meta).toContainEqual({ name: 'referrer', content: 'no-referrer' });
  expect(meta).toContainEqual({ name: 'robots', content: 'nofollow' });
  expect(pageMeta({ ...head, isPassedOn: false, isIndexed: false })).toContainEqual({
    name: 'robots',
    content: 'noindex, nofollow',
  });
});

test('a page with forms that passes nothing on may still tell its address to the site itself', () => {
  const meta = pageMeta({ ...head, isPassedOn: false, tellsItself: true });
  expect(meta).toContainEqual({ name: 'referrer', content: 'same-origin' });
  expect(meta).toContainEqual({ name: 'robots', content: 'nofollow' });
});

test('[3.45] a page that is shared has its own title, type, address, picture and description', () => {
  const picture = { url: 'https://site.test/media/x-1360.jpg', width: 1360, height: 907, alt: 'Een gevel' };
  const social = {
    language: 'nl' as const,
    title: 'Gedeeld',
    description: 'Voor wie deelt.',
    type: 'article' as const,
    url: 'https://site.test/nl/te-koop/',
    siteName: 'Huis & Haard',
    picture,
  };
  const meta = pageMeta({ ...head, social });
  for (const [property, content] of [
    ['og:title', 'Gedeeld'],
    ['og:description', 'Voor wie deelt.'],
    ['og:type', 'article'],
    ['og:url', social.url],
    ['og:image', picture.url],
    ['og:image:alt', 'Een gevel'],
    ['twitter:image:alt', 'Een gevel'],
    ['og:locale', 'nl_BE'],
    ['og:locale:alternate', 'fr_FR'],
  ]) {
    expect(meta).toContainEqual({ property, content });
  }
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  const plain = pageMeta({ ...head, social: { ...social, description: undefined, picture: undefined } });
  expect(JSON.stringify(plain)).not.toMatch(/og:image|og:description/);
  expect(plain).toContainEqual({ name: 'twitter:card', content: 'summary' });
});

test('data for machines are on pages that are indexed', () => {
  const list = { '@type': 'BreadcrumbList' as const, itemListElement: [] };
  const structuredData = { '@context': 'https://schema.org' as const, '@graph': [list] };
  expect(pageMeta({ ...head, structuredData })).toContainEqual({ 'script:ld+json': structuredData });
  const none = { ...structuredData, '@graph': [] };
  for (const other of [
    { ...head, structuredData, isIndexed: false },
    { ...head, structuredData: none },
    head,
  ])
    expect(JSON.stringify(pageMeta(other))).not.toContain('ld+json');
});
