import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cookies } from '../../seed/starter/singletons/cookies.ts';

const web = path.join(import.meta.dirname, '..', '..', 'web', 'app');

const code = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test'))
  .map((name) => readFileSync(path.join(web, name), 'utf8'))
  .join('\n');

const stored = [...code.matchAll(/\bstore\('\w+', '([^']+)'|\bstoreCookie\(`(\w+)=/g)].flatMap(
  ([, ...names]) => names.filter(Boolean),
);

test('every cookie of ours that visitors are told about is set by the code', () => {
  const own = cookies.filter(({ service }) => service === undefined).map(({ name }) => name);
  expect(own.length).toBeGreaterThan(3);
  for (const name of own) expect(code, name).toMatch(new RegExp(`['\`]${name}['=]`));
});

test('a cookie of a service is listed while that service is in use, and not while another is', () => {
  const served = cookies.filter(({ service }) => service !== undefined);
  expect(served.length).toBeGreaterThan(2);
  for (const { name, provider, service } of served) expect(provider.toLowerCase(), name).toBe(service);
});

const served = [...code.matchAll(/cookieKind\(request, '(\w+)'\)/g)].flatMap(([, name]) => name ?? []);

test('visitors are told about every name the code stores', () => {
  expect(stored).toContain('language');
  const told = cookies.map(({ name }) => name);
  expect(served).toContain('owner');
  for (const name of [...stored, ...served]) expect(told).toContain(name);
});
