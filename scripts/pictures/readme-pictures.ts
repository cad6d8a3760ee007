import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { mainPages } from '../bench/bench-stack.ts';
import { root } from '../settings/settings.ts';
import { picturesFolder, visitSite } from './visit-site.ts';

/** Milliseconds for the Studio and, in its frame, the first page. */
const studioTime = 60_000;

async function drawScreen(page: Page, name: string): Promise<string> {
  const file = path.join(picturesFolder, `${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 85 })
    .toFile(file);
  return path.relative(root, file);
}

export function drawReadmePictures(site: string, studio: string): Promise<string[]> {
  const draw = async (page: Page) => {
    await page.goto(`${site}${mainPages.home}`, { waitUntil: 'networkidle' });
    const home = await drawScreen(page, 'site');
    await page.goto(`${studio}/preview?preview=${mainPages.home}`);
    const preview = page.frameLocator('iframe');
    const title = preview.getByRole('heading', { level: 1 });
    await title.waitFor({ timeout: studioTime });
    await preview.locator('sanity-visual-editing').waitFor({ state: 'attached' });
    await title.click();
    await page.getByTestId('field-title').getByRole('textbox').first().waitFor({ timeout: studioTime });
    await page.locator('[data-ui="Spinner"]').first().waitFor({ state: 'detached', timeout: studioTime });
    return [home, await drawScreen(page, 'preview')];
  };
  return visitSite(site, 'light', draw, 'en-GB');
}
