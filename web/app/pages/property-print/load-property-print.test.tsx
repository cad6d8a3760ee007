import { renderToStaticMarkup } from 'react-dom/server';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrCode, paperText } from './load-property-print.server.ts';
import { QrCodeFigure } from './back-sheet.tsx';

async function scan(svg: string): Promise<string | undefined> {
  const drawn = sharp(Buffer.from(svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')));
  const { data, info } = await drawn.resize(320).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  // A package for CommonJS, whose function Node finds one level deeper.
  const read = typeof jsqr === 'function' ? jsqr : (jsqr as { default: typeof jsqr }).default;
  return read(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.each([
  'https://huisenhaard.example/property/2101',
  'http://localhost:3000/property/9999999999',
  'https://www.immobiliën-aan-de-leie.example/property/2101',
])('[2.38] a scanner reads %s in its code', async (address) => {
  const svg = renderToStaticMarkup(<QrCodeFigure code={qrCode(address)} label="Code" />);
  expect(svg).toContain('aria-label="Code"');
  expect(await scan(svg)).toBe(address);
});

test('a text that has room is shown whole', () => {
  const paragraphs = ['Een huis. Met een tuin.', 'En een garage.'];
  expect(paperText(paragraphs, 'nl', 200)).toEqual({ paragraphs, isCut: false });
  expect(paperText([], 'nl', 200)).toEqual({ paragraphs: [], isCut: false });
});

test('a longer one ends with a sentence', () => {
  const paragraphs = ['Een huis. Met een tuin.', 'Er is een garage. Er is een schuur. Er is een zwembad.'];
  expect(paperText(paragraphs, 'nl', 105)).toEqual({
    paragraphs: ['Een huis. Met een tuin.', 'Er is een garage. Er is een schuur.'],
    isCut: true,
  });
  expect(paperText(paragraphs, 'nl', 65)).toEqual({ paragraphs: ['Een huis. Met een tuin.'], isCut: true });
});

test('a first sentence longer than the paper is cut between words', () => {
  const { paragraphs, isCut } = paperText([`Een huis ${'met een tuin '.repeat(20)}.`], 'fr', 100);
  expect(isCut).toBe(true);
  expect(paragraphs).toHaveLength(1);
  expect(paragraphs[0]).toMatch(/^Een huis .*\p{L}…$/u);
  expect(paragraphs[0]?.length).toBeLessThanOrEqual(101);
});
