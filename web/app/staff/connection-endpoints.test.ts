import { codeTitles, codeWords } from 'schemas/crm-words.ts';
import type { StaffConnection } from 'schemas/staff-connection.ts';
import { expect, test, vi } from 'vitest';
import { agencyModel, applyEdit } from '../../../tests/crm/agency-model.ts';
import { type Fault, noFaults } from '../../../tests/crm/fault-plan.ts';
import { choicesOf } from '../crm/connections/code-choices.ts';
import { crmSite, minute, shownSite, startOfHistory, wordsIn } from '../crm/sync/crm-site.test-data.ts';
import type { CodeTables } from '../crm/connector/codes.ts';
import { omnicasa } from '../crm/omnicasa/omnicasa.ts';
import { kyeroCodes } from '../crm/kyero/kyero-codes.ts';
import { kyero } from '../crm/kyero/kyero.ts';
import { crmLeads } from '../crm/crm-tables.server.ts';
import { skarabee } from '../crm/skarabee/skarabee.ts';
import { openimmo } from '../crm/openimmo/openimmo.ts';
import { whise } from '../crm/whise/whise.ts';
import { submissions } from '../platform/database/core-tables.server.ts';
import { sampleCatalogue } from '../properties/catalogue/sample-catalogue.test-data.ts';
import { termKinds } from '../properties/model/terms.ts';
import type { StaffRequest } from './staff-request.server.ts';
import { staffRequest, tokenFor } from './staff-requests.test-data.ts';
import {
  decideConnectionCode,
  decideConnectionLead,
  decideConnectionRemovals,
  listConnections,
  runConnectionNow,
  tryConnection,
} from './connection-endpoints.server.ts';

const day = 24 * 60 * minute;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** A site that has followed its software once, and an editor of it. */
async function followed(count: number) {
  const model = agencyModel(numbers(count), startOfHistory);
  const weather: { fault?: Fault } = {};
  const faults = { ...noFaults, next: () => weather.fault };
  const site = await crmSite({ model, faults, budget: { calls: 60, records: 500 } });
  const { database, source, time, work } = site;
  vi.stubGlobal('fetch', work.fetch);
  // There is no content here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const token = await tokenFor(database);
  const ask = async (endpoint: (given: StaffRequest) => Promise<Response>, body: object = {}) => {
    const { request, context } = staffRequest({ database, token, body: { ...source, ...body } });
    const { user, secret, account, address } = work.login;
    const crm = {
      CRM_SYSTEM: 'whise' as const,
      CRM_USER: user,
      CRM_SECRET: secret,
      CRM_ACCOUNT: account,
      CRM_ADDRESS: address,
    };
    const settings = { ...context.settings, ...crm };
    return endpoint({ request, context: { ...context, settings, clock: () => new Date(time.now) } });
  };
  const list = async () => {
    const response = await ask(listConnections, { language: 'nl' });
    const [connection] = await response.json<StaffConnection[]>();
    if (!connection) throw new Error('There is no connection.');
    return connection;
  };
  await site.run();
  return { ...site, model, weather, ask, list };
}

test('a code gets its meaning from a person, and what waited for it is looked at again at once', async () => {
  const { ask, list, standIn } = await followed(4);
  const { codes, issues, counts, state } = await list();
  expect(codes).toMatchObject([
    { kind: 'broker', code: '' },
    { kind: 'broker', code: '9' },
    { kind: 'heating', title: 'Heating', code: '9999', records: 1 },
    { kind: 'office', code: '41', choices: [] },
    { kind: 'appointment', code: '5', decided: { ours: 'visit' } },
  ]);
  expect(codes[0]?.choices.map(({ label }) => label)).toContain('Thomas Claessens');
  expect(codes[2]?.choices.find(({ ours }) => ours === 'oil')?.label).toContain('tookolie');
  expect(issues.map(({ key, isHeld }) => [key, isHeld])).toEqual([['2', false]]);
  expect([counts.shown, counts.waiting, state]).toEqual([4, 0, 'good']);
  const calls = standIn.calls.length;
  const decide = (ours: string | null) => ask(decideConnectionCode, { kind: 'heating', code: '9999', ours });
  expect((await decide('steam')).status).toBe(400);
  expect(await (await decide('oil')).json()).toEqual({ result: 'done' });
  expect(standIn.calls.slice(calls).filter((path) => path.startsWith('/v1/'))).toEqual([]);
  const decided = async () => (await list()).codes.find(({ kind }) => kind === 'heating')?.decided;
  expect((await list()).issues).toEqual([]);
  expect(await decided()).toMatchObject({ ours: 'oil', by: 'Greet Maes' });
  await decide(null);
  expect((await decided())?.ours).toBeNull();
});

test('no person says that what a page cannot do without does not matter', async () => {
  const { ask } = await followed(1);
  const body = { kind: 'purpose-status', code: '99', ours: null };
  expect((await ask(decideConnectionCode, body)).status).toBe(400);
});

test('homes that are gone wait for a person, who keeps them or lets them leave', async () => {
  const site = await followed(20);
  const { ask, list, model, time, run, database } = site;
  for (const key of numbers(8)) applyEdit(model, { kind: 'delete', key }, time.now);
  const night = async () => {
    time.now += day;
    await run();
    return (await list()).missing.length;
  };
  expect(await night()).toBe(8);
  expect((await list()).missing[0]?.recordId).toBeGreaterThan(0);
  const decide = async (what: string) => (await ask(decideConnectionRemovals, { what })).status;
  expect(await decide('kept')).toBe(200);
  expect(await list()).toMatchObject({
    missing: [],
    decision: { what: 'kept', records: 8, by: 'Greet Maes' },
  });
  expect([await night(), await night()]).toEqual([0, 0]);
  expect(await shownSite(database)).toHaveLength(20);
  applyEdit(model, { kind: 'create', key: 1 }, time.now);
  expect(await night()).toBe(0);
  expect((await list()).kept).toHaveLength(7);
  expect(await decide('removed')).toBe(200);
  expect((await list()).kept).toEqual([]);
  expect(await shownSite(database)).toHaveLength(13);
  expect(await decide('removed')).toBe(404);
});

test('a test says what is wrong and changes nothing', async () => {
  const { ask, weather, database } = await followed(3);
  const before = await wordsIn(database);
  expect(await (await ask(tryConnection)).json()).toEqual({ result: null });
  weather.fault = 'unauthorized';
  expect(await (await ask(tryConnection)).json()).toEqual({ result: 'wrong-secret' });
  expect(await wordsIn(database)).toBe(before);
});

test('software is asked at once where it does not want peace', async () => {
  const { ask, model, time, list, weather } = await followed(3);
  time.now += minute;
  applyEdit(model, { kind: 'state', key: 2, state: 'preparing' }, time.now);
  expect(await (await ask(runConnectionNow)).json()).toEqual({ result: 'done' });
  expect((await list()).counts).toMatchObject({ shown: 2, withdrawn: 1 });
  weather.fault = 'limited';
  expect(await (await ask(runConnectionNow)).json()).toEqual({ result: 'failed' });
  expect(await list()).toMatchObject({ state: 'attention', problem: 'limited' });
  expect(await (await ask(runConnectionNow)).json()).toEqual({ result: 'resting' });
});

test('a message that was given up is listed until a person settles it', async () => {
  const { ask, list, database, source, time } = await followed(1);
  const at = new Date(time.now);
  await database.insert(submissions).values({
    id: 'abcdefgh-1',
    form: 'site-contact',
    language: 'nl',
    values: { email: 'an@example.com' },
    context: { page: '/nl/' },
    contentHash: 'a',
    createdAt: at,
  });
  await database.insert(crmLeads).values({
    ...source,
    id: 'abcdefgh-1-lead',
    submissionId: 'abcdefgh-1',
    kind: 'lead',
    sequence: 0,
    askedAt: at,
    nextAttemptAt: at,
    givenUpAt: at,
    doubts: 2,
    problem: 'unreachable',
  });
  const settle = async (what: string) =>
    (await ask(decideConnectionLead, { id: 'abcdefgh-1-lead', what })).status;
  expect(await list()).toMatchObject({
    state: 'attention',
    untold: [{ reference: 'ABCDEFGH', form: 'site-contact', mayBeThere: true }],
  });
  expect(JSON.stringify(await list())).not.toContain('an@example.com');
  expect(await settle('again')).toBe(200);
  expect(await list()).toMatchObject({ untold: [], leadsWaiting: 1 });
  expect(await settle('there')).toBe(404);
});

test('nobody else sees or decides, and an account that was taken out is not known', async () => {
  const { ask } = await followed(1);
  expect((await ask(runConnectionNow, { account: '9/9' })).status).toBe(404);
  for (const endpoint of [listConnections, tryConnection, runConnectionNow])
    expect((await endpoint(staffRequest({ token: 'forged' }))).status).toBe(403);
});

test('staff have words for every code and its meanings', () => {
  const fields = new Set<string>([...Object.keys(termKinds), 'MainType', 'CountryID', 'Zip', 'BrokerID']);
  for (const table of [whise, omnicasa, skarabee, kyero, openimmo].flatMap(
    ({ codes }): CodeTables[string][] => Object.values(codes),
  )) {
    expect(codeTitles).toContain(table.title);
    const unworded = fields.has(table.field)
      ? []
      : choicesOf(table, { catalogue: sampleCatalogue, offices: [] });
    expect(Object.keys(codeWords)).toEqual(expect.arrayContaining(unworded));
  }
});

test('a town of a file may have any postal code of the agency', () => {
  const zips = choicesOf(kyeroCodes.town, { catalogue: sampleCatalogue, offices: [] });
  expect(zips).toContain('2800');
  expect(new Set(zips).size).toBe(zips.length);
});
