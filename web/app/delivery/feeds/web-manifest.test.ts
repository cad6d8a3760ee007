import { expect, test } from 'vitest';
import { emptyContent, emptySettings } from '../../content/cms/site.test-data.ts';
import { webManifest } from './web-manifest.server.ts';

const settings = {
  ...emptySettings,
  agencyName: 'Huis & Haard',
  tagline: [{ language: 'fr', value: 'Chez vous' }],
};
const manifestOf = (changes: Partial<typeof settings> = {}) =>
  JSON.parse(
    webManifest({ content: { ...emptyContent, settings: { ...settings, ...changes } } }, 'fr'),
  ) as Record<string, unknown>;

test('a telephone that pins the site shows its name, language and colours', () => {
  expect(manifestOf()).toMatchObject({
    name: 'Huis & Haard',
    description: 'Chez vous',
    lang: 'fr-BE',
    start_url: '/fr/',
    background_color: '#faf7f1',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512' },
    ],
  });
});

test('the icon of the agency takes the place of the standard one', () => {
  const asset = { _type: 'reference' as const, _ref: `image-${'a'.repeat(40)}-512x512-png` };
  const icon = { asset, crop: null };
  expect(manifestOf({ icon })['icons']).toEqual([
    { src: `/media/${'a'.repeat(40)}-512x512-png-100.png`, sizes: '100x100', type: 'image/png' },
    { src: `/media/${'a'.repeat(40)}-512x512-png-400.png`, sizes: '400x400', type: 'image/png' },
  ]);
});
