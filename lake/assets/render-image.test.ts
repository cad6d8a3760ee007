import sharp from 'sharp';
import { expect, test } from 'vitest';
import { colorAt, picture } from '../testing/pictures.test-data.ts';
import { readImageRequest } from './image-request.ts';
import { renderImage } from './render-image.ts';

async function quarters(): Promise<Buffer> {
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { width: 150, height: 100, channels: 3 as const, background } },
    left,
    top,
  });
  const parts = [quarter('#ff0000', 0, 0), quarter('#00ff00', 150, 0), quarter('#0000ff', 0, 100)];
  return picture(300, 200, '#ffff00').composite(parts).png().toBuffer();
}

const colors = { red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255], yellow: [255, 255, 0] };

async function rendered(query: string, bytes?: Buffer) {
  const request = readImageRequest(new URLSearchParams(query), '');
  if (!request) throw new Error(`${query} asks for the original`);
  const rendition = await renderImage(bytes ?? (await quarters()), request);
  const { width, height } = await sharp(rendition.bytes).metadata();
  const at = (x: number, y: number) =>
    colorAt(rendition.bytes, Math.floor(x * (width - 1)), Math.floor(y * (height - 1)));
  return { ...rendition, width, height, at };
}

test.each([
  ['w=30&h=10&fit=crop&crop=focalpoint&fp-x=0.1&fp-y=0.1', 'red'],
  ['w=90&h=20&fit=crop&crop=top', 'red'],
  ['w=90&h=20&fit=crop&crop=bottom', 'blue'],
  ['rect=0,0,300,100&w=20&h=20&fit=crop&crop=left', 'red'],
  ['rect=0,100,300,100&w=20&h=20&fit=crop&crop=focalpoint&fp-x=0.95', 'yellow'],
  ['rect=0,0,300,100&w=20&h=20&fit=crop&fp-x=0.9', 'green'],
  ['rect=160,110,100,80&w=20', 'yellow'],
  ['rect=150,0,150,100', 'green'],
  ['rect=0,0,300,100&w=20&h=20&fit=crop&crop=right', 'green'],
] as const)('?%s shows %s at its left edge', async (query, color) => {
  const { at } = await rendered(query);
  expect(await at(0.05, 0.5)).toEqual(colors[color]);
});

test('clip and scale show the whole picture', async () => {
  for (const query of ['w=60', 'w=60&h=60&fit=scale', 'w=600&h=600']) {
    const { at } = await rendered(query);
    expect([await at(0.2, 0.2), await at(0.8, 0.2), await at(0.2, 0.8), await at(0.8, 0.8)]).toEqual([
      colors.red,
      colors.green,
      colors.blue,
      colors.yellow,
    ]);
  }
});

test('a rectangle that reaches over the edge is cut off at the edge', async () => {
  expect(await rendered('rect=250,150,100,100')).toMatchObject({ width: 50, height: 50 });
  await expect(rendered('rect=300,0,10,10')).rejects.toThrow('outside the image');
});

test('a filled target has its background around the picture', async () => {
  const { at, width, height } = await rendered('w=60&h=90&fit=fill&bg=000000');
  expect([width, height]).toEqual([60, 90]);
  expect([await at(0.5, 0), await at(0.5, 1), await at(0.2, 0.4)]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    colors.red,
  ]);
});

test('fillmax does not enlarge what is smaller', async () => {
  const { at, width } = await rendered('w=500&h=400&fit=fillmax&bg=000000');
  expect(width).toBe(500);
  expect([await at(0.05, 0.5), await at(0.3, 0.3)]).toEqual([[0, 0, 0], colors.red]);
});

test('the result has the format of the original unless another is named', async () => {
  const types = async (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff', more = '') =>
    (await rendered(`w=10${more}`, await picture(20, 20).toFormat(format).toBuffer())).mimeType;
  expect(await types('jpeg')).toBe('image/jpeg');
  expect(await types('png')).toBe('image/png');
  expect(await types('webp')).toBe('image/webp');
  expect(await types('gif')).toBe('image/png');
  expect(await types('tiff')).toBe('image/jpeg');
  expect(await types('png', '&fm=jpg')).toBe('image/jpeg');
});

test('what is see-through becomes white, or the background named, where the format cannot show it', async () => {
  const clear = await picture(20, 20).ensureAlpha(0).png().toBuffer();
  expect(await (await rendered('w=10&fm=jpg', clear)).at(0.5, 0.5)).toEqual([255, 255, 255]);
  const [red = 0, green = 0] = await (await rendered('w=10&fm=jpg&bg=ff0000', clear)).at(0.5, 0.5);
  expect(red - green).toBeGreaterThan(200);
});

test('one pixel wide and very high is possible', async () => {
  expect(await rendered('w=1&h=2000&fit=crop')).toMatchObject({ width: 1, height: 2000 });
});

test.each(['w=8192', 'w=100&fit=scale', 'w=100&fit=fill', 'fm=webp'])(
  '?%s of a very high picture is no higher than a rendition may be',
  async (query) => {
    const high = await picture(1, 20_000).png().toBuffer();
    expect((await rendered(query, high)).height).toBe(8192);
  },
);
