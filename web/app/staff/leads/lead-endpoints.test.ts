import type { LeadPage } from 'schemas/lead.ts';
import { expect, test } from 'vitest';
import { prepareSite } from '../../content/cms/site.server.ts';
import { testSite } from '../../forms/submit/posting.test-data.ts';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { changeLead, listLeads, exportLeads, resendMails } from './lead-endpoints.server.ts';
import { staffRequest, storeLead, tokenFor } from '../staff-requests.test-data.ts';

const site = () => Promise.resolve(testSite);

async function list(database: Database, body: unknown = {}, siteOf = site): Promise<LeadPage> {
  const token = await tokenFor(database);
  const response = await listLeads(staffRequest({ database, token, body }), siteOf);
  expect(response.status).toBe(200);
  return response.json();
}

const values = { firstName: 'Hélène', lastName: 'D’Hondt', email: 'helene@example.com', message: 'Dag' };
const earlier = new Date('2026-11-20T10:00:00Z');

test('staff see who sent what from where, the newest first', async () => {
  const database = emptyDatabase();
  await storeLead(database, { values, createdAt: earlier });
  const context = { page: '/fr/a-vendre/', propertyId: '2101' };
  await storeLead(database, { id: '3f6c1c1e-8d0a-4b6f-9a51-0d5a8f0f7a11', language: 'fr', context });
  const { leads, total } = await list(database);
  expect(total).toBe(2);
  expect(leads.map(({ name }) => name)).toEqual(['An Peeters', 'Hélène D’Hondt']);
  expect(leads[0]).toEqual({
    id: '3f6c1c1e-8d0a-4b6f-9a51-0d5a8f0f7a11',
    reference: '3F6C1C1E',
    form: 'site-contact',
    language: 'fr',
    state: 'new',
    createdAt: '2026-11-21T10:00:00.000Z',
    name: 'An Peeters',
    email: 'an@example.com',
    phone: '',
    page: '/fr/a-vendre/',
    propertyId: '2101',
    propertyName: 'Terraced house with a walled town garden by the Dijle, Kalkovenstraat 18, 2800 Mechelen',
    fields: [
      { label: 'First name', value: 'An' },
      { label: 'Last name', value: 'Peeters' },
      { label: 'E-mail address', value: 'an@example.com' },
      { label: 'Your message', value: 'Is er nog plaats?' },
    ],
    isDue: false,
    notes: [],
  });
});

test('[5.23] a telephone number of nine or ten digits is shown in groups', async () => {
  const database = emptyDatabase();
  await storeLead(database, { values: { ...values, phone: '0470123456' } });
  const [lead] = (await list(database)).leads;
  expect(lead).toMatchObject({ phone: '0470 12 34 56' });
  expect(lead?.fields).toContainEqual({ label: 'Phone', value: '0470 12 34 56' });
});

test('a lead about a property that the agency has no more keeps its number', async () => {
  const database = emptyDatabase();
  await storeLead(database, { context: { page: '/nl/te-koop/', propertyId: '9999' } });
  const [lead] = (await list(database)).leads;
  expect(lead).toMatchObject({ propertyId: '9999' });
  expect(lead).not.toHaveProperty('propertyName');
});

test('[8.12] a lead of which a mail was given up says so in the words of the error catalogue', async () => {
  const database = emptyDatabase();
  await storeLead(database, { mailFailed: true });
  await storeLead(database, { createdAt: earlier });
  const failures = async (siteOf = site) =>
    (await list(database, {}, siteOf)).leads.map(({ mailFailure }) => mailFailure);
  expect(await failures()).toEqual(['Sending the e-mail has failed.', undefined]);
  const { settings } = testSite.content;
  const inDutch = prepareSite({
    ...testSite.content,
    settings: settings && { ...settings, enabledLanguages: ['nl', 'fr'] },
  });
  expect(await failures(() => Promise.resolve(inDutch))).toEqual([
    'Het versturen van de e-mail is mislukt.',
    undefined,
  ]);
});

test('[8.12] staff send the mails of a lead again that were given up', async () => {
  const database = emptyDatabase();
  const id = await storeLead(database, { mailFailed: true });
  await storeLead(database, { mailFailed: true, createdAt: earlier });
  const message = {
    from: { name: '', address: 'info@huisenhaard.example' },
    to: ['an@example.com'],
    subject: 'Bericht',
    text: 'Dag',
    html: '<p>Dag</p>',
    messageId: '<1@huisenhaard.example>',
  };
  const givenUp = { submissionId: id, message, attempts: 6, nextAttemptAt: earlier, givenUpAt: earlier };
  await database.insert(outbox).values({ id: 'a', ...givenUp });
  const sendAgain = async (body: unknown, given: string) => {
    const { request, context } = staffRequest({ database, token: given, body });
    const waiting: Promise<unknown>[] = [];
    const sent: string[] = [];
    const platform = {
      ...context,
      sendMail: ({ messageId }: { messageId: string }) => Promise.resolve(void sent.push(messageId)),
      waitUntil: (promise: Promise<unknown>) => void waiting.push(promise),
    };
    const response = await resendMails({ request, context: platform });
    await Promise.all(waiting);
    return [response.status, response.ok && (await response.json()), sent];
  };
  const failures = async () => (await list(database)).leads.map(({ mailFailure }) => Boolean(mailFailure));
  const token = await tokenFor(database);
  expect(await sendAgain({ id }, 'forged')).toEqual([403, false, []]);
  expect(await sendAgain({ id: 1 }, token)).toEqual([400, false, []]);
  expect(await failures()).toEqual([true, true]);
  expect(await sendAgain({ id }, token)).toEqual([200, { mails: 1 }, [message.messageId]]);
  expect(await failures()).toEqual([false, true]);
  expect(await sendAgain({ id }, token)).toEqual([200, { mails: 0 }, []]);
});

test('a search finds names, addresses and words in any order, without capitals or accents', async () => {
  const database = emptyDatabase();
  const id = await storeLead(database, { values, context: { page: '/nl/', propertyId: '2101' } });
  await storeLead(database);
  const found = async (search: string) => (await list(database, { search })).leads.map((lead) => lead.name);
  for (const search of [
    'helene',
    'HÉLÈNE',
    'd’hondt hélène',
    'helene@',
    'dag',
    '2101',
    id.slice(0, 8).toUpperCase(),
  ])
    expect(await found(search), search).toEqual(['Hélène D’Hondt']);
  expect(await found('peeters PLAATS')).toEqual(['An Peeters']);
  expect(await found(' ')).toHaveLength(2);
  for (const search of ['helene peeters', 'firstName', '%', '_', "' or 1=1 --", '"', '21'])
    expect(await found(search), search).toEqual([]);
});

test('leads are narrowed down by state and form, and come fifty at a time', async () => {
  const database = emptyDatabase();
  for (let count = 0; count < 51; count++) await storeLead(database, { state: 'done' });
  await storeLead(database, { form: 'demand-register', values: { email: 'els@example.com' } });
  const first = await list(database, { state: 'done' });
  expect([first.leads.length, first.total, first.pages]).toEqual([50, 51, 2]);
  const second = await list(database, { state: 'done', page: 2 });
  expect(second.leads).toHaveLength(1);
  expect(new Set([...first.leads, ...second.leads].map(({ id }) => id)).size).toBe(51);
  expect((await list(database, { form: 'demand-register' })).total).toBe(1);
  expect((await list(database, { state: 'new', form: 'site-contact' })).total).toBe(0);
});

test('staff say how far they are; a lead that is gone cannot be changed', async () => {
  const database = emptyDatabase();
  const id = await storeLead(database);
  const token = await tokenFor(database);
  const change = async (lead: string, state: string, given = token) => {
    const request = staffRequest({ database, token: given, method: 'PATCH', body: { state } });
    return (await changeLead(request, lead)).status;
  };
  expect(await change(id, 'in-progress')).toBe(204);
  expect((await list(database)).leads[0]?.state).toBe('in-progress');
  expect(await change(id, 'done')).toBe(204);
  expect(await change(id, 'lost')).toBe(400);
  expect(await change(id, 'new', 'forged')).toBe(403);
  expect(await change('nobody', 'done')).toBe(404);
  expect((await list(database)).leads[0]?.state).toBe('done');
});

test('the leads that fit come as a spreadsheet with a column for every field', async () => {
  const database = emptyDatabase();
  await storeLead(database, { values: { ...values, phone: '+32 470 00 00 00' }, createdAt: earlier });
  await storeLead(database, { mailFailed: true, context: { page: '/nl/', propertyId: '2101' } });
  await storeLead(database, { state: 'done' });
  const token = await tokenFor(database);
  const response = await exportLeads(staffRequest({ database, token, body: { state: 'new' } }), site);
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, first, second, end] = new TextDecoder().decode(bytes).split('\r\n');
  expect(head).toBe(
    '"Date";"Reference";"Form";"Status";"Assigned to";"Reminder";"Language";"Page";"Property";"About";"Mail";"First name";"Last name";"E-mail address";"Your message";"Phone"',
  );
  expect(first).toMatch(
    /^"2026-11-21 11:00";"[0-9A-F]{8}";"Contact form";"new";"";"";"nl";"\/nl\/";"2101";"Terraced house [^"]+";"Sending/,
  );
  expect(second).toContain('"Hélène";"D’Hondt";"helene@example.com";"Dag";"\'+32 470 00 00 00"');
  expect(end).toBe('');
});
