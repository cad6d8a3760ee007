import { expect, test } from 'vitest';
import { signedIn } from '../../portal/signed-in.test-data.ts';
import { testPlatform } from '../../services/platform.test-data.ts';
import { propertyCount } from '../../services/database/statistics/statistics-tables.server.ts';
import type { Platform } from '../../services/platform.server.ts';
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
