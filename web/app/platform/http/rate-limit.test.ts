import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.server.ts';
import { emptyDatabase } from '../database/node-database.test-data.ts';
import { countRequest } from './rate-limit.server.ts';
import { rateLimits } from '../database/core-tables.server.ts';

const secret = 'a secret of at least thirty-two characters';
const limit = { name: 'form', most: 3, windowMilliseconds: 600_000 };
const at = (time: string) => new Date(`2026-11-21T${time}Z`);

test('a visitor may send a few, then has to wait for the window to end; others do not', async () => {
  const database = emptyDatabase();
  const count = (address: string, time: string) => countRequest(database, secret, limit, address, at(time));
  for (const time of ['10:00:00', '10:02:00', '10:04:00']) expect(await count('1.2.3.4', time)).toBe(0);
  expect(await count('1.2.3.4', '10:04:00')).toBe(360);
  expect(await count('1.2.3.4', '10:09:59.500')).toBe(1);
  expect(await count('5.6.7.8', '10:09:59')).toBe(0);
  expect(await count('1.2.3.4', '10:10:00')).toBe(0);
});

test('requests at the same moment are all counted', async () => {
  const database = emptyDatabase();
  const waits = await Promise.all(
    Array.from({ length: 10 }, () => countRequest(database, secret, limit, '1.2.3.4', at('10:00:00'))),
  );
  expect(waits.filter((wait) => wait > 0)).toHaveLength(7);
});

test('a counter names no address, and is another one every day', async () => {
  const database = emptyDatabase();
  await countRequest(database, secret, limit, '1.2.3.4', at('10:00:00'));
  await countRequest(database, secret, limit, '1.2.3.4', new Date('2026-11-22T10:00:00Z'));
  const keys = (await database.select().from(rateLimits)).map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) {
    expect(key).not.toContain('1.2.3.4');
    expect(key).not.toContain(btoa(JSON.stringify('1.2.3.4')).replaceAll('=', ''));
  }
});

test('the address of a visitor is what the edge says it is', () => {
  const request = new Request('http://localhost/', {
    headers: { 'CF-Connecting-IP': '1.2.3.4', 'X-Forwarded-For': '9.9.9.9', 'X-Test-Client': 'b' },
  });
  expect(clientAddress(request)).toBe('1.2.3.4');
  expect(clientAddress(request, 'X-Test-Client')).toBe('b');
  expect(clientAddress(new Request('http://localhost/'))).toBe('unknown');
});

const addressOf = (given: string) =>
  clientAddress(new Request('http://localhost/', { headers: { 'CF-Connecting-IP': given } }));

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:db8:1:2::192.0.2.7', '2001:db8:1:2::/64'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7', '192.0.2.7'],
  ['a', 'a'],
  ['1::2::3', '1::2::3'],
  ['::1]@evil.example/', '::1]@evil.example/'],
])('of %s the limits count %s', (given, counted) => {
  expect(addressOf(given)).toBe(counted);
});

const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length });

/** One of the many ways to write an address, as a list of numbers chooses. */
function spelled(address: readonly number[], choices: readonly number[]): string {
  const choose = (at: number, most: number) => (choices[at] ?? 0) % most;
  const words = address.map((value, at) => {
    const word = value.toString(16).padStart(1 + choose(at, 4), '0');
    return choose(at, 2) === 0 ? word : word.toUpperCase();
  });
  const last = address.slice(6).flatMap((value) => [value >> 8, value & 255]);
  if (choose(8, 3) === 0) words.splice(6, 2, last.join('.'));
  const start = choose(9, 6);
  let end = start;
  while (end < 6 && address[end] === 0) end += 1;
  const short = [words.slice(0, start), words.slice(end)].map((part) => part.join(':')).join('::');
  return (end > start ? short : words.join(':')) + (choose(10, 4) === 0 ? '%en1' : '');
}

test('however an address is written, the limits count its first 64 bits and nothing else', () => {
  const spelling = fc.array(fc.nat(), { minLength: 11, maxLength: 11 });
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), spelling, spelling, (network, device, other, one, two) => {
      fc.pre(network.some((value) => value > 0));
      const counted = addressOf(spelled([...network, ...device], one));
      expect(counted).toBe(`${network.map((value) => value.toString(16)).join(':')}::/64`);
      expect(addressOf(spelled([...network, ...other], two))).toBe(counted);
    }),
    { numRuns: 500 },
  );
});

test('whatever the header holds, counting it does not fail', () => {
  const odd = fc.array(fc.constantFrom(':', '::', '.', '%', '[', ']', '0', 'f', 'ffff', '255', '/', ' '));
  fc.assert(
    fc.property(fc.oneof(odd, fc.array(fc.constantFrom('0', '1', '9', 'a', 'f', ':', '.')), odd), (parts) => {
      expect(addressOf(`x${parts.join('')}`)).toMatch(/^x/);
      expect(addressOf(parts.join(''))).toEqual(expect.any(String));
    }),
    { numRuns: 500 },
  );
});
