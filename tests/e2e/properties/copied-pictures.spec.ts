import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { runStep } from '../../../scripts/process/steps.ts';
import sample from '../../../seed/sample/properties/bundle.json' with { type: 'json' };
import { expect } from '../support/fixtures.ts';
import { type OwnStack, test } from '../support/own-stack.ts';

test.slow();

const { Gone: _gone, Changed: _changed, ...lists } = sample;

/** Taken upright by a phone, with its place. */
const photograph = sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#3e596c' } })
  .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N' } })
  .withMetadata({ orientation: 6 })
  .jpeg();

async function startOtherHost() {
  const asked: string[] = [];
  const bytes = await photograph.toBuffer();
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { asked, address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function importWithPicture(own: OwnStack, Url: string) {
  const file = path.join(path.dirname(own.siteFolder), 'export.json');
  const picture = { ID: 'front', Name: 'front', Url, Scene: 'exterior' };
  const Properties = lists.Properties.map((property) =>
    property.ID === 2101
      ? {
          ...property,
          Pictures: [{ ...picture, Width: 10, Height: 10 }],
          SmallPictureItem: { ID: 'front', Name: 'front', Url, Width: 10, Height: 10 },
        }
      : property,
  );
  writeFileSync(file, JSON.stringify({ ...lists, Properties, OwnerRecords: [] }));
  const script = 'web/app/properties/runs/command/properties-command.server.ts';
  const { output } = await runStep({ title: 'importing', script, args: [file], env: own.environment });
  return output;
}

test('a picture of another host comes from ours, sized and upright, without what its camera wrote', async ({
  page,
  own,
}) => {
  const other = await startOtherHost();
  await own.startLake();
  await own.startSite({ SITE_OTHER_HOST: other.address });
  expect(await importWithPicture(own, 'https://crm.example/front.jpg')).toContain('0 held');
  expect(other.asked).toEqual(['/front.jpg']);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${own.site}/nl/property/2101`);
  const picture = page.locator('main img').first();
  await expect(picture).toHaveAttribute('src', /^\/pictures\/[0-9a-f]{32}-1360\.webp$/);
  await expect(picture).toHaveAttribute('width', '1000');
  await expect(picture).toHaveAttribute('height', '1500');
  await expect(picture).toHaveClass(/tone-\d/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(shown).toMatch(/^http:\/\/localhost:\d+\/pictures\/[0-9a-f]{32}-(400|640|960|1360)\.avif$/);
  expect(asked.filter((address) => !address.startsWith(own.site))).toEqual([]);
  const response = await fetch(shown);
  expect(response.headers.get('Content-Type')).toBe('image/avif');
  const { width, height, exif } = await sharp(await response.arrayBuffer()).metadata();
  expect([height > width, exif]).toEqual([true, undefined]);
  expect(other.asked).toHaveLength(1);
  other.close();
});
