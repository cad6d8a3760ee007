import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { emptySettings } from '../../../content/cms/site.test-data.ts';
import { emptyDatabase } from '../../../platform/database/node-database.test-data.ts';
import { ownerRecords } from '../../../properties/owner-records/owner-record-tables.server.ts';
import { submissions } from '../../../platform/database/core-tables.server.ts';
import { visits } from './store/visit-tables.server.ts';
import { referenceOf } from '../../store/submissions.server.ts';
import { testPlatform } from '../../../platform/platform.test-data.ts';
import { encoded, filled, type Poster, post, testNow, testSite } from '../../submit/posting.test-data.ts';
import {
  book,
  eventIn,
  form,
  mailsIn,
  requestVisit,
  tokenFor,
  wednesdayAt,
  wednesdayAtTen,
  wish,
} from './booking.test-data.ts';
import { loadVisitDays } from './visit-days.server.ts';

const an = wish.email;

const daysOf = (database: Poster['database'] = emptyDatabase(), id = '2103') =>
  loadVisitDays(
    { platform: testPlatform({ database, clock: () => testNow }).platform, site: testSite, language: 'en' },
    id,
  );

const timesOf = async (database?: Poster['database'], id?: string) => {
  const days = await daysOf(database, id);
  return days?.find(({ label }) => label === 'Wednesday 25 November')?.moments.map(({ label }) => label);
};

test('[1.06] [2.41] a booked visit is stored, its time is gone, and other times leave time to travel', async () => {
  const database = emptyDatabase();
  expect(await timesOf(database)).toEqual(['10:00', '10:30', '11:00', '11:30']);
  const { status, location } = await book({}, { database, language: 'en' });
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/en\/visit\/requested\/./)]);
  const [stored] = await database.select().from(submissions);
  expect(stored).toMatchObject({ form, values: wish, context: { propertyId: '2103' } });
  expect(await database.select().from(visits)).toEqual([
    {
      submissionId: stored?.id,
      propertyId: '2103',
      brokerId: '2',
      startsAt: new Date('2026-11-25T09:00:00Z'),
      endsAt: new Date('2026-11-25T09:30:00Z'),
      state: 'booked',
      sequence: 0,
      remindAt: new Date('2026-11-24T09:00:00Z'),
      note: '',
      heldUntil: null,
      client: expect.stringMatching(/^[\w-]{43}$/) as string,
      phone: expect.stringMatching(/^[\w-]{43}$/) as string,
    },
  ]);
  expect(await timesOf(database)).toEqual(['11:00', '11:30']);
});

test('[8.16] of fifty visitors who book one time at once, one gets it and the others keep what they typed', async () => {
  const database = emptyDatabase();
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      book(
        { email: `visitor-${String(index)}@example.com` },
        { database, language: 'fr', client: String(index) },
      ),
    ),
  );
  expect(responses.filter(({ status }) => status === 303)).toHaveLength(1);
  const full = responses.filter(({ status }) => status === 409);
  expect(full).toHaveLength(49);
  for (const { result } of full) {
    expect(result?.messages[0]).toBe('Les rendez-vous sont complets');
    expect(result?.errors).toEqual({
      moment: 'Quelqu’un vient de réserver ce moment. Choisissez-en un autre ci-dessous.',
    });
    expect(result?.values).toMatchObject({ firstName: 'An', way: 'property', message: wish.message });
  }
  expect(await database.select().from(visits)).toHaveLength(1);
  expect(await database.select().from(submissions)).toHaveLength(1);
  expect(await mailsIn(database)).toHaveLength(3);
});

const freeTimes = [
  { propertyId: '2103', time: '09:00' },
  { propertyId: '2103', time: '10:30' },
  { propertyId: '2101', time: '09:00' },
  { propertyId: '2101', time: '10:30' },
];

async function bookAll(database: Poster['database'], emails: readonly string[], times = freeTimes) {
  const outcomes = [];
  for (const [index, { propertyId, time }] of times.slice(0, emails.length).entries()) {
    const values = { email: emails[index] ?? '', moment: wednesdayAt(time) };
    outcomes.push(await book(values, { database, propertyId, language: 'en' }));
  }
  return outcomes;
}

test('one mailbox has three visits to come; a fourth is not booked, says what to do and keeps what was typed', async () => {
  const database = emptyDatabase();
  const outcomes = await bookAll(database, [an, 'AN@example.com', 'an+visit@example.com', an]);
  expect(outcomes.map(({ status }) => status)).toEqual([303, 303, 303, 409]);
  const { result } = outcomes[3] ?? {};
  expect(result?.messages).toEqual([
    'This viewing has not been booked: you can have up to 3 upcoming viewings online. Call us on +32 15 00 00 00 and we will arrange it together, or first cancel another viewing with the link in your confirmation.',
  ]);
  expect([result?.errors, result?.values['moment'], result?.values['message']]).toEqual([
    {},
    wednesdayAt('10:30'),
    wish.message,
  ]);
  expect(await database.select().from(visits)).toHaveLength(3);
  expect(await database.select().from(submissions)).toHaveLength(3);
  expect(await mailsIn(database)).toHaveLength(9);
  const [others] = await bookAll(database, ['els@example.com'], freeTimes.slice(3));
  expect(others?.status).toBe(303);
});

test('a visit that is cancelled or over makes room for another', async () => {
  for (const over of [{ state: 'cancelled' as const }, { startsAt: new Date('2026-11-20T09:00:00Z') }]) {
    const database = emptyDatabase();
    await bookAll(database, [an, an, an]);
    await database.update(visits).set(over).where(eq(visits.propertyId, '2101'));
    const [again] = await bookAll(database, [an], freeTimes.slice(3));
    expect(again?.status, JSON.stringify(over)).toBe(303);
  }
});

test('visits booked at once by one mailbox are three at most', async () => {
  const database = emptyDatabase();
  const outcomes = await Promise.all(
    freeTimes.map(({ propertyId, time }) => book({ moment: wednesdayAt(time) }, { database, propertyId })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual([303, 303, 303, 409]);
  expect(await database.select().from(visits)).toHaveLength(3);
});

test('every visit that is booked is confirmed, however many mails its mailbox had that day', async () => {
  const database = emptyDatabase();
  for (const count of ['1', '2', '3']) {
    const typed = await filled({ ...wish, message: count }, { form: 'site-contact' });
    expect((await post(encoded(typed), { database })).status).toBe(303);
  }
  await bookAll(database, [an, an, an]);
  const toVisitor = (await mailsIn(database)).filter(({ to }) => to[0] === an);
  expect(toVisitor.filter(({ calendar }) => calendar)).toHaveLength(3);
  expect(toVisitor).toHaveLength(9);
});

test('the same booking sent twice is one visit, not a full one', async () => {
  const database = emptyDatabase();
  expect((await book({}, { database })).status).toBe(303);
  expect((await book({}, { database })).status).toBe(303);
  expect(await database.select().from(visits)).toHaveLength(1);
});

test('a time outside the hours, in the past or of a sold property is refused, and nothing is stored', async () => {
  const database = emptyDatabase();
  const wishes: [string, string][] = [
    ['2103', '2026-11-25T18:00Z'],
    ['2103', '2026-11-18T09:00Z'],
    ['2103', '2026-11-25T09:10Z'],
    ['2127', wednesdayAtTen],
  ];
  for (const [propertyId, moment] of wishes)
    expect((await book({ moment }, { database, propertyId })).status, `${propertyId} ${moment}`).toBe(409);
  expect(await database.select().from(submissions)).toEqual([]);
  expect(await daysOf(database, '2127')).toEqual([]);
});

test('a visit of another property of the same broker takes the time too', async () => {
  const database = emptyDatabase();
  expect((await book({}, { database })).status).toBe(303);
  const values = { email: 'els@example.com' };
  expect((await book(values, { database, propertyId: '2109' })).status).toBe(409);
});

test('a time that the software of the agency has given away is neither offered nor booked, nor one too close to travel', async () => {
  const database = emptyDatabase();
  const records = [
    { PropertyID: 2103, Visits: [{ ID: 1, Start: '2026-11-25T10:00' }] },
    { PropertyID: 2109, Visits: [{ ID: 2, Start: '2026-11-25T11:30' }] },
    { PropertyID: 2101, Visits: [{ ID: 3, Start: '2026-11-24T10:00', SiteReference: '1A2B3C4D' }] },
    { PropertyID: 2106, Visits: [{ ID: 4, Start: '2026-11-24T11:00', Cancelled: true }] },
  ];
  await database
    .insert(ownerRecords)
    .values(records.map((record) => ({ propertyId: String(record.PropertyID), record })));
  expect(await timesOf(database)).toBeUndefined();
  for (const time of ['09:00', '09:30', '10:00', '10:30'])
    expect((await book({ moment: wednesdayAt(time) }, { database })).status, time).toBe(409);
  expect((await book({ moment: '2026-12-02T09:00Z' }, { database })).status).toBe(303);
  const to = { body: { moment: wednesdayAt('09:00') } };
  expect((await requestVisit(database, await tokenFor(database), to)).status).toBe(409);
});

test('a visit moves beside its own copy in the software of the agency', async () => {
  const database = emptyDatabase();
  await book({}, { database });
  const [visit] = await database.select().from(visits);
  const SiteReference = referenceOf(visit?.submissionId ?? '');
  const record = { PropertyID: 2103, Visits: [{ ID: 1, Start: '2026-11-25T10:00', SiteReference }] };
  await database.insert(ownerRecords).values({ propertyId: '2103', record });
  const to = { body: { moment: wednesdayAt('09:30') } };
  expect((await requestVisit(database, await tokenFor(database), to)).status).toBe(303);
});

test('of two parties at one time, the copy of the one in the software takes no place of the other', async () => {
  const database = emptyDatabase();
  const visitTerms = { duration: 30, buffer: 0, notice: 24, weeks: 2, capacity: 2, exceptions: null };
  const settings = { ...(testSite.content.settings ?? emptySettings), visits: visitTerms };
  const site = { ...testSite, content: { ...testSite.content, settings } };
  await book({}, { database, site });
  const [visit] = await database.select().from(visits);
  const copy = { ID: 1, Start: '2026-11-25T10:00', SiteReference: referenceOf(visit?.submissionId ?? '') };
  const tell = (...Visits: object[]) =>
    database
      .insert(ownerRecords)
      .values({ propertyId: '2103', record: { PropertyID: 2103, Visits } })
      .onConflictDoUpdate({ target: ownerRecords.propertyId, set: { record: { Visits } } });
  await tell(copy, { ID: 2, Start: '2026-11-25T10:00' });
  expect((await book({ email: 'els@example.com' }, { database, site })).status).toBe(409);
  await tell(copy);
  expect((await book({ email: 'els@example.com' }, { database, site })).status).toBe(303);
});

test('[4.07] visitor, agency and broker get a confirmation with an event that calendars can read', async () => {
  const database = emptyDatabase();
  await book({ firstName: 'Zoë; "Z", \\n' }, { database, language: 'en' });
  const [row] = await database.select().from(submissions);
  const mails = await mailsIn(database);
  const visitor = mails.findLast(({ to }) => to[0] === 'an@example.com');
  const staff = mails.find(({ to }) => to.includes('thomas@huisenhaard.example'));
  expect(visitor?.subject).toBe('Your viewing is confirmed – Huis & Haard');
  expect(visitor?.text).toMatch(/Day and time: Wednesday 25 November, 10:00\n/);
  expect(visitor?.text).toMatch(/Place: Kruidhofstraat 41, 3000 Leuven\n/);
  expect(staff?.text).toContain('Dag en uur: woensdag 25 november, 10:00');
  for (const content of [visitor, staff].map((mail) => mail?.calendar?.content ?? '')) {
    for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const { calendar, event, component } = eventIn(content);
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(event.uid).toBe(row?.id);
    expect(event.sequence).toBe(0);
    expect(event.startDate.toJSDate()).toEqual(new Date('2026-11-25T09:00:00Z'));
    expect(event.endDate.toJSDate()).toEqual(new Date('2026-11-25T09:30:00Z'));
    expect(event.location).toBe('Kruidhofstraat 41, 3000 Leuven');
    expect(event.attendees[0]?.getFirstValue()).toBe('mailto:an@example.com');
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  }
});

test('the place of a visit is the property, the office or a call, and never an address that is hidden', async () => {
  const placeOf = async (way: string, propertyId: string) => {
    const database = emptyDatabase();
    expect((await book({ way }, { database, propertyId })).status).toBe(303);
    const all = JSON.stringify(await mailsIn(database));
    const mail = (await mailsIn(database)).findLast(({ to }) => to[0] === 'an@example.com');
    return { all, place: eventIn(mail?.calendar?.content).event.location };
  };
  expect((await placeOf('video', '2103')).place).toMatch(/^Videogesprek/);
  const hidden = await placeOf('property', '2107');
  expect(hidden.place).toBe('Het adres krijgt u van de makelaar, 8000 Brugge');
  expect(hidden.all).not.toMatch(/Vlamingdam/i);
});

test('[9.33] a tenant reads the deposit of the region, at most three months of rent', async () => {
  const textFor = async (propertyId: string) => {
    const database = emptyDatabase();
    expect((await book({}, { database, propertyId, language: 'en' })).status).toBe(303);
    return (await mailsIn(database)).findLast(({ to }) => to[0] === 'an@example.com')?.text;
  };
  expect(await textFor('2136')).toMatch(/Deposit, 3 months’ rent: €[\d,]+\n/);
  expect(await textFor('2144')).toMatch(/Deposit, 2 months’ rent: €[\d,]+\n/);
  expect(await textFor('2103')).not.toContain('Deposit');
});

test('a buyer of a home with label E reads the renovation duty of today', async () => {
  const database = emptyDatabase();
  const text = 'Binnen zes jaar tot label D.';
  const duties = [{ from: '2025-01-01', text: [{ language: 'nl', value: text }], businessText: null }];
  const settings = { ...(testSite.content.settings ?? emptySettings), renovationDuties: duties };
  const site = { ...testSite, content: { ...testSite.content, settings } };
  expect((await book({}, { database, propertyId: '2106', site })).status).toBe(303);
  const visitor = (await mailsIn(database)).findLast(({ to }) => to[0] === 'an@example.com');
  expect(visitor?.text).toContain(text);
});
