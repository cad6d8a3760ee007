import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../scripts/settings.ts';
import { environment, expect, test } from './fixtures.ts';

const client = path.join(root, 'web', 'build', 'client');

test('no secret is in any file that a browser can have', () => {
  const secrets = Object.entries(environment).filter(
    ([name, value]) => /TOKEN|SECRET/.test(name) && value.length > 8,
  );
  expect(secrets.length).toBeGreaterThanOrEqual(4);
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(js|css|json|html|map|svg)$/.test(entry.name),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const text = readFileSync(path.join(file.parentPath, file.name), 'utf8');
    for (const [name, secret] of secrets)
      expect(text.includes(secret), `${name} in ${file.name}`).toBe(false);
  }
});

/** The script files that a browser has fetched once a page has asked all it asks, before anyone has touched it. */
async function fetchedScripts(page: Page, address: string): Promise<string[]> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script') fetched.add(pathname);
  });
  await page.goto(address);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  return [...fetched];
}

/** Kilobytes of files of the build, each compressed. */
function weigh(files: readonly string[]): number {
  const sizes = files.map((file) => gzipSync(readFileSync(path.join(client, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

test.describe('a visitor who comes for the first time', () => {
  test.use({ hasDeclined: false });

  test('gets little script, and none of the router, of the preview or of what only the server shows', async ({
    page,
    request,
  }) => {
    const list = await (await request.get('/fr/a-vendre/')).text();
    const [, property = ''] = /href="(\/fr\/a-vendre\/[^"?]+\/\d+\/)"/.exec(list) ?? [];
    expect(gzipSync(list).length / 1000, 'HTML of a list').toBeLessThanOrEqual(20);
    const foreign =
      /__remixContext|createBrowserRouter|enableVisualEditing|sanity-visual-editing|@sanity\/client|stegaClean|vercelStega|comlink/i;
    for (const address of ['/fr/a-vendre/', property, '/fr/contact/']) {
      const files = await fetchedScripts(page, address);
      expect(files.length, address).toBeGreaterThan(3);
      expect(weigh(files), `script of ${address}`).toBeLessThanOrEqual(70);
      for (const file of files)
        expect(readFileSync(path.join(client, file), 'utf8'), file).not.toMatch(foreign);
    }
  });
});
