import { expect, test } from 'vitest';
import { testSite } from '../../forms/submit/posting.test-data.ts';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { testSettings } from '../../platform/settings.test-data.ts';
import { storeLead } from '../staff-requests.test-data.ts';
import { setFollowUp } from './follow-ups.server.ts';
import { setLeadState } from './find-leads.server.ts';
import { writeReminders } from './reminders.server.ts';

const site = () => Promise.resolve(testSite);

async function remindAt(database: Database, time: string): Promise<number> {
  const settings = { ...testSettings, SANITY_STUDIO_URL: 'https://studio.example/desk/' };
  const { platform } = testPlatform({ database, settings, clock: () => new Date(time) });
  return writeReminders(platform, site);
}

const mailsIn = async (database: Database) =>
  (await database.select().from(outbox)).map(({ message }) => message);

test('a reminder is mailed once, to the assignee, in the morning of its day', async () => {
  const database = emptyDatabase();
  const context = { page: '/nl/te-koop/', propertyId: '2101' };
  const id = await storeLead(database, { form: 'contact-me', context });
  await setFollowUp(database, id, { assigneeId: 'team-koen-aerts', remindOn: '2026-11-25' });
  expect(await remindAt(database, '2026-11-25T05:59:00Z')).toBe(0);
  expect(await remindAt(database, '2026-11-25T06:00:00Z')).toBe(1);
  expect(await remindAt(database, '2026-11-25T06:01:00Z')).toBe(0);
  const [mail, ...others] = await mailsIn(database);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: ['koen@huisenhaard.example'],
    replyTo: { name: 'An Peeters', address: 'an@example.com' },
    subject: 'Herinnering: An Peeters',
  });
  expect(mail?.text).toContain('Is er nog plaats?');
  expect(mail?.text).toContain('Kalkovenstraat 18');
  expect(mail?.text).toContain(`https://studio.example/desk/leads/${id}`);
});

test('another day reminds again, and both of two runs at once write one mail', async () => {
  const database = emptyDatabase();
  const id = await storeLead(database);
  await setFollowUp(database, id, { remindOn: '2026-11-25' });
  const both = ['2026-11-25T08:00:00Z', '2026-11-25T08:00:00Z'];
  await Promise.all(both.map((time) => remindAt(database, time)));
  await setFollowUp(database, id, { remindOn: '2026-12-01' });
  await setFollowUp(database, id, { assigneeId: 'team-koen-aerts' });
  expect(await remindAt(database, '2026-12-03T08:00:00Z')).toBe(1);
  expect((await mailsIn(database)).map(({ to }) => to)).toEqual([
    ['info@huisenhaard.example'],
    ['koen@huisenhaard.example'],
  ]);
});

test('nothing reminds of a lead that is done, or whose reminder was removed', async () => {
  const database = emptyDatabase();
  const done = await storeLead(database);
  const removed = await storeLead(database);
  for (const id of [done, removed]) await setFollowUp(database, id, { remindOn: '2026-11-25' });
  await setLeadState(database, done, 'done');
  await setFollowUp(database, removed, { remindOn: null });
  expect(await remindAt(database, '2026-11-26T08:00:00Z')).toBe(0);
  expect(await mailsIn(database)).toEqual([]);
});
