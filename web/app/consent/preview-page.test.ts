import { expect, test } from 'vitest';
import { isPreviewAddress } from './preview-page.ts';

test('[2.22] an address with the word preview is one of a preview, wherever the word is', () => {
  for (const address of [
    '/nl/?preview',
    '/nl/?mode=Preview',
    '/preview/',
    '/nl/PREVIEW-pagina/',
    '/nl/#preview',
  ]) {
    expect(isPreviewAddress(new URL(address, 'https://site.example')), address).toBe(true);
  }
  for (const address of ['/nl/', '/nl/te-koop/?page=2', '/nl/?pre=view']) {
    expect(isPreviewAddress(new URL(address, 'https://site.example')), address).toBe(false);
  }
});
