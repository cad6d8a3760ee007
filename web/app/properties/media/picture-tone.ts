import { toneOf } from '../../ui/picture/tones.ts';

type Chunk = { name: string; data: Uint8Array<ArrayBuffer> };

function* chunksOf(png: Uint8Array): Generator<Chunk> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = 8; at + 12 <= png.length;) {
    const end = at + 8 + view.getUint32(at);
    yield { name: String.fromCharCode(...png.subarray(at + 4, at + 8)), data: png.slice(at + 8, end) };
    at = end + 4;
  }
}

async function inflate(parts: readonly Uint8Array<ArrayBuffer>[]): Promise<Uint8Array> {
  const stream = new Blob([...parts]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Colour types of the PNG specification. */
const grey = [0, 4];
const palette = 3;

/** Such as `#8c3d25`. No PNG filter changes the first pixel. */
async function colourOf(png: Uint8Array): Promise<string | undefined> {
  const chunks = [...chunksOf(png)];
  const find = (name: string) => chunks.find((chunk) => chunk.name === name)?.data;
  const [depth = 8, kind = 0] = find('IHDR')?.subarray(8) ?? [];
  const [, ...values] = await inflate(chunks.flatMap(({ name, data }) => (name === 'IDAT' ? [data] : [])));
  const valueOf = (index: number) => values[depth === 16 ? index * 2 : index] ?? 0;
  const small = depth < 8 ? valueOf(0) >> (8 - depth) : valueOf(0);
  const full = depth < 8 ? Math.round((small * 255) / (2 ** depth - 1)) : small;
  const colours = grey.includes(kind)
    ? [full, full, full]
    : kind === palette
      ? [...(find('PLTE')?.subarray(small * 3, small * 3 + 3) ?? [])]
      : [0, 1, 2].map(valueOf);
  return `#${colours.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export async function toneOfPixel(png: Uint8Array): Promise<number | undefined> {
  return toneOf(await colourOf(png));
}
