import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const compressible = /^(?:text\/|image\/svg|application\/(?:[\w.+-]*(?:json|xml)|javascript)\b)/;

/** Fast, because a visitor is waiting. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const coders: Readonly<Record<string, () => Transform>> = {
  br: () => createBrotliCompress(quick),
  gzip: () => createGzip(),
};

/** Reads weighted codings such as `gzip;q=0.5`; only a weight of 0 means not accepted. */
function acceptedCoding(accepted: string): string | undefined {
  const codings = accepted.split(',').map((coding) =>
    coding
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/),
  );
  return Object.keys(coders).find((name) =>
    codings.some(([coding, weight = '1']) => coding === name && Number(weight) > 0),
  );
}

/** Compresses text that the worker left uncompressed, as the edge does; undefined if there is nothing to compress. */
export function compressionOf(request: IncomingMessage, reply: IncomingMessage) {
  const { 'content-type': type = '', 'content-encoding': present } = reply.headers;
  const hasBody = request.method !== 'HEAD' && (reply.statusCode === 200 || (reply.statusCode ?? 0) >= 400);
  if (!hasBody || present !== undefined || !compressible.test(type)) return undefined;
  const coding = acceptedCoding(request.headers['accept-encoding'] ?? '');
  const make = coding === undefined ? undefined : coders[coding];
  return make && { headers: ['Content-Encoding', coding ?? ''], coder: make() };
}
