import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../scripts/settings.ts';
import { recordFigure } from './figures.ts';
import { environment, expect, test, withMotion } from './fixtures.ts';
import { journeys } from './journeys.ts';
import { questionTitle } from './visitor.ts';

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

/** Kilobytes of files of the build, each compressed. */
function weigh(files: readonly string[]): number {
  const sizes = files.map((file) => gzipSync(readFileSync(path.join(client, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

type Journey = (typeof journeys)[number];

/** The kilobytes that all answers of a first page may have, as they are sent. */
const pages = [
  { kind: 'home', path: ({ language }: Journey) => `/${language}/`, most: 400 },
  { kind: 'list', path: ({ sale }: Journey) => sale.path, most: 350 },
  { kind: 'property', path: ({ property }: Journey) => property.path, most: 450 },
  { kind: 'form', path: ({ language }: Journey) => `/${language}/contact/`, most: 200 },
] as const;

const [dutch, french] = journeys;
const visits = [
  { journey: dutch, width: 390, height: 844 },
  { journey: french, width: 1280, height: 800 },
] as const;

/** What the site alone or an editor needs, or what a page fetches only for those who touch it. */
const foreign =
  /__remixContext|createBrowserRouter|enableVisualEditing|sanity-visual-editing|@sanity\/client|stegaClean|vercelStega|comlink/i;

test.describe('a visitor who comes for the first time', () => {
  test.use({ hasDeclined: false });
  withMotion();

  for (const { journey, width, height } of visits) {
    for (const { kind, path: pathOf, most } of pages) {
      test(`fetches little, and no script of the router or the preview: ${kind}, ${width} px`, async ({
        page,
      }) => {
        const scripts = new Set<string>();
        const sizes: Promise<number>[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
        });
        page.on('requestfinished', (request) => {
          sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
        });
        await page.setViewportSize({ width, height });
        await page.goto(pathOf(journey));
        // The question comes last of what a page brings by itself.
        await expect(page.getByRole('dialog', { name: questionTitle(journey.language) })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
        const script = weigh([...scripts]);
        recordFigure(`first page: ${kind}, ${width} px`, {
          requests: sizes.length,
          'KB in all': Math.round(bytes / 1000),
          'KB of script': Math.round(script),
        });
        expect(sizes.length, 'requests').toBeLessThanOrEqual(25);
        expect(bytes / 1000, 'KB').toBeLessThanOrEqual(most);
        expect(scripts.size).toBeGreaterThan(2);
        expect(script, 'KB of script').toBeLessThanOrEqual(70);
        for (const file of scripts)
          expect(readFileSync(path.join(client, file), 'utf8'), file).not.toMatch(foreign);
      });
    }
  }

  test('gets a light list', async ({ request }) => {
    const html = await (await request.get(french.sale.path)).body();
    expect(gzipSync(html).length / 1000, 'KB of HTML').toBeLessThanOrEqual(20);
  });
});
