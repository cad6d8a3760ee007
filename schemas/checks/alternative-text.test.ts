import { expect, test } from 'vitest';
import { examplePage, localized } from '../publication/example.test-data.ts';
import { alternativeText } from './alternative-text.ts';
import { exampleSite, to } from './example-site.test-data.ts';

const asset = to('image-abc-10x10-jpg');
const find = (fields: Record<string, unknown>) => alternativeText(examplePage(fields), exampleSite());

test('a picture without words is found where they are written', () => {
  expect(find({ image: { _type: 'picture', asset } })).toMatchObject([
    { level: 'error', path: ['image', 'alt'] },
  ]);
  const banner = { pictures: [{ _type: 'picture', _key: 'p', asset, alt: localized({ fr: 'Une rue' }) }] };
  expect(find({ banner })).toMatchObject([{ path: ['banner', 'pictures', { _key: 'p' }, 'alt'] }]);
});

test('a picture with words, decoration and an empty field are fine', () => {
  expect(find({ image: { _type: 'picture', asset, alt: localized({ nl: 'Een straat' }) } })).toEqual([]);
  expect(find({ backgroundImage: { _type: 'image', asset } })).toEqual([]);
  expect(find({ image: { _type: 'picture' } })).toEqual([]);
});
