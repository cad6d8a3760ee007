import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodeBody } from './encode-body.server.ts';
import { pageResponse } from './page-response.server.ts';

const html = '<h1>Éénmalig</h1>'.repeat(100);
const page = {
  tag: 'abc',
  headers: [['Content-Type', 'text/html']] as const,
  body: encodeBody(new TextEncoder().encode(html)),
  freshUntil: 1,
  endsAt: 1,
};

function respond(headers: Record<string, string>, method = 'GET') {
  const request = new Request('https://site.example/nl/', { method, headers });
  return pageResponse(request, page, { requestId: 'r', state: 'hit' });
}

test('each coding has the same page and a tag of its own', async () => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Uint8Array) => bytes };
  const tags = new Set<string | null>();
  for (const [coding, decode] of Object.entries(decoders)) {
    const response = respond({ 'Accept-Encoding': coding });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('Content-Length')).toBe(String(bytes.byteLength));
    expect(new TextDecoder().decode(decode(bytes))).toBe(html);
    tags.add(response.headers.get('ETag'));
  }
  expect(tags).toEqual(new Set(['W/"abc-br"', 'W/"abc-gzip"', 'W/"abc"']));
});

test('a browser that has the page is told so, without a body', async () => {
  for (const known of ['"abc"', 'W/"abc"', '"x", "abc"', '*']) {
    const response = respond({ 'If-None-Match': known });
    expect([response.status, await response.text()], known).toEqual([304, '']);
    expect(response.headers.get('ETag')).toBe('W/"abc"');
    expect(response.headers.get('Content-Length')).toBeNull();
  }
  expect(respond({ 'If-None-Match': '"abc-br", abc' }).status).toBe(200);
});

test('a HEAD has the headers of the page alone', async () => {
  const response = respond({ 'Accept-Encoding': 'gzip' }, 'HEAD');
  expect(await response.text()).toBe('');
  expect(response.headers.get('ETag')).toBe('W/"abc-gzip"');
  expect([response.headers.get('X-Request-Id'), response.headers.get('X-Cache')]).toEqual(['r', 'hit']);
});
