import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fontverter from 'fontverter';
import { Blob, Face, Font } from 'harfbuzzjs';
import sharp from 'sharp';
import { root } from '../settings/settings.ts';

type Look = { ground: string; accent: string; corners: 'sharp' | 'soft' | 'round' };

/** Sides of the icons for home screens and browsers, in pixels. */
const sides = [48, 180, 192, 512];

const radii = { sharp: 0, soft: 7, round: 16 } as const;

/** The first letter of a name in the typeface of headings, on a field of 32 by 32. */
async function drawMark(name: string, { ground, accent, corners }: Look): Promise<string> {
  const file = readFileSync(path.join(root, 'web', 'fonts', 'fraunces.woff2'));
  const font = new Font(new Face(new Blob(await fontverter.convert(file, 'sfnt'))));
  const letter = /[\p{L}\d]/u.exec(name.normalize('NFD'))?.[0].toUpperCase() ?? 'A';
  const glyph = font.glyph(letter.codePointAt(0) ?? 65) ?? 0;
  const { xBearing = 0, yBearing = 0, width = 0, height = 0 } = font.glyphExtents(glyph) ?? {};
  const scale = 18 / Math.max(width, -height, 1);
  const x = 16 - scale * (xBearing + width / 2);
  const y = 16 + scale * (yBearing + height / 2);
  const field = `<rect width="32" height="32" rx="${radii[corners]}" fill="${accent}"/>`;
  const place = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
  const drawn = `<path fill="${ground}" transform="${place}" d="${font.glyphToPath(glyph)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${field}${drawn}</svg>\n`;
}

/** Writes `favicon.svg` and the icons that phones ask for into a folder of public files. */
export async function drawIcons(folder: string, name: string, look: Look): Promise<void> {
  const icons = path.join(folder, 'icons');
  mkdirSync(icons, { recursive: true });
  const mark = await drawMark(name, look);
  writeFileSync(path.join(folder, 'favicon.svg'), mark);
  for (const side of sides) {
    const png = await sharp(Buffer.from(mark), { density: (72 * side) / 32 }).resize(side).png().toBuffer();
    writeFileSync(path.join(icons, `icon-${side}.png`), png);
  }
}
