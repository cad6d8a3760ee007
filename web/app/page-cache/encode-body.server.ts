import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding, StoredPage } from './page-store.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A third of the bytes below gzip's for a tenth of the time that the best quality takes. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export function encodeBody(html: Uint8Array): StoredPage['body'] {
  return new Uint8Array(brotliCompressSync(html, quality));
}

const gzipped = new WeakMap<StoredPage, Bytes>();

/** Compresses again for the first of those few clients that do not accept Brotli. */
export function bodyIn(page: StoredPage, encoding: Encoding | undefined): Bytes {
  if (encoding === 'br') return page.body;
  const known = encoding && gzipped.get(page);
  if (known) return known;
  const html = new Uint8Array(brotliDecompressSync(page.body));
  if (!encoding) return html;
  const body = new Uint8Array(gzipSync(html));
  gzipped.set(page, body);
  return body;
}

/** The best encoding that `Accept-Encoding` allows; undefined for none. */
export function chooseEncoding(accepted: string): Encoding | undefined {
  const allows = (coding: string) =>
    accepted
      .toLowerCase()
      .split(',')
      .some((part) => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
        return name === coding && !parameters.some((text) => /^q\s*=\s*0(\.0*)?$/.test(text));
      });
  return (['br', 'gzip'] as const).find(allows);
}
