import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const head = {
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
});

test('a page that is not to be indexed says so and names no address', () => {
  const meta = pageMeta({ ...head, isIndexed: false });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(JSON.stringify(meta)).not.toContain('https://');
});
