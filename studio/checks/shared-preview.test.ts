import { examplePage, localized } from 'schemas/publication/example.test-data.ts';
import { expect, test } from 'vitest';
import { previewWords } from './shared-preview.tsx';

test('the words of a language are shown, and Dutch ones where it has none', () => {
  const page = examplePage({
    title: localized({ nl: 'Verkopen', fr: 'Vendre' }),
    description: localized({ nl: 'Zo gaat het.' }),
    path: localized({ nl: '/verkopen/', fr: '/vendre/bien/' }),
    metadata: { socialTitle: localized({ fr: 'Regardez' }) },
  });
  expect(previewWords(page, 'fr', 'Huis & Haard')).toEqual({
    title: 'Vendre – Huis & Haard',
    description: 'Zo gaat het.',
    steps: ['fr', 'vendre', 'bien'],
    socialTitle: 'Regardez',
    socialDescription: 'Zo gaat het.',
  });
});

test('a long description ends where a search engine cuts it off', () => {
  const description = localized({ nl: 'woorden '.repeat(60) });
  expect(previewWords(examplePage({ description }), 'nl', undefined).description).toMatch(/woorden …$/);
});
