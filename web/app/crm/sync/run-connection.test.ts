import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencyModel, applyEdit } from '../../../../tests/crm/agency-model.ts';
import { type Fault, noFaults } from '../../../../tests/crm/fault-plan.ts';
import { expectedSite } from '../../../../tests/crm/oracle.ts';
import { readLiveIndex, recordsInDatabase } from '../../properties/store/record-versions.server.ts';
import { recordSources } from '../../properties/sync/sync-tables.server.ts';
import { crmCodes, crmRecords } from '../crm-tables.server.ts';
import { readConnection } from './connection.server.ts';
import { skarabeeSystem } from './crm-systems.test-data.ts';
import { crmSite, minute, shownSite, startOfHistory } from './crm-site.test-data.ts';

const day = 24 * 60 * minute;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

async function followed(
  count: number,
  { budget = { calls: 60, records: 500 }, system }: Partial<Parameters<typeof crmSite>[0]> = {},
) {
  const model = agencyModel(numbers(count), startOfHistory);
  const weather: { fault: Fault | undefined; coming: (Fault | undefined)[] } = {
    fault: undefined,
    coming: [],
  };
  const faults = { ...noFaults, next: () => weather.coming.shift() ?? weather.fault };
  const site = await crmSite({ model, faults, budget, ...(system && { system }) });
  return { ...site, model, weather, connection: () => readConnection(site.database, site.source) };
}

const keysOn = async ({ database }: Awaited<ReturnType<typeof crmSite>>) =>
  (await shownSite(database)).map(({ key }) => key);

test('an event brings a price to the site in one run, with two calls for it', async () => {
  const site = await followed(6);
  expect(await site.run()).toBe('done');
  expect(await shownSite(site.database)).toEqual(expectedSite(site.model));
  applyEdit(site.model, { kind: 'price', key: 2, price: 412_000 }, site.time.now);
  await site.hear(2);
  const before = site.standIn.calls.length;
  expect(await site.run()).toBe('done');
  expect(site.standIn.calls.slice(before)).toEqual(['/token', '/v1/admin/clients/token', '/v1/estates/list']);
  expect(await shownSite(site.database)).toEqual(expectedSite(site.model));
});

test('nothing of a first import is shown before all of it is there', async () => {
  const site = await followed(70, { budget: { calls: 7, records: 20 } });
  const ends: string[] = [];
  while (ends.at(-1) !== 'done') {
    const index = await site.database.get<{ shown: number | null }>(
      sql`select (select revision from catalogue_revision where id = 1) as shown`,
    );
    expect(index.shown).toBeNull();
    ends.push(await site.run());
    expect(ends.length).toBeLessThan(10);
  }
  expect(ends.length).toBeGreaterThan(2);
  expect(await keysOn(site)).toHaveLength(70);
});

test('what was removed without a word leaves at night, and comes back under its number', async () => {
  const site = await followed(6);
  await site.run();
  const idOf = () =>
    site.database
      .select({ id: recordSources.id })
      .from(recordSources)
      .where(eq(recordSources.key, '3'))
      .get();
  const id = await idOf();
  applyEdit(site.model, { kind: 'delete', key: 3 }, site.time.now);
  site.time.now += 30 * minute;
  await site.run();
  expect(await keysOn(site)).toContain(3);
  site.time.now += day;
  await site.run();
  expect(await keysOn(site)).not.toContain(3);
  applyEdit(site.model, { kind: 'create', key: 3 }, site.time.now);
  site.time.now += 30 * minute;
  await site.run();
  expect(await keysOn(site)).toContain(3);
  expect(await idOf()).toEqual(id);
});

test('empty answers remove nothing, however many there are', async () => {
  const site = await followed(4);
  await site.run();
  site.weather.fault = 'empty';
  for (const key of numbers(4)) await site.hear(key);
  for (let night = 0; night < 4; night += 1) {
    site.time.now += day;
    await site.run();
  }
  expect(await keysOn(site)).toEqual(numbers(4));
  expect(await site.connection()).toMatchObject({ removals: 4 });
  site.weather.fault = undefined;
  site.time.now += day;
  expect(await site.settle()).toBe('done');
  expect(await keysOn(site)).toEqual(numbers(4));
});

test('many that leave at once wait for a person', async () => {
  const site = await followed(20);
  await site.run();
  for (const key of numbers(8)) applyEdit(site.model, { kind: 'delete', key }, site.time.now);
  site.time.now += day;
  await site.run();
  expect(await keysOn(site)).toHaveLength(20);
  expect(await site.connection()).toMatchObject({ removals: 8 });
  expect(await site.settle()).toBe('done');
  expect(await keysOn(site)).toHaveLength(12);
});

test('a system that is tired is left in peace for as long as it asks, and longer each time', async () => {
  const site = await followed(2);
  site.weather.fault = 'limited';
  expect(await site.run()).toBe('failed');
  const calls = site.standIn.calls.length;
  site.time.now += minute / 2;
  expect(await site.run()).toBe('resting');
  expect(site.standIn.calls).toHaveLength(calls);
  site.time.now += minute;
  expect(await site.run()).toBe('failed');
  expect(await site.connection()).toMatchObject({ problem: 'limited', failures: 2, contactAt: null });
  site.time.now += minute;
  expect(await site.run()).toBe('resting');
  site.weather.fault = undefined;
  site.time.now += 2 * minute;
  expect(await site.run()).toBe('done');
  expect(await site.connection()).toMatchObject({ problem: null, failures: 0 });
});

test('a token that is refused is renewed once, and a wrong secret is told as one', async () => {
  const site = await followed(2);
  site.weather.coming = [undefined, undefined, 'unauthorized'];
  expect(await site.run()).toBe('done');
  site.time.now += day;
  site.standIn.calls.length = 0;
  site.weather.fault = 'unauthorized';
  expect(await site.run()).toBe('failed');
  expect(await site.connection()).toMatchObject({ problem: 'wrong-secret' });
  expect(site.standIn.calls).toEqual(['/token']);
});

test('one run at a time, and a killed one holds up the next for two minutes', async () => {
  const site = await followed(3);
  const [one, other] = await Promise.all([site.run(), site.run()]);
  expect([one, other].toSorted()).toEqual(['busy', 'done']);
  site.time.now += day;
  site.killAfter(6);
  await expect(site.run()).rejects.toThrow();
  site.revive();
  expect(await site.run()).toBe('busy');
  site.time.now += 3 * minute;
  expect(await site.run()).toBe('done');
});

test('a code without a word is left out and noted, and an editor who gives it one needs no call', async () => {
  const site = await followed(4);
  await site.run();
  const heatingOf = async () => (await shownSite(site.database)).find(({ key }) => key === 2)?.heating;
  expect(await heatingOf()).toBeUndefined();
  expect(await site.database.select({ kind: crmCodes.kind, code: crmCodes.code }).from(crmCodes)).toEqual([
    { kind: 'appointment', code: '5' },
    { kind: 'broker', code: '' },
    { kind: 'broker', code: '9' },
    { kind: 'heating', code: '9999' },
    { kind: 'office', code: '41' },
  ]);
  await site.database.update(crmCodes).set({
    ours: sql`case kind when 'office' then 'office-gent' when 'broker' then '1' else 'oil' end`,
    decidedBy: 'An',
    decidedAt: new Date(site.time.now),
  });
  await site.database.update(crmRecords).set({ isMapped: false });
  const calls = site.standIn.calls.length;
  await site.run();
  expect(await heatingOf()).toBe('oil');
  const { listed, revision } = await readLiveIndex(site.database);
  const records = await recordsInDatabase(site.database, revision).read(listed.map(({ id }) => id));
  expect(records.map(({ OfficeID, BrokerID }) => [OfficeID, BrokerID])).toEqual(
    numbers(4).map(() => ['office-gent', 1]),
  );
  expect(site.standIn.calls).toHaveLength(calls);
});

test('homes of software that names no broker get the one whom the agency says', async () => {
  const site = await followed(3, { system: skarabeeSystem });
  const brokers = async () => {
    await site.run();
    const { listed, revision } = await readLiveIndex(site.database);
    const records = await recordsInDatabase(site.database, revision).read(listed.map(({ id }) => id));
    return records.map(({ BrokerID }) => BrokerID);
  };
  expect(await brokers()).toEqual([undefined, undefined, undefined]);
  const isOfBroker = eq(crmCodes.kind, 'broker');
  await site.database
    .update(crmCodes)
    .set({ ours: '1', decidedAt: new Date(site.time.now) })
    .where(isOfBroker);
  await site.database.update(crmRecords).set({ isMapped: false });
  expect(await brokers()).toEqual([1, 1, 1]);
});
