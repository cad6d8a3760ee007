import { expect, test } from 'vitest';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { testSettings } from '../../platform/settings.test-data.ts';
import { crmConnections } from '../crm-tables.server.ts';
import { readConnectionStates } from './connections.server.ts';

const hour = 60 * 60_000;
const now = new Date('2026-11-21T10:00:00Z');
const before = (hours: number) => new Date(now.getTime() - hours * hour);

test('staff are told which account does not answer, and which one waits for them', async () => {
  const database = emptyDatabase();
  const row = { system: 'whise', contactAt: before(1) };
  await database.insert(crmConnections).values([
    { ...row, account: '1/1' },
    { ...row, account: '1/2', problem: 'limited', failures: 1 },
    { ...row, account: '1/3', removals: 9 },
    { ...row, account: '1/4', contactAt: before(4), problem: 'wrong-secret' },
    { ...row, account: 'of before', contactAt: before(900) },
  ]);
  const settings = { ...testSettings, CRM_SYSTEM: 'whise' as const, CRM_ACCOUNT: '1/1,1/2, 1/3,1/4,1/5' };
  const { platform } = testPlatform({ database, settings, clock: () => now });
  const states = await readConnectionStates(platform);
  expect(states.map(({ source, state }) => `${source.account} ${state}`)).toEqual([
    '1/1 good',
    '1/2 attention',
    '1/3 attention',
    '1/4 failing',
    '1/5 failing',
  ]);
  expect(await readConnectionStates(testPlatform({ database }).platform)).toEqual([]);
});
