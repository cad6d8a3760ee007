import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { withTablesOf } from './font-tables.ts';

/**
 * Cuts the two families down to what the site's languages need: `node web/fonts/subset.ts` writes them beside this file,
 * with `--check` it only says whether they are fresh.
 */
type Axes = NonNullable<Parameters<typeof subsetFont>[2]['variationAxes']>;
type Font = { source: string; target: string; axes: Axes; kerning?: Axes };

const fonts: readonly Font[] = [
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    target: 'fraunces.woff2',
    // One optical size and one weight for headings, which use no other; soft and wonky forms off.
    axes: { opsz: 72, SOFT: 0, WONK: 0, wght: 400 },
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: 'instrument-sans.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } },
    // Uses regular kerning for all weights: varying it weighs a quarter of the file and moves no letter visibly.
    kerning: { wght: 400 },
  },
];

/** Basic Latin, and the letters, punctuation and signs of nl, fr, en and de and of names among them. */
const basic = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const letters = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôöøùúûüýÿßŒœŸĳĲ';
const signs = '\u00a0\u202f¡£§©«®°²³·»½¿–—‘’‚“”„•…‹›€−×';
const text = basic + letters + signs;

const { resolve } = createRequire(import.meta.url);
const isCheck = process.argv.includes('--check');

async function cut({ source, axes, kerning }: Font): Promise<Buffer> {
  const whole = await readFile(resolve(source));
  if (!kerning) return subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes });
  const varied = await subsetFont(whole, text, { targetFormat: 'truetype', variationAxes: axes });
  const fixed = await subsetFont(whole, text, { targetFormat: 'truetype', variationAxes: kerning });
  return subsetFont(withTablesOf(varied, fixed, ['GDEF', 'GPOS']), text, { targetFormat: 'woff2' });
}

for (const settings of fonts) {
  const { target } = settings;
  const font = await cut(settings);
  const file = join(import.meta.dirname, target);
  if (!isCheck) {
    await writeFile(file, font);
    console.log(`${target} ${String(Math.round(font.length / 1024))} KB`);
  } else if (!font.equals(await readFile(file))) {
    console.error(`${target} is out of date: run node web/fonts/subset.ts.`);
    process.exitCode = 1;
  }
}
