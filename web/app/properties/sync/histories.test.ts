import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptiedDatabases } from '../../platform/database/node-database.test-data.ts';
import { recordFigure } from '../../platform/record-figure.test-data.ts';
import { catalogueOf } from '../catalogue/create-catalogue.ts';
import { emptyIndex, type LiveIndex } from '../store/live-index.ts';
import { readChanges, readLiveIndex, recordsInDatabase } from '../store/record-versions.server.ts';
import { file, runOf, sent, sentLists, testSync } from './sync.test-data.ts';
import { restore, withdraw } from './single-records.server.ts';

const keys = [501, 502, 503, 504] as const;

type Sent = { key: number; price: number; mark: number; isBad: boolean };

type Run = { kind: 'some' | 'whole'; records: Sent[] };
type Single = { kind: 'withdraw' | 'restore'; key: number };
type Step = Run | Single;

const isSingle = (given: Step): given is Single => 'key' in given;

type History = { step: Step; killedAfter: number | undefined; isRepeated: boolean };

const record = fc.record({
  key: fc.constantFrom(...keys),
  price: fc.constantFrom(100_000, 200_000, 300_000),
  mark: fc.integer({ min: 1, max: 4 }),
  isBad: fc.boolean(),
});
const records = fc.uniqueArray(record, { selector: ({ key }) => key, minLength: 1, maxLength: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('some' as const, 'whole' as const), records }),
  fc.record({
    kind: fc.constantFrom('withdraw' as const, 'restore' as const),
    key: fc.constantFrom(...keys),
  }),
);
const history = fc.array(
  fc.record({
    step,
    killedAfter: fc.option(fc.nat({ max: 40 }), { nil: undefined }),
    isRepeated: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

type Known = { price: number | undefined; last: number | undefined; mark: number; isHeld: boolean };
type Model = Map<number, Known>;

/** The model: all that a store is to hold, in as few words as can be. */
function applyTo(model: Model, given: Step): void {
  if (isSingle(given)) {
    const known = model.get(given.key);
    if (known) known.price = given.kind === 'withdraw' ? undefined : (known.price ?? known.last);
    return;
  }
  for (const { key, price, mark, isBad } of given.records) {
    const known = model.get(key) ?? { price: undefined, last: undefined, mark: 0, isHeld: false };
    model.set(key, known);
    if (mark < known.mark) continue;
    known.mark = mark;
    known.isHeld = isBad;
    if (!isBad) Object.assign(known, { price, last: price });
  }
  if (given.kind === 'some') return;
  const seen = new Set(given.records.map(({ key }) => key));
  for (const [key, known] of model)
    if (!seen.has(key)) Object.assign(known, { price: undefined, isHeld: false });
}

/** The prices that visitors see; undefined where a property has left. */
const pricesOf = (model: Model) =>
  new Map([...model].flatMap(([key, { price, last }]) => (last === undefined ? [] : [[key, price]])));

function pricesIn(index: LiveIndex): Map<number, number | undefined> {
  const gone = index.lists.Gone.filter(({ ID, List }) => !List && keys.some((key) => key === ID));
  return new Map([
    ...index.listed.map(({ id, price }) => [Number(id), price] as const),
    ...gone.map(({ ID }) => [ID, undefined] as const),
  ]);
}

const sorted = <Value>(map: ReadonlyMap<number, Value>) => [...map].toSorted(([a], [b]) => a - b);

const nextDatabase = emptiedDatabases();

/** Runs a history with its kills, and compares after each step what lies in the store with the model. */
async function expectModel(steps: readonly History[]): Promise<void> {
  const { database, killAfter, revive } = nextDatabase();
  const sync = testSync({ database });
  await runOf(sync, { ...sentLists(), Properties: [] }, { isWhole: false });
  const model: Model = new Map();
  let followed = await readChanges(database, emptyIndex);

  async function perform(given: Step): Promise<void> {
    if (isSingle(given)) {
      const target = [{ source: file, list: 'Properties' as const, key: String(given.key) }];
      await (given.kind === 'withdraw' ? withdraw(sync, target, 'withdrawn') : restore(sync, target));
      return;
    }
    const Properties = given.records.map(({ key, price, mark, isBad }) => ({
      ...sent(key, { Price: price }),
      ...(isBad && { Zip: 'x' }),
      Source: { Mark: String(mark) },
    }));
    const isWhole = given.kind === 'whole';
    await runOf(sync, { ...(isWhole ? sentLists() : {}), Properties }, { isWhole });
  }

  for (const { step: given, killedAfter, isRepeated } of steps) {
    const before = sorted(pricesIn(await readLiveIndex(database)));
    if (killedAfter !== undefined) {
      killAfter(killedAfter);
      await perform(given).catch(() => undefined);
      revive();
    }
    const between = sorted(pricesIn(await readLiveIndex(database)));
    applyTo(model, given);
    await perform(given);
    if (isRepeated) {
      await perform(given);
      applyTo(model, given);
    }
    const index = await readLiveIndex(database);
    followed = await readChanges(database, followed);
    const [now, wanted] = [sorted(pricesIn(index)), sorted(pricesOf(model))];
    expect(now).toEqual(wanted);
    expect(followed.listed).toEqual(index.listed);
    // A whole run has two commits, its records and its removals, so some of it may be there and no part of a record.
    if (given.kind !== 'whole') expect([before, now]).toContainEqual(between);
    const catalogue = catalogueOf(index, recordsInDatabase(database, index.revision), []);
    for (const { id, price } of await catalogue.summaries(catalogue.ids({}), 'nl'))
      expect(price?.value, id).toBe(index.listed.find((one) => one.id === id)?.price);
  }
}

const runs = process.env['VERIFY'] === 'whole' ? 10_000 : 15;

test(
  'histories of changes, repeats, withdrawals and kills end as a plain model says',
  async () => {
    await fc.assert(fc.asyncProperty(history, expectModel), { numRuns: runs });
    recordFigure('histories of records', { run: runs, 'that end otherwise': 0 });
  },
  30_000 + runs * 200,
);
