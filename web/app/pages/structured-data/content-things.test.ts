import { expect, test } from 'vitest';
import { projectContext } from '../project/project-site.test-data.ts';
import { articleThing, contentThings } from './content-things.server.ts';

const page = { content: { modules: null }, breadcrumbs: [] };
const typesOf = (kind: 'home' | 'article' | 'content') =>
  contentThings(projectContext('fr'), { kind, ...page }).flatMap((thing) => thing?.['@type'] ?? []);

test('the home page presents the site with the address of its search, and the agency', () => {
  const [site] = contentThings(projectContext('fr'), { kind: 'home', ...page });
  expect(site).toMatchObject({
    '@type': 'WebSite',
    '@id': 'https://huisenhaard.example/fr/#website',
    inLanguage: 'fr-BE',
    potentialAction: {
      target: { urlTemplate: 'https://huisenhaard.example/fr/a-vendre/?q={search_term}' },
      'query-input': 'required name=search_term',
    },
  });
  expect(typesOf('home')).toEqual(['WebSite', 'RealEstateAgent']);
  expect(typesOf('content')).toEqual([]);
});

test('an article has its headline, days, picture and publisher, who is presented beside it', () => {
  const written = {
    title: 'Altijd all-in',
    date: null,
    author: null,
    _createdAt: '2026-01-02T03:04:05Z',
    _updatedAt: '2026-02-03T04:05:06Z',
  };
  const head = {
    canonical: 'https://huisenhaard.example/fr/tout-compris/',
    description: 'Un seul prix.',
    social: {
      language: 'fr' as const,
      title: '',
      description: undefined,
      type: 'article' as const,
      url: '',
      siteName: undefined,
      picture: { url: 'https://huisenhaard.example/a.jpg', width: 1200, height: 630, alt: '' },
    },
  };
  const agency = { '@id': 'https://huisenhaard.example/#agency' };
  expect(articleThing(projectContext('fr'), written, head)).toEqual({
    '@type': 'Article',
    '@id': 'https://huisenhaard.example/fr/tout-compris/#article',
    url: head.canonical,
    headline: 'Altijd all-in',
    description: 'Un seul prix.',
    inLanguage: 'fr-BE',
    image: ['https://huisenhaard.example/a.jpg'],
    datePublished: '2026-01-02T03:04:05Z',
    dateModified: '2026-02-03T04:05:06Z',
    author: agency,
    publisher: agency,
  });
  const signed = { ...written, date: '2026-01-31', author: 'An Peeters' };
  expect(articleThing(projectContext('fr'), signed, head)).toMatchObject({
    datePublished: '2026-01-31',
    author: { '@type': 'Person', name: 'An Peeters' },
  });
  expect(articleThing(projectContext('fr'), { ...written, title: null }, head)).toBeUndefined();
  expect(typesOf('article')).toEqual(['RealEstateAgent']);
});
