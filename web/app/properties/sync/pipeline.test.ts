import { expect, test } from 'vitest';
import { catalogueOf } from '../catalogue/create-catalogue.ts';
import { exampleOwnerRecords } from '../owner-records/example.test-data.ts';
import { ownerRecords } from '../owner-records/owner-record-tables.server.ts';
import { findOwnerRecords } from '../owner-records/owner-records.server.ts';
import { readLiveIndex, recordsInDatabase } from '../store/record-versions.server.ts';
import { readRevisions } from '../../platform/database/revisions.server.ts';
import { allowRemovals, applyBatch, endRun, NoSuchRun, openRun } from './pipeline.server.ts';
import type { Sync } from './sync.ts';
import { acceptHeld, restore, retryHeld, withdraw } from './single-records.server.ts';
import { heldRecords } from './sync-tables.server.ts';
import { file, runOf, sent, sentLists, startedSync, testSync } from './sync.test-data.ts';

async function catalogueIn({ database }: Sync) {
  const index = await readLiveIndex(database);
  return catalogueOf(index, recordsInDatabase(database, index.revision), []);
}

const keyOf = (key: number, list: 'Properties' | 'OwnerRecords' = 'Properties') => ({
  source: file,
  list,
  key: String(key),
});

const heldIn = ({ database }: Sync) => database.select().from(heldRecords);

test('one bad record of a thousand is held, and the others are live', async () => {
  const sync = testSync();
  const run = await openRun(sync, file, { isWhole: true });
  await applyBatch(sync, run, sentLists());
  const bad = 1500;
  for (let from = 1000; from < 2000; from += 50) {
    const ids = Array.from({ length: 50 }, (_, index) => from + index);
    await applyBatch(sync, run, {
      Properties: ids.map((ID) => (ID === bad ? { ...sent(ID), Zip: 'nowhere' } : sent(ID))),
    });
  }
  expect(await endRun(sync, run)).toMatchObject({ state: 'done', counts: { added: 999, held: 1, gone: 0 } });
  const catalogue = await catalogueIn(sync);
  expect(catalogue.ids({})).toHaveLength(999);
  expect(catalogue.state(String(bad))).toBe('unknown');
  expect(await heldIn(sync)).toMatchObject([
    { list: 'Properties', key: String(bad), findings: [{ level: 'record', field: 'Zip', value: 'nowhere' }] },
  ]);
});

test('a bad version leaves the last good one, and the next good one is shown', async () => {
  const sync = await startedSync([sent(501), sent(502)]);
  await runOf(sync, { Properties: [{ ...sent(501), Price: 'much' }, sent(502)] });
  expect((await catalogueIn(sync)).listed('501')?.price).toBe(389_000);
  expect(await heldIn(sync)).toHaveLength(1);
  await runOf(sync, { Properties: [sent(501, { Price: 400_000 }), sent(502)] });
  expect((await catalogueIn(sync)).listed('501')?.price).toBe(400_000);
  expect(await heldIn(sync)).toEqual([]);
});

test('a field that is wrong and not needed is left out, unknown ones are noted and never stored', async () => {
  const sync = await startedSync([{ ...sent(501), Heating: 'coal', VendorName: 'Peeters' }]);
  const catalogue = await catalogueIn(sync);
  expect(catalogue.state('501')).toBe('available');
  const [held] = await heldIn(sync);
  expect(held?.findings).toEqual([
    {
      level: 'field',
      field: 'Heating',
      reason: 'is no term of the kind {1}',
      words: ['heating'],
      value: 'coal',
    },
  ]);
  expect(JSON.stringify(held)).not.toContain('Peeters');
  const [record] = await recordsInDatabase(sync.database, 99).read(['501']);
  expect(record?.Heating).toBeUndefined();
});

test('a changed price tells the one before', async () => {
  const sync = await startedSync([sent(501)]);
  await runOf(sync, { Properties: [sent(501, { Price: 370_000 })] });
  const again = await runOf(sync, { Properties: [sent(501, { Price: 370_000 })] });
  expect(again.counts).toMatchObject({ changed: 0, unchanged: 1 });
  const [record] = await recordsInDatabase(sync.database, 99).read(['501']);
  expect(record).toMatchObject({
    Price: 370_000,
    PreviousPrice: 389_000,
    EarlierPrices: [{ Price: 389_000, Until: '2026-11-20' }],
  });
});

test('two sources never share a number, and a number outlives its record', async () => {
  const sync = await startedSync([sent(501)]);
  const other = { system: 'other', account: 'a' };
  await runOf(sync, { Properties: [sent(501)] }, { source: other });
  const [first, second] = [...(await catalogueIn(sync)).ids({})].toSorted((a, b) => Number(a) - Number(b));
  expect(first).toBe('501');
  expect(Number(second)).toBeGreaterThan(1_000_000);
  expect(await withdraw(sync, [{ ...keyOf(501), source: other }], 'withdrawn')).toBe(1);
  expect((await catalogueIn(sync)).state(String(second))).toBe('gone');
  await runOf(sync, { Properties: [sent(501), sent(9)] }, { source: other });
  expect((await catalogueIn(sync)).state(String(second))).toBe('available');
});

test('batches that come at once all arrive, each with a number of its own', async () => {
  const sync = await startedSync([sent(501)]);
  const run = await openRun(sync, { system: 'other', account: 'a' }, { isWhole: false });
  await Promise.all([1, 2, 3, 4].map((ID) => applyBatch(sync, run, { Properties: [sent(ID)] })));
  expect(new Set((await catalogueIn(sync)).ids({})).size).toBe(5);
  expect(await endRun(sync, run)).toMatchObject({ counts: { added: 4 } });
});

test('what is withdrawn is gone, and comes back under its old number', async () => {
  const sync = await startedSync([sent(501), sent(502)]);
  expect(await withdraw(sync, [keyOf(501)], 'withdrawn')).toBe(1);
  expect(await withdraw(sync, [keyOf(501)], 'withdrawn')).toBe(0);
  const gone = await catalogueIn(sync);
  expect(gone.state('501')).toBe('gone');
  expect(gone.removed).toContainEqual({ id: '501', day: '2026-11-20' });
  expect(await restore(sync, [keyOf(501), keyOf(502)])).toBe(1);
  expect((await catalogueIn(sync)).state('501')).toBe('available');
});

test('a record for owners that leaves is kept for a while, and is read again when it comes back', async () => {
  const [record, other] = [501, 502].flatMap((PropertyID) => exampleOwnerRecords({ PropertyID }));
  const sync = await startedSync([sent(501), sent(502)]);
  const run = (...OwnerRecords: unknown[]) =>
    runOf(sync, { ...sentLists(), Properties: [sent(501), sent(502)], OwnerRecords });
  const read = async () => [...(await findOwnerRecords(sync.database, ['501', '502'])).keys()];
  await run(record, other);
  await run(other);
  expect(await read()).toEqual(['502']);
  expect(await sync.database.select().from(ownerRecords)).toMatchObject([{ leftOn: '2026-11-20' }, {}]);
  await run(record, other);
  expect(await read()).toEqual(['501', '502']);
});

test('an older version than the one that is there is not taken', async () => {
  const marked = (Price: number, Mark: string) => ({ ...sent(501, { Price }), Source: { Mark } });
  const sync = await startedSync([marked(300_000, '2026-11-02')]);
  await runOf(sync, { Properties: [marked(200_000, '2026-11-01')] });
  expect((await catalogueIn(sync)).listed('501')?.price).toBe(300_000);
});

test('more than a fifth that would leave waits for a person, and nothing leaves for an empty export', async () => {
  const all = Array.from({ length: 20 }, (_, index) => sent(501 + index));
  const sync = await startedSync(all);
  const shrink = (count: number) =>
    runOf(sync, { Properties: all.slice(0, count) }, { acceptRemovals: false });
  expect(await shrink(16)).toMatchObject({ state: 'done', counts: { gone: 4 } });
  await runOf(sync, { Properties: all });
  const waiting = await shrink(14);
  expect(waiting).toMatchObject({ state: 'waiting', removals: 6, counts: { gone: 0 } });
  expect((await catalogueIn(sync)).ids({})).toHaveLength(20);
  expect(await allowRemovals(sync, waiting.run)).toMatchObject({ state: 'done', counts: { gone: 6 } });
  expect((await catalogueIn(sync)).ids({})).toHaveLength(14);
  expect(await runOf(sync, { Properties: [] })).toMatchObject({ state: 'failed' });
  expect((await catalogueIn(sync)).ids({})).toHaveLength(14);
});

test('a later run of the whole ends an earlier one, whose removals nobody can allow any more', async () => {
  const all = Array.from({ length: 10 }, (_, index) => sent(501 + index));
  const sync = await startedSync(all);
  const waiting = await runOf(sync, { Properties: all.slice(0, 1) }, { acceptRemovals: false });
  await runOf(sync, { Properties: all });
  await expect(allowRemovals(sync, waiting.run)).rejects.toBeInstanceOf(NoSuchRun);
  await expect(applyBatch(sync, 'unknown', {})).rejects.toBeInstanceOf(NoSuchRun);
});

test('a check tells what would happen and changes nothing', async () => {
  const all = Array.from({ length: 10 }, (_, index) => sent(501 + index));
  const sync = await startedSync(all);
  const before = await readLiveIndex(sync.database);
  const run = await openRun(sync, file, { isWhole: true, isCheck: true });
  const { counts, records } = await applyBatch(sync, run, {
    ...sentLists(),
    Properties: [sent(501, { Price: 1 }), sent(600), { ...sent(502), Zip: '' }],
  });
  expect(counts).toMatchObject({ added: 1, changed: 1, held: 1 });
  expect(records).toMatchObject([{ key: '502', what: 'held' }]);
  expect(await endRun(sync, run)).toMatchObject({ state: 'done', removals: 8 });
  expect(await readLiveIndex(sync.database)).toEqual(before);
  expect(await heldIn(sync)).toEqual([]);
});

test('an editor takes what a rule allows, until the source sends something else', async () => {
  const telling = {
    ...sent(501, { PublishAddress: false }),
    Texts: sent(501).Texts.map((text) => ({ ...text, Description: 'In de Geheimstraat.' })),
  };
  const sync = await startedSync([telling, sent(502)]);
  expect((await catalogueIn(sync)).state('501')).toBe('unknown');
  expect(await retryHeld(sync, keyOf(501))).toMatchObject({ what: 'held' });
  expect(await acceptHeld(sync, keyOf(501), 'An')).toMatchObject({ what: 'added' });
  expect((await catalogueIn(sync)).state('501')).toBe('available');
  expect((await runOf(sync, { Properties: [telling, sent(502)] })).counts).toMatchObject({ held: 0 });
  const other = { ...telling, Price: 1 };
  expect((await runOf(sync, { Properties: [other, sent(502)] })).counts).toMatchObject({ held: 1 });
  expect(await acceptHeld(sync, keyOf(404), 'An')).toBeUndefined();
  const wrong = { ...sent(503), Zip: 'x' };
  await runOf(sync, { Properties: [wrong] }, { isWhole: false });
  expect(await acceptHeld(sync, keyOf(503), 'An')).toMatchObject({ what: 'held' });
  expect((await heldIn(sync)).map(({ acceptedBy }) => acceptedBy)).toEqual([null, null]);
});

test('[5.20] a line for owners that tells a telephone number is withheld, and the rest is stored', async () => {
  const [record] = exampleOwnerRecords({
    Communications: [
      { Date: '2026-11-16', Kind: 'call', BrokerID: 1, Text: 'Bel 0470 12 34 56.' },
      { Date: '2026-11-17', Kind: 'call', BrokerID: 1, Text: 'De prijs besproken.' },
    ],
  });
  const sync = testSync();
  await runOf(sync, { ...sentLists(), Properties: [sent(501)], OwnerRecords: [record] });
  const stored = (await findOwnerRecords(sync.database, ['501'])).get('501');
  expect(stored).toMatchObject({ PropertyID: 501, Communications: [{ Text: 'De prijs besproken.' }] });
  expect(await heldIn(sync)).toMatchObject([
    {
      list: 'OwnerRecords',
      key: '501',
      findings: [
        {
          level: 'field',
          field: 'Communications.0.Text',
          reason: 'tells an e-mail address or a telephone number',
        },
      ],
    },
  ]);
});

test('nothing of a first run is shown before its end, and then what only the build had is gone', async () => {
  const sync = testSync();
  const run = await openRun(sync, file, { isWhole: true });
  await applyBatch(sync, run, { ...sentLists(), Properties: [sent(501)] });
  expect(await readRevisions(sync.database)).toEqual({ content: 0, properties: undefined });
  await endRun(sync, run);
  const { content, properties = 0 } = await readRevisions(sync.database);
  expect([properties > 0, content]).toEqual([true, 0]);
  const catalogue = await catalogueIn(sync);
  expect([catalogue.state('501'), catalogue.state('2101')]).toEqual(['available', 'gone']);
});

test('a rule of the law that blocks holds a record, and the last good version stays', async () => {
  const sync = await startedSync([sent(501)]);
  const bare = sent(501, { EnergyPerformance: undefined, Price: 1 });
  const { batch } = await runOf(sync, { Properties: [bare] });
  expect(batch.records).toMatchObject([
    { what: 'held', findings: [{ level: 'record', field: 'EnergyPerformance', isOverridable: true }] },
  ]);
  const before = await (await catalogueIn(sync)).summaries(['501'], 'nl');
  expect(before.map(({ price }) => price?.value)).toEqual([389_000]);
  await acceptHeld(sync, { source: file, list: 'Properties', key: '501' }, 'An');
  const after = await (await catalogueIn(sync)).summaries(['501'], 'nl');
  expect(after.map(({ price }) => price?.value)).toEqual([1]);
});

test('a rule of the law that warns lets a record pass and is told; a setting makes it block', async () => {
  const wet = sent(501, { FloodPlotScore: undefined });
  const warned = await runOf(await startedSync([]), { Properties: [wet] });
  expect(warned.batch.records).toMatchObject([
    { what: 'added', findings: [{ level: 'note', field: 'FloodPlotScore' }] },
  ]);
  const strict = {
    ...(await startedSync([])),
    lawSettings: () => Promise.resolve({ 'flanders-flood-plot': 'block' } as const),
  };
  const blocked = await runOf(strict, { Properties: [wet] });
  expect(blocked.batch.records).toMatchObject([{ what: 'held' }]);
});
