import type { SanityClient } from '@sanity/client';
import type { Page as BrowserPage } from '@playwright/test';
import type { SeededPage } from '../../../seed/builders/document.ts';
import { localizedString } from '../../../seed/builders/localized.ts';
import { expect } from '../support/fixtures.ts';
import { examplePage } from '../studio/drafts.ts';

type Banner = NonNullable<SeededPage['banner']>;

/** A public page of a test's own with a banner. */
export function bannerPage(
  name: string,
  banner: Partial<Banner>,
  fields: Partial<SeededPage> = {},
): SeededPage {
  const page = examplePage(name, 'Een pagina met een banner');
  return {
    ...page,
    showPageBanner: true,
    banner: { _type: 'banner', mediaType: 'color', ...banner },
    ...fields,
  };
}

export function dutchPath(name: string): string {
  return `/nl/${name}/`;
}

/** Stores what a test changed and waits until the page shows it. */
export async function publish(
  content: SanityClient,
  document: SeededPage,
  page: BrowserPage,
  isShown: () => Promise<void>,
  path = dutchPath(document._id.replace(/^page-/, '')),
): Promise<void> {
  await content.createOrReplace(document);
  // The browser would report a page that the site has not heard of yet.
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
  await expect(async () => {
    await page.goto(path);
    await isShown();
  }).toPass({ timeout: 20_000 });
}

/** Stores a picture of one colour as an editor would upload it; gives it as a banner holds it. */
export async function plainPicture(content: SanityClient, page: BrowserPage, colour: string, alt: string) {
  await page.goto('about:blank');
  const data = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2100, height: 900 });
    const context = canvas.getContext('2d');
    if (context) Object.assign(context, { fillStyle: fill }).fillRect(0, 0, 2100, 900);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, colour);
  const asset = await content.assets.upload('image', Buffer.from(data, 'base64'), { filename: `${alt}.png` });
  return {
    _type: 'picture' as const,
    _key: alt,
    asset: { _type: 'reference' as const, _ref: asset._id },
    alt: localizedString({ nl: alt, fr: alt, en: alt }),
  };
}
