import { expect, test } from 'vitest';
import { clientAddress } from './client-address.server.ts';
import { emptyDatabase } from '../database/node-database.test-data.ts';
import { countRequest } from './rate-limit.server.ts';
import { rateLimits } from '../database/storage-schema.server.ts';

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
