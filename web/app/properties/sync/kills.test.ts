import { expect, test } from 'vitest';
import { mortalDatabase } from '../../platform/database/node-database.test-data.ts';
import { exampleOwnerRecords } from '../owner-records/example.test-data.ts';
import { findOwnerRecords } from '../owner-records/owner-records.server.ts';
import { readLiveIndex, recordsInDatabase } from '../store/record-versions.server.ts';
import { applyBatch, openRun } from './pipeline.server.ts';
import { file, sent, sentLists, startedSync, testSync } from './sync.test-data.ts';
import { heldRecords, recordSources } from './sync-tables.server.ts';

const ids = [501, 502, 503];

const batchOf = (Price: number, isBad: boolean) => ({
  ...sentLists(),
  Properties: [...ids.map((ID) => sent(ID, { Price })), { ...sent(504), ...(isBad && { Zip: 'x' }) }],
  OwnerRecords: exampleOwnerRecords({ NextStep: { Date: '2026-11-26', Text: `Prijs ${Price}.` } }),
});

const { database, killAfter, revive } = mortalDatabase();

/** All that one batch changes, told by the price that it brings. */
async function stored() {
  const index = await readLiveIndex(database);
  const records = await recordsInDatabase(database, index.revision).read(ids.map(String));
  const owners = (await findOwnerRecords(database, ['501'])).get('501');
  const prices = new Set([
    ...index.listed.filter(({ id }) => id !== '504').map(({ price }) => price),
    ...records.map(({ Price }) => Price),
    Number(/Prijs (\d+)/.exec(JSON.stringify(owners))?.[1]),
  ]);
  const held = await database.select({ key: heldRecords.key }).from(heldRecords);
  const marks = await database.select({ key: recordSources.key }).from(recordSources);
  return { prices: [...prices], listed: index.listed.length, held: held.length, known: marks.length };
}

test('a batch that is killed at any statement leaves all as it was or all as it is to be', async () => {
  const sync = await startedSync([], database);
  const write = async (price: number, isBad: boolean) => {
    const run = await openRun(sync, file, { isWhole: false });
    return applyBatch(sync, run, batchOf(price, isBad));
  };
  await write(1000, false);
  const first = await stored();
  expect(first).toMatchObject({ prices: [1000], listed: 4, held: 0 });
  for (let statements = 0; ; statements += 1) {
    killAfter(statements);
    const isKilled = await write(2000, true).then(
      () => false,
      () => true,
    );
    revive();
    const now = await stored();
    const isOld = now.prices.includes(1000);
    expect(now, `killed after ${statements}`).toEqual(isOld ? first : { ...first, prices: [2000], held: 1 });
    if (!isKilled) break;
    expect(isOld).toBe(true);
    expect(statements).toBeLessThan(100);
  }
  expect(await stored()).toMatchObject({ prices: [2000], held: 1 });
});

test('a reader that began before a change reads what it began with', async () => {
  const before = await readLiveIndex(database);
  const records = recordsInDatabase(database, before.revision);
  const sync = testSync({ database });
  const run = await openRun(sync, file, { isWhole: false });
  for (const price of [3000, 4000, 5000]) await applyBatch(sync, run, batchOf(price, false));
  expect((await records.read(['501'])).map(({ Price }) => Price)).toEqual([2000]);
  const { revision } = await readLiveIndex(database);
  expect((await recordsInDatabase(database, revision).read(['501'])).map(({ Price }) => Price)).toEqual([
    5000,
  ]);
});
