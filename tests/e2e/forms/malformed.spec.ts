import { isWhole } from '../support/figures.ts';
import { addresses, expect, test } from '../support/fixtures.ts';
import { sendRaw } from '../support/raw-request.ts';

const form = 'Content-Type: application/x-www-form-urlencoded';
const own = `Origin: ${addresses.site}`;
const length = (body: string) => `Content-Length: ${Buffer.byteLength(body)}`;
const chunked = 'Transfer-Encoding: chunked';

const send = (line: string, headers: readonly string[], body = '') =>
  sendRaw(addresses.site, { line, headers: ['X-Test-Client: malformed', ...headers], body });

const readable = [
  '/',
  '/nl/contact/',
  '/nl/contact.data',
  '/nl/nergens/',
  '/api/form-token?form=site-contact',
];

test('a GET or HEAD with a body gets the response of one without', async () => {
  for (const path of readable) {
    for (const method of ['GET', 'HEAD']) {
      const { status } = await send(`${method} ${path}`, []);
      expect(status, path).toBeLessThan(500);
      for (const [headers, body] of [
        [['Content-Length: 0'], ''],
        [['Content-Length: 5', form], 'hello'],
        [[chunked], '5\r\nhello\r\n0\r\n\r\n'],
      ] as const)
        expect((await send(`${method} ${path}`, headers, body)).status, `${path} ${headers.join()}`).toBe(
          status,
        );
    }
  }
});

/** Statuses for a malformed form; 0 is a connection closed without a response. */
const known = [0, 200, 303, 400, 413, 415, 422, 429];

const large = `_form=site-contact&message=${'x'.repeat(70_000)}`;

const malformed: readonly (readonly [what: string, headers: readonly string[], body: string])[] = [
  ['no body', [form, 'Content-Length: 0'], ''],
  ['neither type nor body', [], ''],
  ['more than it declares', [form, 'Content-Length: 3'], '_form=site-contact&firstName=An'],
  ['less than it declares', [form, 'Content-Length: 9000'], '_form=site-contact'],
  ['far less than it declares', [form, 'Content-Length: 99999999999'], '_form=site-contact'],
  ['a length and pieces', [form, 'Content-Length: 3', chunked], '3\r\na=b\r\n0\r\n\r\n'],
  ['pieces that never end', [form, chunked], '3\r\na=b\r\n'],
  ['too much', [form, length(large)], large],
  ['too much in pieces', [form, chunked], `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`],
  ['a coding it does not have', [form, 'Content-Encoding: gzip', 'Content-Length: 3'], 'a=b'],
  ['another character set', [`${form}; charset=utf-16`, 'Content-Length: 3'], 'a=b'],
  [
    'a type of many parts without a boundary',
    ['Content-Type: multipart/form-data', 'Content-Length: 3'],
    'a=b',
  ],
  [
    'a type of many parts, cut off',
    ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 3'],
    '--x',
  ],
  ['a type that is none', ['Content-Type: \u0001/%', 'Content-Length: 3'], 'a=b'],
  ['JSON', ['Content-Type: application/json', 'Content-Length: 2'], '{}'],
  ['half a character', [form, 'Content-Length: 21'], '_form=site-contact&%ff'],
  ['percent signs', [form, 'Content-Length: 4'], '%%%%'],
  ['names of objects', [form, 'Content-Length: 33'], '_form=__proto__&constructor[a]=b&a'],
  ['nothing but separators', [form, 'Content-Length: 60'], '&'.repeat(30) + '='.repeat(30)],
];

test('what no browser sends gets a response that a form knows, whatever it says of its length', async () => {
  for (const path of ['/nl/contact/', '/fr/contact.data']) {
    for (const [what, headers, body] of malformed) {
      const { status } = await send(`POST ${path}`, [own, ...headers], body);
      expect(known, `${path}: ${what} got ${status}`).toContain(status);
    }
  }
});

test('an endpoint refuses what is malformed and never fails over it', async () => {
  for (const path of [
    '/api/view',
    '/api/consent',
    '/api/content-changed',
    '/api/form-token',
    '/preview/enable',
  ]) {
    for (const [what, headers, body] of malformed) {
      const { status } = await send(`POST ${path}`, [own, ...headers], body);
      expect(status, `${path}: ${what}`).toBeLessThan(500);
    }
  }
});

const methods = ['GET', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

test('an address that no browser writes is found or not, and never fails', async () => {
  const paths = [
    '/%',
    '/nl/%00/',
    '/nl/%ff.data?_routes=%ff',
    '/nl/contact/?%',
    '/nl/te-koop/?page=%ff&type=%',
    '/nl/te-koop/?page=1e999&page=-1',
    '/nl/te-koop/?__proto__=1&constructor=2&toString=3',
    `/nl/${'a/'.repeat(3000)}`,
    `/nl/?q=${'a'.repeat(8000)}`,
    '/nl/../../etc/passwd',
    '/nl/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2fserver%2findex.js',
    '/assets/%00',
    '/media/%ff',
    '/api/consent?language=__proto__',
    '/api/form-token?form=__proto__',
    '/api/form-token?form=constructor',
    '/preview/share/%ff?secret=%ff',
    '/property/__proto__',
    '/nl/property/%00',
  ];
  for (const path of paths) {
    for (const method of isWhole ? methods : methods.slice(0, 2)) {
      const { status } = await send(`${method} ${path}`, [own, form, 'Content-Length: 0']);
      expect(status, `${method} ${path.slice(0, 60)}`).toBeLessThan(500);
    }
  }
});
