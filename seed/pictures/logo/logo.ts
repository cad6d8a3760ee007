import { writeFileSync } from 'node:fs';
import { WORDMARK } from './wordmark.ts';

const BRICK = '#8f4632';
const INK = '#1f2426';
const PAPER = '#f6f0e4';

// A stepped gable with a hearth in it, on a 64 unit square.
const GABLE = 'M8 58V33h6v-8h6v-8h6V9h12v8h6v8h6v8h6v25H43V44a11 11 0 0 0-22 0v14z';
const FLAME =
  'M32 39.5c.6 3.6 5.6 6.4 5.6 11.6a5.6 5.6 0 0 1-11.2 0c0-2.6 1.3-4.1 2.5-5.4.3 1.5.9 2.3 1.8 2.7-.3-3.6.1-6.5 1.3-8.9z';

// Room on either side of the ampersand.
const AIR = 14;
const NAME_WIDTH = WORDMARK.width + AIR * 2;

const svg = (width: number, height: number, body: string, title = 'Huis & Haard'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title.replace('&', '&amp;')}">${body}</svg>\n`;

const mark = (gable: string, flame: string): string =>
  `<path fill="${gable}" d="${GABLE}"/><path fill="${flame}" d="${FLAME}"/>`;

const name = (ink: string, accent: string): string =>
  `<path fill="${ink}" d="${WORDMARK.huis}"/><path fill="${accent}" transform="translate(${AIR})" d="${WORDMARK.ampersand}"/>` +
  `<path fill="${ink}" transform="translate(${AIR * 2})" d="${WORDMARK.haard}"/>`;

const lockup = (ink: string, accent: string): string =>
  svg(
    NAME_WIDTH + 214,
    214,
    `<g transform="translate(-4 12) scale(2.72)">${mark(accent, accent)}</g><g transform="translate(214 170)">${name(ink, accent)}</g>`,
  );

/** The files of the house style, by name. */
const LOGOS: Readonly<Record<string, string>> = {
  'logo.svg': lockup(INK, BRICK),
  'logo-light.svg': lockup(PAPER, PAPER),
  'wordmark.svg': svg(NAME_WIDTH, 200, `<g transform="translate(0 152)">${name(INK, BRICK)}</g>`),
  'mark.svg': svg(64, 64, mark(BRICK, BRICK)),
  'favicon.svg': svg(
    64,
    64,
    `<rect width="64" height="64" rx="13" fill="${BRICK}"/><g transform="translate(5.5 4) scale(.83)">${mark(PAPER, '#e9b36a')}</g>`,
  ),
};

export function writeLogos(): void {
  for (const [file, text] of Object.entries(LOGOS)) writeFileSync(new URL(file, import.meta.url), text);
}
