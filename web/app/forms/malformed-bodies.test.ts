import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../services/node-database.test-data.ts';
import { submissions } from '../services/storage-schema.server.ts';
import { hiddenFields } from './form-content.ts';
import { an, encoded, filled, post } from './test-posting.server.ts';

const bodies = process.env['VERIFY'] === 'whole' ? 10_000 : 1000;

const names = [...Object.keys(an), ...Object.values(hiddenFields)];
const odd = [
  '__proto__',
  'constructor',
  '__intent__',
  '__state__',
  'firstName[0]',
  'firstName.a',
  '_form[]',
  '',
];

const pairs = fc.array(
  fc.tuple(
    fc.constantFrom(...names, ...odd),
    fc.oneof(fc.string({ unit: 'binary' }), fc.constant('site-contact')),
  ),
  { maxLength: 12 },
);

const body = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  pairs.map((list) => new URLSearchParams(list).toString()),
  pairs.map((list) => `_form=site-contact&${new URLSearchParams(list).toString()}`),
  fc.string({ maxLength: 40 }).map((text) => `_form=site-contact&firstName=%${text}`),
  fc.json().map((json) => `_form=site-contact&__state__=${encodeURIComponent(json)}&__intent__=${json}`),
);

const type = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/x-www-form-urlencoded') },
  fc.constantFrom('application/json', 'multipart/form-data', 'text/plain;charset=utf-8', 'x'),
);

test('no body, however malformed, gets another answer than those a form knows, or is stored', async () => {
  const database = emptyDatabase();
  let client = 0;
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(body, type, async (given, contentType) => {
      const { status } = await post(typeof given === 'string' ? given : given.slice(), {
        database,
        client: String(client++),
        headers: { 'Content-Type': contentType },
      });
      seen.add(status);
      expect([200, 303, 400, 413, 415, 422, 429]).toContain(status);
    }),
    { numRuns: bodies, seed: 20_261_121 },
  );
  expect(await database.select().from(submissions)).toEqual([]);
  expect([...seen].sort((a, b) => a - b)).toEqual([400, 415, 422]);
});

test('a good form with one field replaced at random is stored or shown again', async () => {
  const database = emptyDatabase();
  const good = await filled(an);
  let client = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), fc.string({ unit: 'binary' }), async (name, value) => {
      const { status } = await post(encoded({ ...good, [name]: value }), {
        database,
        client: String(client++),
      });
      expect([303, 400, 422]).toContain(status);
    }),
    { numRuns: bodies / 10, seed: 20_261_121 },
  );
});
