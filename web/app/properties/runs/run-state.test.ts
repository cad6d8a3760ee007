import { expect, test } from 'vitest';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { heldRecords, importRuns } from '../sync/sync-tables.server.ts';
import type { Finding } from '../sync/sync.ts';
import { readHeld, readSources } from './run-state.server.ts';

const source = { system: 'file', account: '' };
const now = new Date('2026-11-26T10:00:00Z');
const before = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000);

type Run = Pick<typeof importRuns.$inferInsert, 'state'> & { hours: number; isCheck?: boolean };

async function siteWith(runs: readonly Run[], settings: { PROPERTIES_ADDRESS?: string } = {}) {
  const { platform } = testPlatform({ clock: () => now });
  const counts = { added: 0, changed: 0, unchanged: 0, gone: 0, held: 0 };
  for (const [index, { hours, ...run }] of runs.entries())
    await platform.database.insert(importRuns).values({
      ...source,
      ...run,
      id: String(index),
      isWhole: true,
      counts,
      startedAt: before(hours),
      endedAt: before(hours),
    });
  return { ...platform, settings: { ...platform.settings, ...settings } };
}

test('a source is known by its latest run and its last good one; a check is no run', async () => {
  const site = await siteWith([
    { state: 'done', hours: 30 },
    { state: 'done', hours: 20 },
    { state: 'failed', hours: 2 },
    { state: 'done', hours: 1, isCheck: true },
  ]);
  expect(await readSources(site)).toEqual([{ source, state: 'failed', goodAt: before(20), isLate: false }]);
  expect(await readSources(await siteWith([]))).toEqual([]);
});

test('what others send may take a week, what the site fetches by itself three turns', async () => {
  const isLate = async (hours: number, settings = {}) =>
    (await readSources(await siteWith([{ state: 'done', hours }], settings)))[0]?.isLate;
  const fetched = { PROPERTIES_ADDRESS: 'https://software.example/export' };
  expect([await isLate(167), await isLate(169)]).toEqual([false, true]);
  expect([await isLate(2.9, fetched), await isLate(3.1, fetched)]).toEqual([false, true]);
  const [never] = await readSources(await siteWith([{ state: 'failed', hours: 1 }]));
  expect(never).toMatchObject({ goodAt: undefined, isLate: true });
});

test('what is held is counted, with the longest wait', async () => {
  const { database } = await siteWith([]);
  expect(await readHeld(database)).toEqual({ held: 0, since: undefined });
  const broken: Finding = { level: 'record', field: 'BrokerID', reason: 'is no broker' };
  const held = { ...source, list: 'Properties' as const, findings: [broken], candidate: {} };
  await database.insert(heldRecords).values([
    { ...held, key: '1', since: before(2) },
    { ...held, key: '2', since: before(5) },
    { ...held, key: '3', since: before(9), findings: [{ ...broken, level: 'note' }] },
  ]);
  expect(await readHeld(database)).toEqual({ held: 2, since: before(5) });
});
