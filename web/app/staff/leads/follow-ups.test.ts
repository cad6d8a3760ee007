import { expect, test } from 'vitest';
import { testSite } from '../../forms/submit/posting.test-data.ts';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { followUps, leadNotes } from '../staff-tables.server.ts';
import type { LeadPage } from 'schemas/lead.ts';
import { staffRequest, storeLead, tokenFor } from '../staff-requests.test-data.ts';
import { changeLead, exportLeads, listLeads, writeNote } from './lead-endpoints.server.ts';

const site = () => Promise.resolve(testSite);
const greet = 'team-greet-maes';

async function list(database: Database, body: unknown = {}): Promise<LeadPage> {
  const token = await tokenFor(database);
  return (await listLeads(staffRequest({ database, token, body }), site)).json();
}

async function change(database: Database, id: string, body: unknown, token?: string): Promise<number> {
  const given = staffRequest({
    database,
    method: 'PATCH',
    body,
    token: token ?? (await tokenFor(database)),
  });
  return (await changeLead(given, id, site)).status;
}

async function write(database: Database, body: unknown, token?: string): Promise<number> {
  const given = staffRequest({ database, body, token: token ?? (await tokenFor(database)) });
  return (await writeNote(given)).status;
}

const note = (leadId: string, text: string) => ({ id: crypto.randomUUID(), leadId, text });

test('staff write notes beside a lead, each with its author and time', async () => {
  const database = emptyDatabase();
  const leadId = await storeLead(database);
  await storeLead(database);
  const first = note(leadId, ' Belt terug na 17 uur. ');
  expect(await write(database, first)).toBe(204);
  expect(await write(database, first, await tokenFor(database, 'Koen Aerts'))).toBe(204);
  expect(await write(database, note(leadId, 'x'.repeat(5000)), await tokenFor(database, 'Koen Aerts'))).toBe(
    204,
  );
  const { leads } = await list(database);
  const notes = leads.find(({ id }) => id === leadId)?.notes ?? [];
  expect(notes.map(({ author, text }) => [author, text.length])).toEqual([
    ['Greet Maes', 21],
    ['Koen Aerts', 5000],
  ]);
  expect(notes[0]).toMatchObject({ text: 'Belt terug na 17 uur.', createdAt: '2026-11-21T10:00:00.000Z' });
  expect(leads.find(({ id }) => id !== leadId)?.notes).toEqual([]);
});

test('a note without text, author’s session or lead is refused', async () => {
  const database = emptyDatabase();
  const leadId = await storeLead(database);
  for (const body of [note(leadId, ' '), note(leadId, 'x'.repeat(5001)), { ...note(leadId, 'x'), id: '1' }])
    expect(await write(database, body)).toBe(400);
  expect(await write(database, note('gone', 'x'))).toBe(404);
  expect(await write(database, note(leadId, 'x'), 'forged')).toBe(403);
  expect(await database.$count(leadNotes)).toBe(0);
});

test('a lead is assigned to a member of the team, and to nobody else', async () => {
  const database = emptyDatabase();
  const id = await storeLead(database);
  await storeLead(database);
  expect((await list(database)).team).toEqual([
    { id: greet, name: 'Greet Maes' },
    { id: 'team-koen-aerts', name: 'Koen Aerts' },
  ]);
  expect(await change(database, id, { assigneeId: greet })).toBe(204);
  expect(await change(database, id, { assigneeId: 'team-gone' })).toBe(400);
  expect(await change(database, 'gone', { assigneeId: greet })).toBe(404);
  expect(await change(database, id, { assigneeId: null }, 'forged')).toBe(403);
  expect((await list(database, { assignee: greet })).leads).toMatchObject([{ id, assigneeId: greet }]);
  expect((await list(database, { assignee: 'unassigned' })).total).toBe(1);
  const file = await exportLeads(
    staffRequest({ database, token: await tokenFor(database), body: { assignee: greet } }),
    site,
  );
  expect(await file.text()).toContain('"new";"Greet Maes";"";"nl"');
  expect(await change(database, id, { assigneeId: null, state: 'done' })).toBe(204);
  const [lead] = (await list(database, { state: 'done' })).leads;
  expect(lead).not.toHaveProperty('assigneeId');
});

test('a list that is shown already is not sent again until something in it changes', async () => {
  const database = emptyDatabase();
  const id = await storeLead(database);
  const token = await tokenFor(database);
  const poll = (known?: string) => listLeads(staffRequest({ database, token, body: { known } }), site);
  const { version } = await (await poll()).json<LeadPage>();
  const unchanged = await poll(version);
  expect([unchanged.status, await unchanged.text()]).toEqual([204, '']);
  expect((await poll('another')).status).toBe(200);
  const changes = [
    () => write(database, note(id, 'Belt terug')),
    () => change(database, id, { remindOn: '2026-11-21' }),
    () => change(database, id, { state: 'done' }),
    () => storeLead(database),
  ];
  let known = version;
  for (const make of changes) {
    await make();
    const changed = await poll(known);
    expect(changed.status).toBe(200);
    known = (await changed.json<LeadPage>()).version;
    expect((await poll(known)).status).toBe(204);
  }
});

test('due reminders come first, the oldest on top, and a lead that is done is not due', async () => {
  const database = emptyDatabase();
  const remind = async (remindOn: string | null, state = 'new') => {
    const id = await storeLead(database, { createdAt: new Date('2026-11-01T10:00:00Z') });
    expect(await change(database, id, { remindOn, state })).toBe(204);
    return id;
  };
  const [today, tomorrow, lastWeek, done] = [
    await remind('2026-11-21'),
    await remind('2026-11-22'),
    await remind('2026-11-14'),
    await remind('2026-11-14', 'done'),
  ];
  const newest = await storeLead(database);
  const { leads } = await list(database);
  expect(leads.slice(0, 3).map(({ id }) => id)).toEqual([lastWeek, today, newest]);
  expect(leads.filter(({ isDue }) => isDue).map(({ id }) => id)).toEqual([lastWeek, today]);
  expect(leads.find(({ id }) => id === tomorrow)?.remindOn).toBe('2026-11-22');
  expect(leads.find(({ id }) => id === done)?.isDue).toBe(false);
  for (const remindOn of ['2026-02-30', 'tomorrow', ''])
    expect(await change(database, today, { remindOn })).toBe(400);
  expect(await change(database, today, { remindOn: null })).toBe(204);
  expect((await list(database)).leads.filter(({ isDue }) => isDue)).toHaveLength(1);
  expect(await database.$count(followUps)).toBe(4);
});
