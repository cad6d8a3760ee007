import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { advances, measure, standInDescriptors, standIns } from './font-metrics.ts';
import { readTables } from './font-tables.ts';
import { typefaces } from './typefaces.ts';

const { resolve } = createRequire(import.meta.url);
const letters = ' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const diacritics = 'àáâäçèéêëîïñôöùûüßæœÀÁÂÄÇÈÉÊËÎÏÔÖÙÛÜÆŒ';
const signs = '€–’‘“”„«»…·&@+-.,:;()';

/** The cut file of a typeface, as a font of one weight. */
async function fontOf(id: string): Promise<Buffer> {
  const file = await readFile(join(import.meta.dirname, `${id}.woff2`));
  return subsetFont(file, letters + diacritics + signs, { targetFormat: 'truetype', preserveNameIds: [14] });
}

test.each(Object.keys(typefaces))('%s has the letters of Belgian names, and the euro', async (id) => {
  const text = letters + diacritics + signs;
  const widths = advances(await fontOf(id), text);
  expect(Array.from(text).filter((_, index) => !widths[index])).toEqual([]);
});

test.each(Object.entries(typefaces))('%s is under the OFL, and so named', async (id, { source }) => {
  const folder = dirname(dirname(resolve(source)));
  const { license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { license: string };
  expect(license).toBe('OFL-1.1');
  // A cut font may not keep a name that its makers have reserved.
  const [notice = ''] = (await readFile(join(folder, 'LICENSE'), 'utf8')).split('\n');
  expect(notice).not.toContain('Reserved Font Name');
  const names = readTables(await fontOf(id)).get('name');
  expect(names?.swap16().toString('utf16le')).toMatch(/scripts\.sil\.org\/OFL|openfontlicense\.org/);
});

const forText = Object.keys(typefaces).filter((id) => typefaces[id]?.weight === '400 700');

test.each(forText)('%s has figures of one width for tables', async (id) => {
  const font = await fontOf(id);
  const widths = new Set(advances(font, '0123456789'));
  const features = readTables(font).get('GSUB')?.toString('latin1') ?? '';
  expect(widths.size === 1 || features.includes('tnum')).toBe(true);
});

test('a stand-in takes as much room as the font, and its lines are as high', () => {
  const { width } = standIns.georgia;
  expect(standInDescriptors('georgia', { width, ascent: 0.9, descent: 0.25 })).toMatchObject({
    'size-adjust': '100%',
    'ascent-override': '90%',
    'descent-override': '25%',
  });
  expect(standInDescriptors('georgia', { width: width * 1.25, ascent: 1, descent: 0.3 })).toMatchObject({
    'size-adjust': '125%',
    'ascent-override': '80%',
    'descent-override': '24%',
  });
});

test('a font is measured by its tables', async () => {
  const { width, ...lines } = measure(await fontOf('fraunces'));
  expect(lines).toEqual({ ascent: 0.978, descent: 0.255 });
  expect(width).toBeCloseTo(0.415, 3);
});
