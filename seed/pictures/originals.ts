import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

export const ORIGINALS = new URL('./originals/', import.meta.url);
const INDEX = new URL('./index.json', import.meta.url);

export const WIDTHS = [100, 400, 600, 1360] as const;

export type PictureEntry = {
  /** First eight digits of the SHA-256 of the vector original. */
  hash: string;
  width: number;
  height: number;
  /** Mean colour, to stand in while the picture loads. */
  colour: string;
  widths: readonly number[];
  /** 64-bit difference hash as sixteen hex digits: how the picture looks to a machine. */
  likeness: string;
  /** Number of the seed's composition, chosen so that no two pictures look alike. */
  variant: number;
};

export type PictureIndex = Readonly<Record<string, PictureEntry>>;

export const hashOf = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 8);
export const originalFile = (id: string): URL => new URL(`${id}.svg.br`, ORIGINALS);
export const packed = (svg: string): Buffer =>
  brotliCompressSync(svg, {
    params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
export const readOriginal = (id: string): string =>
  brotliDecompressSync(readFileSync(originalFile(id))).toString('utf8');
export const readIndex = (): PictureIndex => JSON.parse(readFileSync(INDEX, 'utf8')) as PictureIndex;
export const indexFile = INDEX;
