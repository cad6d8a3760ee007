import { expect, test } from 'vitest';
import { signedIn } from '../../portal/signed-in.test-data.ts';
import { rateLimits } from '../../platform/database/core-tables.server.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { propertyCount } from '../../consent/consent-tables.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { action, loader } from './interest.ts';

const origin = 'http://localhost:3000';
const agent = 'Mozilla/5.0 (X11; Linux x64) Chrome/150.0.0.0 Safari/537.36';

const send = (context: Platform, body: string, headers: Record<string, string> = {}) => {
  const given = { Origin: origin, 'User-Agent': agent, 'X-Test-Client': 'a', ...headers };
  const request = new Request(`${origin}/api/interest`, { method: 'POST', body, headers: given });
  return action({ request, context, params: {} });
};

test('a mark and a share count once for a visitor, to the day in Belgium, and name no one', async () => {
  const now = new Date('2026-03-01T23:30:00Z');
  const { platform } = testPlatform({ clientAddressHeader: 'X-Test-Client', clock: () => now });
  for (const client of ['a', 'a', 'b'])
    expect((await send(platform, 'favourite\n2101', { 'X-Test-Client': client })).status).toBe(204);
  await send(platform, 'share\n2101');
  const day = '2026-03-02';
  expect(await platform.database.select().from(propertyCount)).toEqual([
    { propertyId: '2101', day, kind: 'favourite', count: 2 },
    { propertyId: '2101', day, kind: 'share', count: 1 },
  ]);
});

/** Sends something from one address, each time as another browser; returns how many were counted. */
function countingFrom(client: string) {
  let time = '';
  let browsers = 0;
  const { platform } = testPlatform({ clientAddressHeader: 'X-Test-Client', clock: () => new Date(time) });
  const total = async () => {
    const rows = await platform.database.select().from(propertyCount);
    return rows.reduce((sum, { count }) => sum + count, 0);
  };
  const counted = async (at: string, lines: readonly string[], from = client) => {
    time = at;
    const before = await total();
    for (const line of lines) {
      browsers += 1;
      const headers = { 'User-Agent': `${agent} ${String(browsers)}`, 'X-Test-Client': from };
      expect((await send(platform, line, headers)).status).toBe(204);
    }
    return (await total()) - before;
  };
  return { database: platform.database, counted };
}

test('one address adds ten marks to a property in a Belgian day, however many browsers it names', async () => {
  const { database, counted } = countingFrom('203.0.113.7');
  const marks = Array.from({ length: 12 }, () => 'favourite\n2101');
  expect(await counted('2026-03-01T23:10:00Z', marks)).toBe(10);
  expect(await counted('2026-03-02T22:50:00Z', marks)).toBe(0);
  expect(await counted('2026-03-02T22:50:00Z', ['share\n2101', 'favourite\n2102'])).toBe(2);
  expect(await counted('2026-03-02T22:50:00Z', marks, '203.0.113.8')).toBe(10);
  expect(await counted('2026-03-02T23:10:00Z', marks)).toBe(10);
  const stored = JSON.stringify(await database.select().from(rateLimits));
  expect(stored).not.toMatch(/203\.0\.113|favourite|Mozilla/);
});

test('one address adds 120 marks of any property in an hour', async () => {
  const { counted } = countingFrom('203.0.113.7');
  const many = Array.from({ length: 130 }, (_, index) => `favourite\n${String(2101 + (index % 13))}`);
  expect(await counted('2026-03-02T12:00:00Z', many)).toBe(120);
  expect(await counted('2026-03-02T12:59:00Z', ['share\n2101'])).toBe(0);
  expect(await counted('2026-03-02T13:00:00Z', ['share\n2101'])).toBe(1);
});

test('bots, other sites, other kinds and unknown properties are not counted', async () => {
  const { platform } = testPlatform({ clientAddressHeader: 'X-Test-Client' });
  const bot = { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
  expect((await send(platform, 'favourite\n2101', bot)).status).toBe(204);
  expect((await send(platform, 'favourite\n2101', { Origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await send(platform, 'x'.repeat(501))).status).toBe(413);
  for (const body of ['enquiry\n2101', 'favourite\n99999', 'favourite', '', '__proto__\n2101'])
    expect((await send(platform, body)).status).toBe(204);
  expect(loader().status).toBe(405);
  expect(await platform.database.$count(propertyCount)).toBe(0);
});

test('what owners do with their own property while they are signed in is not counted', async () => {
  const { platform, token } = await signedIn({ propertyIds: ['2101'] });
  const cookie = { Cookie: `owner=${token}` };
  for (const id of ['2101', '2102']) await send(platform, `favourite\n${id}`, cookie);
  await send(platform, 'favourite\n2101', { Cookie: 'owner=forged', 'User-Agent': `${agent} 2` });
  expect(await platform.database.select().from(propertyCount)).toMatchObject([
    { propertyId: '2101', count: 1 },
    { propertyId: '2102', count: 1 },
  ]);
});
