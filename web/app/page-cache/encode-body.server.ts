import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '../services/http/accepted-encoding.server.ts';
import type { StoredPage } from './page-store.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Nearly the bytes of the best quality for a tenth of its time. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

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
