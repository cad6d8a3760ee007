import fc from 'fast-check';
import { expect, test } from 'vitest';
import { violationOf } from './violation.ts';

const own = 'https://site.example';

const reported = {
  documentURL: `${own}/nl/te-koop/?naam=an#top`,
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://tags.example/x.js?id=jan',
  disposition: 'enforce',
  sourceFile: '',
  lineNumber: 0,
};

const found = (changes: Partial<typeof reported>) => violationOf({ ...reported, ...changes }, own);
const blocked = (blockedURL: string) => found({ blockedURL })?.blocked;
const source = (sourceFile: string) => found({ sourceFile, lineNumber: 7 })?.source;

test('a violation has the path of the page and the host of what was blocked', () => {
  expect(found({})).toEqual({
    directive: 'script-src-elem',
    blocked: 'tags.example',
    path: '/nl/te-koop/',
    source: '',
  });
});

test('a policy that only reports is not ours', () => {
  expect(found({ disposition: 'report' })).toBeUndefined();
  expect(found({ disposition: '' })).toBeDefined();
});

test('what was blocked is a kind or a host, without path or query', () => {
  for (const kind of ['inline', 'eval', 'wasm-eval', 'trusted-types-sink', 'data', 'blob'])
    expect(blocked(kind)).toBe(kind);
  expect(blocked('data:image/png;base64,QW4=')).toBe('data');
  expect(blocked(`blob:${own}/5b0c`)).toBe('blob');
  expect(blocked('wss://an:geheim@live.example:444/room')).toBe('live.example');
  expect(blocked(`${own}/owner-document/geheim`)).toBe('site.example');
});

test('names of the visitor’s own network are not written down', () => {
  for (const host of [
    'nas',
    'printer.local',
    '192.168.1.7',
    '[fe80::1]',
    'router.lan',
    `${'a'.repeat(101)}.be`,
  ])
    expect(blocked(`http://${host}/`), host).toBeUndefined();
});

test('what an extension, a translator or a virus scanner inserts is not counted', () => {
  for (const noise of [
    'chrome-extension',
    'moz-extension://1a2b/x.js',
    'safari-web-extension://1a2b/x.js',
    'about',
    'about:blank',
    'https://gc.kis.v2.scr.kaspersky-labs.com/x.js',
    'https://translate.googleapis.com/x',
  ])
    expect(blocked(noise), noise).toBeUndefined();
  for (const script of ['moz-extension', 'chrome-extension://1a2b/x.js', 'user-script', 'debugger eval code'])
    expect(source(script), script).toBeUndefined();
});

test('the source is a file of ours with its line, or the host of somebody else', () => {
  expect(source(`${own}/assets/map-B1_c.js?x`)).toBe('/assets/map-B1_c.js:7');
  expect(found({ sourceFile: `${own}/assets/a.js` })?.source).toBe('/assets/a.js');
  expect(source(`${own}/nl/alert/confirm/geheim/`)).toBe('');
  expect(source('https://www.googletagmanager.com/gtm.js?id=GTM-1')).toBe('www.googletagmanager.com');
});

test('only pages of ours and directives that exist are counted', () => {
  for (const documentURL of ['https://other.example/nl/', 'http://site.example/nl/', 'about', '', '/nl/'])
    expect(found({ documentURL }), documentURL).toBeUndefined();
  for (const effectiveDirective of ['', 'img-src2', 'An Peeters', '__proto__'])
    expect(found({ effectiveDirective }), effectiveDirective).toBeUndefined();
});

const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true }),
  fc.string(),
  fc.constantFrom('data:x', 'inline'),
);

test('whatever is reported, what is counted is short and has no query', () => {
  let counted = 0;
  fc.assert(
    fc.property(address, address, fc.integer(), (blockedURL, sourceFile, lineNumber) => {
      const violation = found({ blockedURL, sourceFile, lineNumber });
      if (!violation) return;
      counted += 1;
      expect(violation.blocked).toMatch(/^[\w.-]{1,100}$/);
      expect(violation.source).toMatch(/^([\w.-]{0,100}|\/assets\/[\w./-]+(:\d+)?)$/);
    }),
    { numRuns: 500 },
  );
  expect(counted).toBeGreaterThan(20);
});
