import { eq, isNotNull, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { agencyModel } from '../../../../tests/crm/agency-model.ts';
import { type Fault, type FaultPlan, faultPlan, noFaults } from '../../../../tests/crm/fault-plan.ts';
import { withSite } from '../../content/cms/site.test-data.ts';
import { visits } from '../../forms/kinds/visit/store/visit-tables.server.ts';
import { testSite } from '../../forms/submit/posting.test-data.ts';
import { outbox, submissions } from '../../platform/database/core-tables.server.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { recordFigure } from '../../platform/record-figure.test-data.ts';
import { testSettings } from '../../platform/settings.test-data.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';
import { tellConnections } from '../connections/connections.server.ts';
import { crmLeads } from '../crm-tables.server.ts';
import { crmSite, minute, startOfHistory } from '../sync/crm-site.test-data.ts';
import {
  type CrmSystem,
  crmSystems,
  omnicasaSystem,
  skarabeeSystem,
  sweepbrightSystem,
  whiseSystem,
} from '../sync/crm-systems.test-data.ts';
import { decideLead, leadForms } from './crm-leads.server.ts';

withSite(() => testSite);

const hour = 60 * minute;

/** An agency that follows its software, and tells it what visitors send. */
async function agency(system: CrmSystem = whiseSystem) {
  const weather: { plan: FaultPlan } = { plan: noFaults };
  const faults = { next: () => weather.plan.next(), end: () => undefined };
  const model = agencyModel([1, 2, 3, 4], startOfHistory);
  const site = await crmSite({ model, faults, system });
  if (system.isPushOnly) for (const key of [1, 2, 3, 4]) await site.hear(key);
  await site.settle();
  const { database, source, time, work, standIn } = site;
  vi.stubGlobal('fetch', work.fetch);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { address, account, user, secret } = work.login;
  const crm = { CRM_ADDRESS: address, CRM_ACCOUNT: account, CRM_USER: user, CRM_SECRET: secret };
  const software = { ...crm, CRM_SYSTEM: source.system as 'whise', CRM_TELLS: 'leads,visits,addresses' };
  const clock = () => new Date(time.now);
  const catalogue = {
    ...sampleCatalogue,
    find: async (id: string) => {
      const property = await sampleCatalogue.find('2101', 'nl');
      return property && { ...property, id };
    },
  };
  const settings = { ...testSettings, ...software };
  const { platform } = testPlatform({ database, clock, catalogue, settings });
  const tell = () => tellConnections(platform);
  await tell();
  const homes = await database.all<{ id: number; key: string }>(
    sql`select id, key from record_sources where system = ${source.system} and list = 'Properties' order by id`,
  );
  async function send(
    id: string,
    { form = 'contact-me', language = 'nl', person = 'an', home = -1, values = {} } = {},
  ) {
    const propertyId = homes[home]?.id;
    await database.insert(submissions).values({
      id,
      form,
      language,
      values: { firstName: 'An', lastName: 'Peeters', email: `${person}@example.com`, ...values },
      context: { page: '/nl/', ...(propertyId !== undefined && { propertyId: String(propertyId) }) },
      contentHash: id,
      createdAt: clock(),
    });
    time.now += 1;
  }
  const fail = (fault: Fault) => {
    weather.plan = { ...noFaults, next: () => fault };
  };
  const numbers = () => standIn.leads.map(({ message }) => /([\w-]+)$/.exec(message)?.[1] ?? '');
  return { ...site, weather, homes, send, tell, fail, numbers };
}

const isWhole = process.env['VERIFY'] === 'whole';
const kinds = [
  ...(['unauthorized', 'limited', 'limited-silently', 'broken', 'slow'] as const),
  ...(['lost', 'cut', 'html', 'errors-in-success', 'drift'] as const),
];

/** A search waits for its confirmation. */
const forms = leadForms.filter((form) => form !== 'demand-register');

for (const system of crmSystems.filter(({ connector }) => connector.openTeller)) {
  const { title } = system.connector;
  const leads = isWhole ? 1000 : 100;
  test(
    `each of ${leads} leads reaches ${title} through its faults, none thrice, those of a person in order`,
    async () => {
      const { database, source, time, weather, homes, send, tell, numbers, standIn, killAfter, revive } =
        await agency(system);
      for (let index = 0; index < leads; index += 1)
        await send(`lead${String(index)}`, {
          form: forms[index % forms.length],
          person: `person${String(index % 20)}`,
          home: index % (homes.length + 1),
        });
      weather.plan = faultPlan(41, 0.3, kinds);
      const again = new Set<string>();
      for (let round = 0; round < 20 * leads; round += 1) {
        time.now += 10 * minute;
        if (round % 7 === 3) killAfter(round % 40);
        await tell().catch(() => undefined);
        revive();
        const rows = await database.select().from(crmLeads);
        if (rows.length === leads && rows.every(({ sentAt }) => sentAt !== null)) break;
        for (const { id } of rows.filter(({ givenUpAt }) => givenUpAt !== null)) {
          again.add(id);
          const what = numbers().includes(id) ? 'there' : 'again';
          await decideLead(database, source, { id, what, now: new Date(time.now) });
        }
      }
      const times = Map.groupBy(numbers(), (number) => number);
      const counts = [...times.values()].map(({ length }) => length);
      expect(times.size).toBe(leads);
      expect(Math.max(...counts)).toBeLessThanOrEqual(2);
      for (const [person, told] of Map.groupBy(standIn.leads, ({ email }) => email)) {
        const arrived = [...new Set(told.map(({ message }) => /([\w-]+)$/.exec(message)?.[1] ?? ''))];
        const places = arrived.filter((id) => !again.has(id)).map((id) => Number(/\d+/.exec(id)?.[0]));
        expect(places, person).toEqual(places.toSorted((a, b) => a - b));
      }
      expect(standIn.objections ?? []).toEqual([]);
      const about = standIn.leads.filter(({ estate }) => estate !== '');
      expect(new Set(about.map(({ estate }) => estate))).toEqual(new Set(homes.map(({ key }) => key)));
      recordFigure(`messages to property software: ${title}`, {
        sent: leads,
        'that never arrived': leads - times.size,
        'told twice': counts.filter((count) => count === 2).length,
        'told more than twice': counts.filter((count) => count > 2).length,
        'that a person decided': again.size,
      });
    },
    60_000 + leads * 600,
  );
}

for (const [system, office, otherwise, language, mayMail] of [
  [whiseSystem, '41', '41', 'fr', false],
  [sweepbrightSystem, '5b000000-0000-4000-8000-000000000077', '', 'fr', undefined],
  [omnicasaSystem, '7', '', 'fr', false],
  [skarabeeSystem, '12', '', undefined, undefined],
] as const)
  test(`${system.connector.title} learns the office and language of a lead, and no consent to mails`, async () => {
    const { homes, send, tell, standIn, time } = await agency(system);
    await send('home', { language: 'fr', home: 0 });
    await send('none', { language: 'fr' });
    time.now += minute;
    await tell();
    const told = { email: 'an@example.com', name: 'Peeters', language, mayMail };
    expect(standIn.leads).toMatchObject([
      { ...told, office, estate: homes[0]?.key },
      { ...told, office: otherwise, estate: '' },
    ]);
  });

test('a day without the software loses nothing and uses up no attempt', async () => {
  const { database, time, fail, weather, send, tell, numbers } = await agency();
  await send('one', { home: 0 });
  fail('broken');
  for (let passed = 0; passed < 26; passed += 1) {
    time.now += hour;
    await tell();
  }
  expect(await database.select().from(crmLeads)).toMatchObject([{ attempts: 0, doubts: 0, givenUpAt: null }]);
  weather.plan = noFaults;
  time.now += hour;
  await tell();
  expect(numbers()).toEqual(['one-lead']);
});

test('what is refused is mailed to the office, and told once more where a person wants it', async () => {
  const { database, source, time, weather, send, tell, numbers, standIn } = await agency();
  await send('one', { home: 0, values: { message: 'Mag de hond mee?' } });
  const path = '/v1/contacts/upsert';
  weather.plan = {
    ...noFaults,
    next: () => (standIn.calls.at(-1) === path ? 'errors-in-success' : undefined),
  };
  for (let passed = 0; passed < 5; passed += 1) {
    time.now += hour;
    await tell();
  }
  expect(standIn.calls.filter((call) => call === path)).toHaveLength(3);
  const mails = (await database.select().from(outbox)).map(({ message }) => message);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Niet overgenomen door Whise: Vraag over een pand 1000001: An Peeters',
  ]);
  expect(mails[0]?.to).toContain('info@huisenhaard.example');
  weather.plan = noFaults;
  const [row] = await database.select().from(crmLeads).where(isNotNull(crmLeads.givenUpAt));
  const decision = { id: row?.id ?? '', what: 'again' as const, now: new Date(time.now) };
  expect(await decideLead(database, source, decision)).toBe(true);
  await tell();
  expect(numbers()).toEqual(['one-lead']);
  expect(standIn.leads[0]?.message).toContain('Mag de hond mee?');
});

test('a call without an answer is made once more, and then a person decides', async () => {
  const { database, time, weather, send, tell, numbers, standIn } = await agency();
  await send('one');
  weather.plan = {
    ...noFaults,
    next: () => (standIn.calls.at(-1) === '/v1/contacts/upsert' ? 'lost' : undefined),
  };
  for (let passed = 0; passed < 60; passed += 1) {
    time.now += hour;
    await tell();
  }
  expect(numbers()).toEqual(['one-lead', 'one-lead']);
  expect(await database.select().from(crmLeads)).toMatchObject([{ doubts: 2, problem: 'unreachable' }]);
});

test('a visit is told when it is booked, moved and cancelled, and not before it is confirmed', async () => {
  const { database, time, send, tell, numbers, standIn } = await agency();
  await send('visit', { form: 'contact-appointment', home: 1, values: { moment: '2026-12-01T09:00Z' } });
  const startsAt = new Date('2026-12-01T09:00Z');
  const mine = eq(visits.submissionId, 'visit');
  await database.insert(visits).values({
    submissionId: 'visit',
    propertyId: '1',
    brokerId: '1',
    startsAt,
    endsAt: startsAt,
    state: 'held',
  });
  await tell();
  expect(standIn.leads).toEqual([]);
  for (const [sequence, state] of [
    [0, 'booked'],
    [1, 'booked'],
    [2, 'cancelled'],
  ] as const) {
    await database.update(visits).set({ state, sequence }).where(mine);
    time.now += minute;
    await tell();
    await tell();
  }
  expect(numbers()).toEqual(['visit-visit-0', 'visit-visit-1', 'visit-visit-2']);
  expect(standIn.leads.map(({ message }) => message.split('\n')[0])).toEqual([
    'Bezoek aan een pand',
    'Bezoek verplaatst: An Peeters',
    'Bezoek geannuleerd: An Peeters',
  ]);
});

test('nothing is told of a search before it is confirmed, of a newsletter, nor of what was erased', async () => {
  const { database, send, tell, fail, weather, time, standIn } = await agency();
  await send('search', { form: 'demand-register' });
  await send('letter', { form: 'sign-newsletter' });
  await send('erased');
  fail('broken');
  await tell();
  await database.delete(submissions).where(eq(submissions.id, 'erased'));
  weather.plan = noFaults;
  time.now += hour;
  await tell();
  expect(standIn.leads).toEqual([]);
  expect(await database.select().from(crmLeads)).toEqual([]);
});

for (const system of [sweepbrightSystem, skarabeeSystem])
  test(`${system.connector.title} is told where each page is, once it is live, and once`, async () => {
    const { homes, standIn, tell, time } = await agency(system);
    const estates = homes.filter(({ key }) => standIn.addresses?.has(key));
    expect(estates.length).toBeGreaterThan(0);
    for (const { id, key } of estates)
      expect(standIn.addresses?.get(key)).toMatch(new RegExp(`^https://.+/nl/.+/${String(id)}/$`));
    const calls = standIn.calls.length;
    time.now += hour;
    await tell();
    expect(standIn.calls).toHaveLength(calls);
  });
