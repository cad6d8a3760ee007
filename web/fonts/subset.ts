import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import {
  lineDescriptors,
  measure,
  sizeDescriptor,
  standInDescriptors,
  standIns as known,
} from './font-metrics.ts';
import { withTablesOf } from './font-tables.ts';
import { type Typeface, typefaces } from './typefaces.ts';

/** Basic Latin, and the letters, punctuation and signs of nl, fr, en and de and of names among them. */
const basic = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const letters = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôöøùúûüýÿßŒœŸĳĲ';
const signs = '\u00a0\u202f¡£§©«®°²³·»½¿–—‘’‚“”„•…‹›€−×';
const text = basic + letters + signs;

/**
 * Cuts the typefaces down to what the site's languages need and measures them: `node web/fonts/subset.ts` writes the
 * results beside this file, with `--check` it only says whether they are fresh.
 */
const { resolve } = createRequire(import.meta.url);
const isCheck = process.argv.includes('--check');

/** The address of the licence, which every copy has to name. */
const preserveNameIds = [14];

async function cut({ source, axes, kerning }: Typeface): Promise<Buffer> {
  const whole = await readFile(resolve(source));
  const woff2 = { targetFormat: 'woff2', preserveNameIds } as const;
  const trueType = { targetFormat: 'truetype', preserveNameIds } as const;
  if (!kerning) return subsetFont(whole, text, { ...woff2, variationAxes: axes });
  const varied = await subsetFont(whole, text, { ...trueType, variationAxes: axes });
  const fixed = await subsetFont(whole, text, { ...trueType, variationAxes: kerning });
  return subsetFont(withTablesOf(varied, fixed, ['GDEF', 'GPOS']), text, woff2);
}

async function keep(name: string, content: Buffer): Promise<void> {
  const file = join(import.meta.dirname, name);
  if (!isCheck) {
    await writeFile(file, content);
    console.log(`${name} ${String(Math.round(content.length / 1024))} KB`);
  } else if (!content.equals(await readFile(file))) {
    console.error(`${name} is out of date: run node web/fonts/subset.ts.`);
    process.exitCode = 1;
  }
}

/** Describes a typeface as the site's styles need it. */
async function describe(font: Buffer, { weight, scale, lines, generic, standIns }: Typeface) {
  const compared = standIns.map(async ({ axes, ...standIn }) => {
    const instance = await subsetFont(font, text, { targetFormat: 'truetype', variationAxes: axes });
    const { width, ascent, descent } = { ...measure(instance), ...lines };
    return {
      ...standIn,
      metrics: { width: width * scale, ascent: ascent * scale, descent: descent * scale },
    };
  });
  const measured = await Promise.all(compared);
  return {
    weight,
    generic,
    // Of regular text, in ems.
    letterWidth: Number(measured[0]?.metrics.width.toFixed(4)),
    descriptors: { ...(scale !== 1 && sizeDescriptor(scale)), ...(lines && lineDescriptors(lines)) },
    standIns: measured.map(({ font: standIn, weight, metrics }) => ({
      local: known[standIn].local,
      weight,
      descriptors: standInDescriptors(standIn, metrics),
    })),
  };
}

const descriptions: Record<string, object> = {};
for (const [id, typeface] of Object.entries(typefaces)) {
  const font = await cut(typeface);
  await keep(`${id}.woff2`, font);
  descriptions[id] = await describe(font, typeface);
}
await keep('typefaces.json', Buffer.from(`${JSON.stringify(descriptions, null, 2)}\n`));
