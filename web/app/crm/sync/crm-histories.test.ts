import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agencyModel, applyEdit, type Edit, modelStates } from '../../../../tests/crm/agency-model.ts';
import { faultPlan, type SentMessage } from '../../../../tests/crm/fault-plan.ts';
import { expectedDiaries } from '../../../../tests/crm/oracle.ts';
import { visitKey } from '../connector/connector.ts';
import { emptiedDatabases } from '../../platform/database/node-database.test-data.ts';
import { recordFigure } from '../../platform/record-figure.test-data.ts';
import { crmSite, minute, shownDiaries, shownSite, startOfHistory, wordsIn } from './crm-site.test-data.ts';
import { type CrmSystem, crmSystems } from './crm-systems.test-data.ts';

const first = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const key = fc.integer({ min: 1, max: 10 });

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    kind: fc.constant('price' as const),
    key,
    price: fc.constantFrom(250_000, 275_000, 1_300_000),
    isUnnoticed: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('state' as const), key, state: fc.constantFrom(...modelStates) }),
  fc.record({
    kind: fc.constant('picture' as const),
    key,
    change: fc.constantFrom('add' as const, 'renew' as const, 'remove' as const, 'break' as const),
  }),
  fc.record({ kind: fc.constant('address' as const), key, isShown: fc.boolean() }),
  fc.record({ kind: fc.constant('offline' as const), key, isOffline: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('delete' as const, 'create' as const), key }),
);

const visit = fc.oneof(
  fc.record({
    kind: fc.constant('book' as const),
    key: fc.integer({ min: 1, max: 6 }),
    about: fc.uniqueArray(key, { maxLength: 2 }),
    // In whole minutes, as diaries are, and by day: of the hour that comes twice in autumn, a diary tells one.
    start: fc
      .tuple(fc.nat({ max: 20 }), fc.nat({ max: 60 * 8 }))
      .map(([days, minutes]) => startOfHistory + (days * 24 * 60 + minutes) * minute),
    as: fc.constantFrom('visit' as const, 'visit' as const, 'other' as const, 'strange' as const),
  }),
  fc.record({ kind: fc.constant('cancel' as const), key: fc.integer({ min: 1, max: 6 }) }),
);

/** Never cancelled, so that there is always one to tell that the system answers. */
const firstVisit = { kind: 'book', key: 100, about: [1], start: startOfHistory, as: 'visit' } as const;

const step = fc.record({
  edits: fc.array(fc.oneof({ weight: 2, arbitrary: edit }, visit), { maxLength: 3 }),
  /** Times that an event of each edit arrives. */
  heard: fc.integer({ min: 0, max: 2 }),
  /** True where they arrive with those of the next step, the last one first. */
  isLate: fc.boolean(),
  minutes: fc.constantFrom(0, 1, 5, 11, 45, 60 * 26),
  killedAfter: fc.option(fc.nat({ max: 60 }), { nil: undefined }),
});

const history = fc.record({
  seed: fc.nat(),
  share: fc.constantFrom(0, 0.2, 0.6),
  steps: fc.array(step, { maxLength: 10 }),
});

type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

const budget = { calls: 12, records: 20 };

const nextDatabase = emptiedDatabases();

async function expectModel(system: CrmSystem, { seed, share, steps }: History): Promise<void> {
  const model = agencyModel(first, startOfHistory);
  const faults = faultPlan(seed, share);
  applyEdit(model, firstVisit, startOfHistory);
  const site = await crmSite({ model, faults, budget, system, store: nextDatabase() });
  const deleted = new Set<string>();
  const { database, time, standIn } = site;
  let late: SentMessage[] = [];

  async function run(): Promise<void> {
    const before = standIn.calls.length;
    await site.run();
    expect(standIn.calls.length - before).toBeLessThanOrEqual(budget.calls);
    // Of what was never here, nothing was kept.
    const gone = await database.all<{ key: string }>(
      sql`select key from crm_records where state = 'gone' and content <> '{}'`,
    );
    // Nothing leaves that the system still has.
    for (const one of gone) expect(deleted).toContain(one.key);
  }

  /** The agency publishes all again of a system that lists nothing, and takes off again what it took off. */
  async function publishAgain(): Promise<void> {
    if (!system.isPushOnly) return;
    for (let one = 1; one <= 10; one += 1) await site.hear(one);
    for (const message of late) await site.deliver(message);
  }

  if (system.isPushOnly) for (const one of first) await site.hear(one);
  for (const { edits, heard, isLate, minutes, killedAfter } of steps) {
    const sent = edits.flatMap((one) => {
      applyEdit(model, one, time.now);
      if (one.kind === 'book' || one.kind === 'cancel') {
        if (one.kind === 'cancel') deleted.add(visitKey(one.key));
        const { visitMessage } = standIn;
        return Array.from({ length: visitMessage ? heard : 0 }, () => visitMessage?.(one.key) ?? []).flat();
      }
      for (const missing of system.missing(model, one.key)) deleted.add(missing);
      return Array.from({ length: heard }, () => standIn.message(one.key));
    });
    for (const message of isLate ? late : [...late, ...sent]) await site.deliver(message);
    late = isLate ? sent.toReversed() : [];
    time.now += minutes * minute;
    if (killedAfter !== undefined) {
      site.killAfter(killedAfter);
      await site.run().catch(() => undefined);
      site.revive();
      time.now += 3 * minute;
    }
    await run();
  }
  faults.end();
  time.now += 26 * 60 * minute;
  await publishAgain();
  expect(await site.settle()).toBe('done');
  expect(await shownSite(database)).toEqual(system.expected(model));
  const shown = (await shownSite(database)).map(({ key: home }) => home);
  const diaries = system.login.readsVisits === true ? expectedDiaries(model, shown) : [];
  expect(await shownDiaries(database, shown)).toEqual(diaries);
  const words = await wordsIn(database);
  for (const word of system.plantedWords) expect(words).not.toContain(word);
  // Where pictures expire, each answer has new addresses of them.
  const runs = system.isPushOnly ? sql`0` : sql`(select count(*) from import_runs)`;
  const versions = () =>
    database.all(
      sql`select max(revision) as revision, count(*) as versions, ${runs} as runs from record_versions`,
    );
  const written = await versions();
  time.now += 26 * 60 * minute;
  await publishAgain();
  expect(await site.settle()).toBe('done');
  expect(await versions()).toEqual(written);
}

/** Another number than usual, such as 10000. */
const wanted = Number(process.env['HISTORIES'] ?? 0);
const histories = wanted || (process.env['VERIFY'] === 'whole' ? 1000 : 40);

for (const system of crmSystems) {
  const { title } = system.connector;
  test(
    `histories of edits, events, faults and kills end with the site as the agency has it in ${title}`,
    async () => {
      await fc.assert(
        fc.asyncProperty(history, (one) => expectModel(system, one)),
        { numRuns: histories },
      );
      recordFigure(`histories of property software: ${title}`, { run: histories, 'that end otherwise': 0 });
    },
    60_000 + histories * 3000,
  );
}
