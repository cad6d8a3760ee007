import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { pictureData } from './picture-data.ts';

const picture = { scene: 'exterior', width: 1440, height: 960, alt: 'Voorgevel' };

test('[9.07] every picture of every property is listed and comes in all widths', async () => {
  for (const { id } of await catalogue.list({ language: 'nl' })) {
    const pictures = (await catalogue.find(id, 'nl'))?.pictures ?? [];
    expect(pictures.length, id).toBeGreaterThanOrEqual(3);
    for (const shown of pictures) {
      const { src, widths } = pictureData(shown);
      expect(widths, shown.id).toEqual([400, 640, 960, 1360]);
      expect(src).toMatch(new RegExp(`^/pictures/${shown.id}\\.[0-9a-f]{8}$`));
    }
  }
});

test('a picture on another host is shown as it is', () => {
  const url = 'https://pictures.example/1.jpg';
  expect(pictureData({ ...picture, id: 'x', url })).toEqual({
    src: url,
    widths: [],
    width: 1440,
    height: 960,
    alt: 'Voorgevel',
  });
});
