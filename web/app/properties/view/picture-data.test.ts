import { expect, test } from 'vitest';
import { tones } from '../../ui/picture/tones.ts';
import { pictureData } from './picture-data.ts';
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
