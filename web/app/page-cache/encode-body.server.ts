import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import type { Encoding, StoredPage } from './page-store.ts';

/** A third of the bytes below gzip's for a tenth of the time that the best quality takes. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export function encodeBody(html: string): StoredPage['bodies'] {
  const bytes = new TextEncoder().encode(html);
  return {
    br: new Uint8Array(brotliCompressSync(bytes, quality)),
    gzip: new Uint8Array(gzipSync(bytes)),
  };
}

export function decodeBody({ gzip }: StoredPage['bodies']): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gunzipSync(gzip));
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
