import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencyModel, applyEdit, type Edit } from '../../../../tests/crm/agency-model.ts';
import { noFaults } from '../../../../tests/crm/fault-plan.ts';
import { loadVisitDays } from '../../forms/kinds/visit/visit-days.server.ts';
import { testSite } from '../../forms/submit/posting.test-data.ts';
import { belgianInstant } from '../../platform/belgian-time.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';
import { runConnection } from './run-connection.server.ts';
import { crmSite, minute, startOfHistory } from './crm-site.test-data.ts';

const day = 24 * 60 * minute;
const tuesday = '2026-10-27';
const at = (time: string) => belgianInstant(tuesday, time)?.getTime() ?? 0;

/** A home that its broker shows on Tuesdays, and an appointment by which the system is known to answer. */
async function agency(budget?: { calls: number; records: number }) {
  const model = agencyModel([1], startOfHistory);
  const site = await crmSite({ model, faults: noFaults, ...(budget && { budget }) });
  const { database, time, standIn } = site;
  const edit = async (one: Edit) => {
    applyEdit(model, one, time.now);
    const message = standIn.visitMessage?.(one.key);
    if (message) await site.deliver(message);
    return site.run();
  };
  await edit({ kind: 'book', key: 50, about: [], start: startOfHistory - day, as: 'other' });
  const { id } = await database.get<{ id: number }>(
    sql`select id from record_sources where system = 'whise' and list = 'Properties'`,
  );
  const catalogue = {
    ...sampleCatalogue,
    find: async () => {
      const property = await sampleCatalogue.find('2103', 'nl');
      return property && { ...property, id: String(id) };
    },
    ofBroker: () => [String(id)],
  };
  const { platform } = testPlatform({
    ...{ database, catalogue, importedCatalogue: catalogue },
    clock: () => new Date(time.now),
  });
  async function freeHours(): Promise<string[]> {
    const days = await loadVisitDays({ platform, site: testSite, language: 'nl' }, String(id));
    return days?.find((one) => one.day === tuesday)?.moments.map(({ label }) => label) ?? [];
  }
  async function ownerRecord(): Promise<unknown> {
    const row = await database.get<{ record: string }>(sql`select record from owner_records`);
    return JSON.parse(row.record);
  }
  return { ...site, model, edit, freeHours, ownerRecord };
}

test('a visit that the software plans leaves the free hours with its event, and one cancelled in silence comes back at night', async () => {
  const { edit, freeHours, model, run, time } = await agency();
  const all = ['10:00', '10:30', '11:00', '11:30'];
  expect(await freeHours()).toEqual(all);
  await edit({ kind: 'book', key: 1, about: [1], start: at('10:00'), as: 'visit' });
  expect(await freeHours()).toEqual(['11:30']);
  await edit({ kind: 'book', key: 1, about: [1], start: at('11:15'), as: 'visit' });
  expect(await freeHours()).toEqual(['10:00']);
  applyEdit(model, { kind: 'cancel', key: 1 }, time.now);
  await run();
  expect(await freeHours()).toEqual(['10:00']);
  time.now += day;
  await run();
  expect(await freeHours()).toEqual(all);
});

test('a night is over only once it is proved which visits were cancelled, however few calls a run may take', async () => {
  const { edit, freeHours, model, run, time } = await agency({ calls: 10, records: 20 });
  await edit({ kind: 'book', key: 1, about: [1], start: at('10:00'), as: 'visit' });
  applyEdit(model, { kind: 'cancel', key: 1 }, time.now);
  time.now += day;
  expect(await run()).toBe('more');
  expect(await freeHours()).toEqual(['11:30']);
  expect(await run()).toBe('done');
  expect(await freeHours()).toEqual(['10:00', '10:30', '11:00', '11:30']);
});

test('an appointment of which nobody knows the kind takes its time, and no owner reads of it', async () => {
  const { edit, freeHours, ownerRecord } = await agency();
  await edit({ kind: 'book', key: 2, about: [1], start: at('10:00'), as: 'strange' });
  expect(await freeHours()).toEqual(['11:30']);
  expect(await ownerRecord()).toMatchObject({
    Visits: [],
    Busy: [{ Start: `${tuesday}T10:00`, End: `${tuesday}T10:45` }],
  });
});

test('a version whose hours cannot be read is told to staff, and the one before takes its time', async () => {
  const { database, edit, freeHours, run } = await agency();
  await edit({ kind: 'book', key: 2, about: [1], start: at('10:00'), as: 'visit' });
  await database.run(sql`update crm_records set isMapped = 0, previous = content,
    content = json_set(content, '$.startDateTime', 'at ten') where key = 'visit/2'`);
  await run();
  expect(await freeHours()).toEqual(['11:30']);
  expect(await database.all(sql`select state, issues from crm_records where key = 'visit/2'`)).toEqual([
    { state: 'held', issues: expect.stringContaining('is of another kind') as string },
  ]);
});

test('an owner reads that a visit ahead is cancelled, and nothing any more of one that an agency stops to share', async () => {
  const { edit, freeHours, ownerRecord, time, work } = await agency();
  await edit({ kind: 'book', key: 1, about: [1], start: at('10:00'), as: 'visit' });
  await edit({ kind: 'book', key: 2, about: [1], start: at('11:00'), as: 'visit' });
  await edit({ kind: 'cancel', key: 1 });
  const second = { ID: 2, Start: `${tuesday}T11:00` };
  expect(await ownerRecord()).toMatchObject({
    Visits: [{ ID: 1, Start: `${tuesday}T10:00`, Cancelled: true }, second],
  });
  expect(await freeHours()).toEqual(['10:00']);
  time.now += day;
  await runConnection({ ...work, login: { ...work.login, readsVisits: false } });
  expect(await ownerRecord()).toMatchObject({ Visits: [], Busy: [] });
  expect(await freeHours()).toHaveLength(4);
});
