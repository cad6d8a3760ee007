import { expect, test } from 'vitest';
import { portalPath } from '../../content/paths/portal-path.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { closedHoursOf } from '../../properties/owner-records/closed-hours.server.ts';
import { handlePortalPost } from '../handle-portal-post.server.ts';
import { loadPortalPage } from '../load-portal-page.server.ts';
import { ownerAnswers } from '../owners/owner-tables.server.ts';
import { databaseWith, recordTime as now } from '../records/agency-data.test-data.ts';
import { addStaffRecord } from '../records/staff-records.server.ts';
import { contextOf, signedIn } from '../signed-in.test-data.ts';

/** An owner of one home with a visit to come, beside the home of somebody else. */
async function owner() {
  const database = await databaseWith({ PropertyID: 2101 }, { PropertyID: 2102 });
  const own = await signedIn({ database, propertyIds: ['2101'], now });
  const send = async (section: 'visits' | 'offers', fields: Record<string, string>, property = '2101') => {
    const path = portalPath('nl', section, { property });
    const init = { method: 'POST', body: new URLSearchParams(fields) };
    const sent = handlePortalPost(contextOf(own.platform, { path }), own.request(path, init));
    const response = await sent.catch((thrown: unknown) => thrown);
    if (response instanceof Response) return response.status;
    return (response as { init: ResponseInit }).init.status;
  };
  const offer = (propertyId: string, until = '2026-11-30') =>
    addStaffRecord(database, {
      propertyId,
      language: 'nl',
      content: { kind: 'offer', amount: 380_000, conditions: 'Lening.', until, state: 'open' },
      staffName: 'Koen Aerts',
      createdAt: now,
    });
  const mails = async () => (await database.select().from(outbox)).map(({ message }) => message);
  const answers = () => database.select().from(ownerAnswers);
  return { ...own, database, send, offer, mails, answers };
}

test('an owner accepts an offer by a message to the broker, which is stored and mailed once', async () => {
  const { send, offer, mails, answers } = await owner();
  const subject = await offer('2101');
  const fields = { answer: 'accept', subject, property: '2101', text: 'Graag!' };
  expect([await send('offers', fields), await send('offers', fields)]).toEqual([303, 303]);
  expect(await answers()).toMatchObject([{ kind: 'accept', text: 'Graag!', propertyId: '2101' }]);
  const sent = await mails();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toBe('An Peeters: wil het bod aanvaarden');
  expect(sent[0]?.text).toContain('geen overeenkomst');
});

test('nothing is answered of somebody else’s, of what is over, or in another way', async () => {
  const { send, offer, answers } = await owner();
  const foreign = await offer('2102');
  const over = await offer('2101', '2026-11-19');
  const open = await offer('2101');
  expect(await send('offers', { answer: 'accept', subject: foreign, property: '2102' })).toBe(422);
  expect(await send('offers', { answer: 'accept', subject: foreign, property: '2101' })).toBe(422);
  expect(await send('offers', { answer: 'accept', subject: foreign, property: '2102' }, '2102')).toBe(404);
  expect(await send('offers', { answer: 'accept', subject: over, property: '2101' })).toBe(422);
  expect(await send('offers', { answer: 'confirm', subject: open, property: '2101' })).toBe(422);
  expect(await send('visits', { answer: 'confirm', subject: '2', property: '2102' })).toBe(422);
  expect(await send('visits', { answer: 'confirm', subject: '1', property: '2101' })).toBe(422);
  expect(await answers()).toEqual([]);
});

test('another hour for a visit is proposed to the broker, and read in the portal', async () => {
  const { send, mails, platform, request } = await owner();
  const fields = { answer: 'propose', subject: '2', property: '2101' };
  expect(await send('visits', { ...fields, day: '2026-11-19', time: '10:00' })).toBe(422);
  expect(await send('visits', { ...fields, day: 'morgen', time: '10:00' })).toBe(422);
  expect(await send('visits', { ...fields, day: '2026-11-26', time: '18:30' })).toBe(303);
  expect((await mails())[0]?.text).toContain('donderdag 26 november, 18:30');
  const path = portalPath('nl', 'visits', { property: '2101' });
  const page = await loadPortalPage(contextOf(platform, { path }), request(path));
  expect(JSON.stringify(page?.section)).toContain(
    'U stelde een ander moment voor: donderdag 26 november, 18:30.',
  );
});

test('an owner closes hours of their home and opens them again, and nobody else’s', async () => {
  const { send, database } = await owner();
  const day = '2026-11-25';
  expect(await send('visits', { 'closed-day': day, from: '10:00', until: '09:00' })).toBe(422);
  expect(await send('visits', { 'closed-day': day, from: '09:00', until: '10:00' })).toBe(303);
  const [closed] = await closedHoursOf(database, ['2101'], now);
  expect(closed?.startsAt.toISOString()).toBe('2026-11-25T08:00:00.000Z');
  const other = await signedIn({ database, propertyIds: ['2102'], now, email: 'other@example.com' });
  const path = portalPath('nl', 'visits');
  const init = { method: 'POST', body: new URLSearchParams({ reopen: closed?.id ?? '' }) };
  await handlePortalPost(contextOf(other.platform, { path }), other.request(path, init));
  expect(await closedHoursOf(database, ['2101'], now)).toHaveLength(1);
  expect(await send('visits', { reopen: closed?.id ?? '' })).toBe(303);
  expect(await closedHoursOf(database, ['2101'], now)).toEqual([]);
});

test('a portal without offers says what will be read there', async () => {
  const { platform, request } = await signedIn({ database: emptyDatabase() });
  const path = portalPath('nl', 'offers');
  const page = await loadPortalPage(contextOf(platform, { path }), request(path));
  expect(JSON.stringify(page?.section)).toContain('Er is nog geen bod.');
});
