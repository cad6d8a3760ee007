import { expect, test } from 'vitest';
import { readReports } from './receive-reports.server.ts';

const legacy = {
  'document-uri': 'https://site.example/nl/?q=an%40example.com',
  referrer: 'https://www.google.be/search?q=jan',
  'violated-directive': 'script-src-elem',
  'effective-directive': 'script-src-elem',
  'original-policy': "default-src 'none'",
  disposition: 'enforce',
  'blocked-uri': 'inline',
  'line-number': 12,
  'column-number': 3,
  'source-file': 'https://site.example/assets/map-abc.js',
  'status-code': 200,
  'script-sample': 'alert("An Peeters")',
};

const modern = {
  age: 53_531,
  type: 'csp-violation',
  url: 'https://site.example/nl/',
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: 'https://site.example/nl/',
    referrer: 'https://www.google.be/',
    blockedURL: 'https://tags.example/x.js?id=1',
    effectiveDirective: 'script-src-elem',
    originalPolicy: "default-src 'none'",
    sourceFile: null,
    sample: 'An Peeters',
    disposition: 'enforce',
    statusCode: 200,
    lineNumber: null,
    columnNumber: null,
  },
};

const fromLegacy = (changes: object) =>
  readReports(JSON.stringify({ 'csp-report': { ...legacy, ...changes } }));

test('both ways of reporting say the same, and nothing of the visitor', () => {
  expect(fromLegacy({})).toEqual([
    {
      documentURL: 'https://site.example/nl/?q=an%40example.com',
      effectiveDirective: 'script-src-elem',
      blockedURL: 'inline',
      disposition: 'enforce',
      sourceFile: 'https://site.example/assets/map-abc.js',
      lineNumber: 12,
    },
  ]);
  expect(readReports(JSON.stringify([modern]))).toEqual([
    {
      documentURL: 'https://site.example/nl/',
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://tags.example/x.js?id=1',
      disposition: 'enforce',
      sourceFile: '',
      lineNumber: 0,
    },
  ]);
});

test('an older browser names the directive with its sources', () => {
  const old = { 'effective-directive': undefined, 'violated-directive': "img-src 'self' data:" };
  expect(fromLegacy(old)).toMatchObject([{ effectiveDirective: 'img-src' }]);
});

test('a list keeps its violations, whatever else is in it', () => {
  const others = [{ ...modern, type: 'deprecation' }, { type: 'csp-violation' }, null, 7, 'x', []];
  expect(readReports(JSON.stringify([...others, modern]))).toHaveLength(1);
});

test('what is no report is none', () => {
  for (const body of ['', '{', 'null', '7', '"x"', '{}', '[]', '{"csp-report":null}', '{"csp-report":{}}'])
    expect(readReports(body), body).toEqual([]);
});
