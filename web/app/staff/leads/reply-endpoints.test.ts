import type { LeadPage, ReplyDraft } from 'schemas/lead.ts';
import { expect, test } from 'vitest';
import { testSite } from '../../forms/submit/posting.test-data.ts';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { leadNotes } from '../staff-tables.server.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import type { Mail } from '../../platform/mail/mail.server.ts';
import { staffRequest, storeLead, tokenFor } from '../staff-requests.test-data.ts';
import { setFollowUp } from './follow-ups.server.ts';
import { listLeads } from './lead-endpoints.server.ts';
import type { ReplyTemplate } from './reply-drafts.server.ts';
import { listReplyDrafts, sendReply } from './reply-endpoints.server.ts';

const site = () => Promise.resolve(testSite);

const inEach = (nl: string, fr: string) => [
  { language: 'nl', value: nl },
  { language: 'fr', value: fr },
];

const templates: ReplyTemplate[] = [
  {
    _id: 'reply-general',
    title: 'General reply',
    forms: null,
    subject: inEach('Uw bericht aan {agency}', 'Votre message à {agency}'),
    body: inEach('Dank u, {name} ({reference}).', 'Merci, {name} ({reference}).'),
  },
  {
    _id: 'reply-available',
    title: 'Still available',
    forms: ['contact-me'],
    subject: inEach('Nog beschikbaar: {property}', 'Encore disponible : {property}'),
    body: inEach('{property} is nog beschikbaar.', '{property} est encore disponible.'),
  },
];

async function drafts(database: Database, leadId: string): Promise<ReplyDraft[]> {
  const given = staffRequest({ database, token: await tokenFor(database), body: { leadId } });
  return (await listReplyDrafts(given, site, () => Promise.resolve(templates))).json();
}

const reply = (leadId: string, change: object = {}) => ({
  id: crypto.randomUUID(),
  leadId,
  subject: 'Uw bericht',
  text: 'Beste An,\n\n<b>Ja</b>, tot dan.\n\nMet vriendelijke groeten,\nGreet',
  ...change,
});

async function send(database: Database, body: unknown, token?: string) {
  const { request, context } = staffRequest({ database, body, token: token ?? (await tokenFor(database)) });
  const sent: Mail[] = [];
  const waiting: Promise<unknown>[] = [];
  const platform = {
    ...context,
    sendMail: (mail: Mail) => Promise.resolve(void sent.push(mail)),
    waitUntil: (promise: Promise<unknown>) => void waiting.push(promise),
  };
  const { status } = await sendReply({ request, context: platform }, site);
  await Promise.all(waiting);
  return { status, sent };
}

test('templates are filled in on the server, in the language of the visitor', async () => {
  const database = emptyDatabase();
  const context = { page: '/fr/a-vendre/', propertyId: '2101' };
  const id = await storeLead(database, { form: 'contact-me', language: 'fr', context });
  await setFollowUp(database, id, { assigneeId: 'team-koen-aerts' });
  const [general, available] = await drafts(database, id);
  expect(general).toEqual({
    id: 'reply-general',
    title: 'General reply',
    subject: 'Votre message à Huis & Haard',
    text: `Bonjour An,\n\nMerci, An Peeters (${id.slice(0, 8).toUpperCase()}).\n\nBien à vous\nKoen Aerts\nHuis & Haard`,
  });
  expect(available?.subject).toMatch(/^Encore disponible : .*Kalkovenstraat 18, 2800 Malines$/);
});

test('a lead gets the templates of its form, and a property that is gone a word instead', async () => {
  const database = emptyDatabase();
  const general = await storeLead(database);
  expect((await drafts(database, general)).map(({ title }) => title)).toEqual(['General reply']);
  const context = { page: '/nl/te-koop/', propertyId: '9999' };
  const gone = await storeLead(database, { form: 'contact-me', context });
  expect((await drafts(database, gone)).map(({ subject }) => subject)).toEqual([
    'Uw bericht aan Huis & Haard',
    'Nog beschikbaar: dit pand',
  ]);
});

test('a reply is mailed once to the visitor, whose answer goes to the office, and stays beside the lead', async () => {
  const database = emptyDatabase();
  const leadId = await storeLead(database, { context: { page: '/nl/', propertyId: '2101' } });
  const body = reply(leadId);
  const { status, sent } = await send(database, body);
  expect(status).toBe(204);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    to: ['an@example.com'],
    replyTo: { name: 'Huis & Haard', address: 'info@huisenhaard.example' },
    subject: 'Uw bericht',
    messageId: expect.stringContaining(`${body.id}.reply@`) as string,
  });
  expect(sent[0]?.html).toContain('&lt;b&gt;Ja&lt;/b&gt;, tot dan.');
  expect(sent[0]?.text).toContain(leadId.slice(0, 8).toUpperCase());
  expect(await send(database, body)).toEqual({ status: 204, sent: [] });
  const given = staffRequest({ database, token: await tokenFor(database) });
  const { leads } = await (await listLeads(given, site)).json<LeadPage>();
  expect(leads).toMatchObject([
    { state: 'in-progress', notes: [{ author: 'Greet Maes', subject: 'Uw bericht', text: body.text }] },
  ]);
});

test('a line break or a list of addresses in a subject adds no header and no recipient', async () => {
  const database = emptyDatabase();
  const leadId = await storeLead(database);
  const { sent } = await send(database, reply(leadId, { subject: 'Dag\r\nBcc: eve@example.org' }));
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    [['an@example.com'], 'Dag Bcc: eve@example.org'],
  ]);
});

test('a reply without words, address, lead or session is refused and mails nothing', async () => {
  const database = emptyDatabase();
  const leadId = await storeLead(database);
  const nameless = await storeLead(database, { form: 'former-form', values: { message: 'Dag' } });
  const status = async (body: unknown, token?: string) => (await send(database, body, token)).status;
  for (const change of [{ subject: ' ' }, { text: '' }, { text: 'x'.repeat(10_001) }, { id: '1' }])
    expect(await status(reply(leadId, change))).toBe(400);
  expect(await status(reply(nameless))).toBe(400);
  expect(await status(reply('gone'))).toBe(404);
  expect(await status(reply(leadId), 'forged')).toBe(403);
  expect(await database.$count(outbox)).toBe(0);
  expect(await database.$count(leadNotes)).toBe(0);
  const without = staffRequest({ database, body: { leadId } });
  expect((await listReplyDrafts(without, site)).status).toBe(403);
});
