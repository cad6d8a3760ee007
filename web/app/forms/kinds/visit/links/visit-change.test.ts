import { expect, test } from 'vitest';
import { emptyDatabase } from '../../../../platform/database/node-database.test-data.ts';
import { submissions } from '../../../../platform/database/core-tables.server.ts';
import { visits } from '../store/visit-tables.server.ts';
import type { Database } from '../../../../platform/database/database.server.ts';
import { signVisitToken } from '../visit-calendar.server.ts';
import { signUnsubscribeToken } from '../../newsletter/subscription-token.server.ts';
import { testSettings } from '../../../../platform/settings.test-data.ts';
import {
  book,
  eventIn,
  hold,
  mailsIn,
  requestVisit,
  tokenFor,
  wednesdayAt,
  wednesdayAtTen,
} from '../booking.test-data.ts';
import { sendCalendar } from './send-calendar.server.ts';
import { handleVisit, showVisit } from './visit-links.server.ts';
import { testPlatform } from '../../../../platform/platform.test-data.ts';
import { testNow, testSite } from '../../../submit/posting.test-data.ts';

const half = wednesdayAt('09:30');
const eleven = wednesdayAt('10:00');

async function booked() {
  const database = emptyDatabase();
  await book({}, { database });
  return { database, token: await tokenFor(database) };
}

const startsIn = async (database: Database) =>
  (await database.select().from(visits)).map(({ startsAt }) => `${startsAt.toISOString().slice(0, 16)}Z`);

const statesIn = async (database: Database) =>
  (await database.select().from(visits)).map(({ state, sequence }) => [state, sequence]);

const offered = (page: Awaited<ReturnType<typeof requestVisit>>['page']) =>
  page?.form?.fields?.flatMap((field) =>
    'input' in field
      ? (field.moments?.flatMap(({ moments }) => moments.map(({ value }) => value)) ?? [])
      : [],
  ) ?? [];

test('[4.07] the link of a confirmation shows the visit as confirmed, to its holder alone', async () => {
  const { database, token } = await booked();
  for (const [language, text, moment] of [
    ['nl', 'Uw afspraak is bevestigd.', 'woensdag 25 november, 10:00'],
    ['fr', 'Votre rendez-vous est confirmé.', 'mercredi 25 novembre, 10\u00a0h'],
    ['en', 'Your appointment is confirmed.', 'Wednesday 25 November, 10:00'],
  ] as const) {
    const { status, page, headers } = await requestVisit(database, token, { language });
    expect([status, page?.text, page?.lines?.[0]?.value]).toEqual([200, text, moment]);
    expect(headers?.get('Cache-Control')).toBe('no-store');
    expect(offered(page).slice(0, 4)).not.toContain(wednesdayAtTen);
    expect(offered(page)).toContain(half);
  }
  expect((await requestVisit(database, token, { link: 'cancel' })).page?.form?.button).toBeDefined();
  expect(await statesIn(database)).toEqual([['booked', 0]]);
});

test('a moved visit has the new time, frees the old one and updates every calendar', async () => {
  const { database, token } = await booked();
  const [, before] = await mailsIn(database);
  const { status, location } = await requestVisit(database, token, { body: { moment: eleven } });
  expect([status, location]).toEqual([303, `/nl/bezoek/verplaatst/${token}/`]);
  expect(await startsIn(database)).toEqual([eleven]);
  expect((await database.select().from(submissions))[0]?.values['moment']).toBe(eleven);
  const { page } = await requestVisit(database, token, { link: 'moved' });
  expect(page?.notice).toContain('Uw bezoek is verplaatst');
  expect(offered(page)).toContain(wednesdayAtTen);

  const mails = (await mailsIn(database)).slice(3);
  expect(mails.map(({ to }) => to)).toEqual([
    ['an@example.com'],
    ['info@huisenhaard.example', 'thomas@huisenhaard.example'],
  ]);
  expect(mails[0]?.subject).toBe('Uw bezoek is verplaatst – Huis & Haard');
  expect(mails[0]?.text).toContain('Dag en uur: woensdag 25 november, 11:00\n');
  expect(await tokenFor(database)).toBe(token);
  expect(mails[1]?.text).toContain('Voordien: woensdag 25 november, 10:00\n');
  expect(mails[1]?.text).not.toContain(token);
  const { event: first } = eventIn(before?.calendar?.content);
  for (const { calendar: file } of mails) {
    const { calendar, event } = eventIn(file?.content);
    expect([calendar.getFirstPropertyValue('method'), event.uid, event.sequence]).toEqual([
      'REQUEST',
      first.uid,
      1,
    ]);
    expect(event.startDate.toJSDate()).toEqual(new Date('2026-11-25T10:00:00Z'));
  }
});

test('a cancelled visit is gone from calendars and free for others, and may be booked again at once', async () => {
  const { database, token } = await booked();
  const [, before] = await mailsIn(database);
  const cancelIt = () => requestVisit(database, token, { link: 'cancel', body: {} });
  expect((await cancelIt()).location).toBe(`/nl/bezoek/annuleren/${token}/`);
  expect((await cancelIt()).page?.title).toBe('Uw bezoek is geannuleerd');
  const { page } = await requestVisit(database, token, { language: 'fr' });
  expect(page?.title).toBe('Votre visite est annulée');
  expect(page?.links?.[0]?.href).toMatch(/^\/fr\/.*\/2103\/visite\/$/);
  expect((await requestVisit(database, token, { body: { moment: eleven } })).page?.title).toBe(
    'Uw bezoek is geannuleerd',
  );

  const mails = (await mailsIn(database)).slice(3);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Uw bezoek is geannuleerd – Huis & Haard',
    'Bezoek geannuleerd: An Peeters',
  ]);
  for (const { calendar: file } of mails) {
    const { calendar, event, component } = eventIn(file?.content);
    expect(file?.method).toBe('CANCEL');
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect([event.uid, event.sequence]).toEqual([eventIn(before?.calendar?.content).event.uid, 1]);
  }
  expect((await book({}, { database })).status).toBe(303);
  expect(await statesIn(database)).toEqual([
    ['cancelled', 1],
    ['booked', 0],
  ]);
});

test('of visitors who move to one time at once one gets it, and the others keep theirs', async () => {
  const database = emptyDatabase();
  const own = [wednesdayAt('09:00'), '2026-11-24T09:00Z', '2026-11-24T10:00Z', '2026-12-01T09:00Z'];
  const emails = own.map((_, index) => `visitor-${String(index)}@example.com`);
  for (const [index, moment] of own.entries()) {
    const email = emails[index] ?? '';
    expect((await book({ moment, email }, { database })).status).toBe(303);
  }
  const wanted = '2026-12-02T10:00Z';
  const tokens = await Promise.all(emails.map((email) => tokenFor(database, email)));
  const moves = tokens.map((token) =>
    requestVisit(database, token, { body: { moment: wanted }, language: 'fr' }),
  );
  const late = book({ moment: wanted, email: 'late@example.com' }, { database, client: 'late' });
  const responses = await Promise.all(moves);
  const won = [...responses, await late].filter(({ status }) => status === 303);
  expect(won).toHaveLength(1);
  for (const { status, page } of responses.filter((each) => each.status !== 303)) {
    expect(status).toBe(409);
    expect(page?.form?.shown?.lastResult.error).toEqual({
      '': ['Les rendez-vous sont complets'],
      moment: ['Quelqu’un vient de réserver ce moment. Choisissez-en un autre ci-dessous.'],
    });
  }
  const starts = await startsIn(database);
  expect(starts.filter((start) => start === wanted)).toHaveLength(1);
  expect(starts.filter((start) => own.includes(start))).toHaveLength(3);
});

test('a button pressed twice moves once and mails once', async () => {
  const { database, token } = await booked();
  const press = () => requestVisit(database, token, { body: { moment: half } });
  const responses = [...(await Promise.all([press(), press()])), await press()];
  expect(responses.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await statesIn(database)).toEqual([['booked', 1]]);
  expect(await mailsIn(database)).toHaveLength(5);
});

test('a time that is none, taken or outside the hours moves nothing', async () => {
  const { database, token } = await booked();
  await book({ moment: eleven, email: 'els@example.com' }, { database });
  for (const [moment, status] of [
    ['', 422],
    [eleven, 409],
    [wednesdayAt('18:00'), 409],
    ['nonsense', 422],
  ] as const)
    expect((await requestVisit(database, token, { body: { moment } })).status, moment).toBe(status);
  expect(await startsIn(database)).toEqual([wednesdayAtTen, eleven]);
});

test('an address of a mail from before, and only that, leads to the one in its language', async () => {
  const { database, token } = await booked();
  const { platform } = testPlatform({ database, clock: () => testNow });
  const request = (method: string) =>
    new Request(`http://localhost:3000/nl/visit/change/${token}/`, {
      method,
      headers: { Origin: 'http://localhost:3000' },
    });
  for (const [method, status] of [
    ['GET', 301],
    ['POST', 308],
  ] as const) {
    const given = { platform, site: testSite, request: request(method), link: 'change' as const, token };
    const moved = await (method === 'GET' ? showVisit(given) : handleVisit(given));
    expect('init' in moved ? [] : [moved.status, moved.headers.get('Location')]).toEqual([
      status,
      `/nl/bezoek/wijzigen/${token}/`,
    ]);
  }
});

test('who booked sees when and where, and changes nothing before the mailbox confirmed', async () => {
  const database = emptyDatabase();
  const { location } = await hold({ way: 'office' }, { database });
  const receipt = location?.split('/')[4] ?? '';
  const shown = await requestVisit(database, receipt, { link: 'requested' });
  expect([shown.status, shown.page?.title]).toEqual([200, 'Bedankt']);
  expect(shown.page?.text).toContain('11:30');
  expect(shown.page?.lines?.map(({ value }) => value)).toEqual([
    'woensdag 25 november, 10:00',
    'Bij ons op kantoor',
    expect.any(String),
    expect.any(String),
  ]);
  expect(shown.headers?.get('Cache-Control')).toBe('no-store');
  for (const link of ['confirm', 'change', 'cancel'] as const)
    expect((await requestVisit(database, receipt, { link, body: {} })).status, link).toBe(400);
  expect(await statesIn(database)).toEqual([['held', 0]]);
});

test('the calendar of a device gets a visit once it is confirmed, and as nothing to answer', async () => {
  const { database, token } = await booked();
  const { platform } = testPlatform({ database, clock: () => testNow });
  const sent = await sendCalendar({ platform, site: testSite, token });
  const content = await sent.text();
  expect(eventIn(content).event.startDate.toJSDate().toISOString().slice(0, 16)).toBe('2026-11-25T09:00');
  expect(content).not.toContain('METHOD');
  expect((await sendCalendar({ platform, site: testSite, token: `${token}x` })).status).toBe(404);
});

test('a link no longer works once the visit has begun, and then says nothing of it', async () => {
  const { database, token } = await booked();
  const now = new Date(wednesdayAtTen);
  for (const [link, body] of [
    ['change', undefined],
    ['cancel', undefined],
    ['change', { moment: '2026-12-02T10:00Z' }],
    ['cancel', {}],
  ] as const) {
    const response = await requestVisit(database, token, { link, now, ...(body && { body }) });
    expect([response.status, response.page?.title]).toEqual([410, 'Dit bezoek is voorbij']);
    expect(response.page?.lines).toBeUndefined();
  }
  expect(await statesIn(database)).toEqual([['booked', 0]]);
});

test('a forged link, one for something else, an erased visit and another site change nothing', async () => {
  const { database, token } = await booked();
  const secret = testSettings.SITE_SECRET;
  const [visit] = await database.select().from(visits);
  const forged = [`${token}x`, 'a.b', await signUnsubscribeToken(secret, visit?.submissionId ?? '')];
  for (const each of forged)
    expect((await requestVisit(database, each, { link: 'cancel', body: {} })).status, each).toBe(400);
  const erased = await signVisitToken(secret, 'erased');
  expect((await requestVisit(database, erased)).page?.title).toBe('Deze link werkt niet');
  const foreign = { link: 'cancel', body: {}, origin: 'https://evil.example' } as const;
  expect((await requestVisit(database, token, foreign)).status).toBe(403);
  expect(await statesIn(database)).toEqual([['booked', 0]]);
});

test('a visit of a property that was sold meanwhile cannot move, and can be cancelled', async () => {
  const { database, token } = await booked();
  await database.update(visits).set({ propertyId: '2127' });
  const { page } = await requestVisit(database, token);
  expect(page?.noTimes?.title).toBe('Dit pand is verkocht.');
  expect((await requestVisit(database, token, { body: { moment: eleven } })).status).toBe(409);
  expect((await requestVisit(database, token, { link: 'cancel', body: {} })).status).toBe(303);
  expect((await requestVisit(database, token)).page?.links?.[0]?.href).toBe('/nl/');
});

test('somebody who never settles is stopped for the day', async () => {
  const { database, token } = await booked();
  const times = [half, eleven];
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1) {
    const { status } = await requestVisit(database, token, { body: { moment: times[index % 2] ?? '' } });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 303), 429]);
});
