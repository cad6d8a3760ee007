import { examplePage, localized } from 'schemas/publication/example.test-data.ts';
import { expect, test } from 'vitest';
import { sharedPicture, previewWords } from './shared-preview.tsx';

const picture = (id: string) => ({ _type: 'picture', asset: { _type: 'reference', _ref: id } });
const banner = { pictures: [picture('image-banner')] };

test('a card shows the picture for sharing, else that of the page, else the first of its banner', () => {
  const metadata = { socialImage: localized({ nl: picture('image-nl'), fr: picture('image-fr') }) };
  const page = examplePage({ metadata, image: picture('image-page'), banner, showPageBanner: true });
  expect(sharedPicture(page, 'fr')).toBe('image-fr');
  expect(sharedPicture(page, 'en')).toBe('image-nl');
  expect(sharedPicture({ ...page, metadata: {} }, 'fr')).toBe('image-page');
  expect(sharedPicture(examplePage({ banner, showPageBanner: true }), 'fr')).toBe('image-banner');
  expect(sharedPicture(examplePage({ banner }), 'fr')).toBeUndefined();
});

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
