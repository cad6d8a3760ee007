import { renderToStaticMarkup } from 'react-dom/server';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';
import { QrCodeFigure } from './qr-code-figure.tsx';

/** Reads a drawn code as a telephone would. */
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
