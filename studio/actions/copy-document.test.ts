import { expect, test } from 'vitest';
import { examplePage, localized } from 'schemas/publication/example.test-data.ts';
import { withoutAddresses } from './copy-document.ts';

test('a copy has the words of the original, none of its addresses, and is no public page yet', () => {
  const original = examplePage({
    title: localized({ nl: 'Zonder zorgen', fr: 'Sans souci' }),
    path: localized({ nl: '/zonder-zorgen/', fr: '/sans-souci/' }),
    formerPaths: [{ _key: 'a', _type: 'formerPath', language: 'nl', path: '/zorgeloos/' }],
    originalPath: '/carefree/',
  });
  const copy = withoutAddresses(original);
  expect(JSON.stringify(copy)).not.toMatch(/"\//);
  expect(copy).toMatchObject({ title: original.title, status: 'draft' });
  expect(copy.path).toEqual([
    expect.objectContaining({ language: 'nl' }),
    expect.objectContaining({ language: 'fr' }),
  ]);
  expect(copy).not.toHaveProperty('formerPaths');
});

test('a copy of what has no address keeps its status', () => {
  const testimonial = { _id: 'a', _type: 'testimonial', status: 'published', name: 'An' };
  expect(withoutAddresses(testimonial)).toEqual(testimonial);
});
