import { examplePage, localized } from 'schemas/publication/example.test-data.ts';
import { expect, test } from 'vitest';
import { sharedPicture } from './shared-picture.ts';

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
