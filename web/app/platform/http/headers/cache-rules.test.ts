import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cacheRules, defaultCacheRule } from './cache-rules.ts';

const ruleOf = (status: number, type?: string) =>
  cacheRules[
    defaultCacheRule(new Response(null, { status, ...(type && { headers: { 'Content-Type': type } }) }))
  ];

test('a response without a rule of its own is stored by no shared cache', () => {
  const page = 'text/html; charset=utf-8';
  expect(ruleOf(200, page)).toBe('private, no-cache');
  expect(ruleOf(404, page)).toBe('private, no-cache');
  expect(ruleOf(503, page)).toBe('no-store');
  expect([ruleOf(301), ruleOf(304)]).toEqual(['no-cache', 'no-cache']);
  for (const status of [200, 204, 401, 404, 405, 429, 502])
    expect(ruleOf(status), String(status)).toBe('no-store');
});

test('no other file of the site writes a rule out', () => {
  const app = path.resolve(import.meta.dirname, '../../..');
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|cache-rules/.test(file),
  );
  const literal = /['"]Cache-Control['"]:\s*['"]|set\(['"]Cache-Control['"],\s*['"]|public, max-age=\d/;
  const offenders = sources.filter((file) => literal.test(readFileSync(path.join(app, file), 'utf8')));
  expect(offenders).toEqual([]);
  expect(sources.length).toBeGreaterThan(500);
});
