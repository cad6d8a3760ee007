import { expect, test } from 'vitest';
import { tones } from '../../ui/picture/tones.ts';
import { pictureData, sharedCover } from './picture-data.ts';
import { sampleCatalogue } from '../catalogue/sample-catalogue.test-data.ts';

const picture = { scene: 'exterior', width: 1440, height: 960, alt: 'Voorgevel' };

test('[9.07] every picture of every property is listed, has a tone and comes in all widths', async () => {
  for (const { id } of await sampleCatalogue.list({ language: 'nl' })) {
    const pictures = (await sampleCatalogue.find(id, 'nl'))?.pictures ?? [];
    expect(pictures.length, id).toBeGreaterThanOrEqual(3);
    for (const shown of pictures) {
      const { src, widths, tone } = pictureData(shown);
      expect(widths, shown.id).toEqual([400, 640, 960, 1360]);
      expect(tones[tone ?? -1], shown.id).toBeDefined();
      expect(src).toMatch(new RegExp(`^/pictures/${shown.id}\\.[0-9a-f]{8}$`));
    }
  }
});

test('a copied picture comes in the same widths, with the tone that was found when it was copied', () => {
  const url = `/pictures/${'3f'.repeat(16)}`;
  const { src, ...shown } = pictureData({ ...picture, id: 'p2101-1', url, tone: 6 });
  expect(src).toBe(url);
  expect(shown).toMatchObject({ widths: [400, 640, 960, 1360], width: 1440, height: 960, tone: 6 });
  const shared = sharedCover({ ...picture, id: 'x', url }, 'https://site.example');
  expect(shared).toMatchObject({ url: `https://site.example${url}-share.jpg`, width: 1200, height: 630 });
});

test('a picture that is listed nowhere is shown as it is', () => {
  const url = '/pictures/unlisted.jpg';
  expect(pictureData({ ...picture, id: 'x', url })).toEqual({
    src: url,
    widths: [],
    width: 1440,
    height: 960,
    alt: 'Voorgevel',
  });
});
