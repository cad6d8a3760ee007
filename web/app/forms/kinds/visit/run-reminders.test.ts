import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyDatabase } from '../../../platform/database/node-database.test-data.ts';
import { visits } from './store/visit-tables.server.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { testPlatform } from '../../../platform/platform.test-data.ts';
import { testSite } from '../../submit/posting.test-data.ts';
import { book, mailsIn, requestVisit, tokenFor } from './booking.test-data.ts';
import { runReminders } from './run-reminders.server.ts';

const due = '2026-11-24T09:00:00Z';

const run = (database: Database, now: string, siteOf = () => Promise.resolve(testSite)) =>
  runReminders(testPlatform({ database, clock: () => new Date(now) }).platform, siteOf);

const remindersIn = async (database: Database) =>
  (await mailsIn(database)).filter(({ subject }) => subject.startsWith('Herinnering'));

test('[4.07] a visitor is reminded once, the day before at ten, with all that the confirmation said', async () => {
  const database = emptyDatabase();
  await book({}, { database, propertyId: '2136' });
  const [, confirmation] = (await mailsIn(database)).filter(({ to }) => to[0] === 'an@example.com');
  expect(await run(database, '2026-11-24T08:59:00Z')).toBe(0);
  expect(await run(database, due)).toBe(1);
  expect(await run(database, '2026-11-24T09:01:00Z')).toBe(0);
  const [mail, ...more] = await remindersIn(database);
  expect(more).toEqual([]);
  expect(mail?.to).toEqual(['an@example.com']);
  expect(mail?.subject).toBe('Herinnering: uw bezoek op woensdag 25 november, 10:00');
  for (const line of [/\nDag en uur: .*/, /\nPlaats: .*/, /\nHuurwaarborg.*/, /\n.*\/bezoek\/wijzigen\/.*/]) {
    const [told] = line.exec(confirmation?.text ?? '') ?? [];
    expect(told, String(line)).toBeDefined();
    expect(mail?.text).toContain(told);
  }
});

test('runs at the same time remind once', async () => {
  const database = emptyDatabase();
  await book({}, { database });
  const written = await Promise.all([run(database, due), run(database, due), run(database, due)]);
  expect(written.toSorted()).toEqual([0, 0, 1]);
  expect(await remindersIn(database)).toHaveLength(1);
});

test('a run that was killed, or that fails, is made up for by the next', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const database = emptyDatabase();
  await book({}, { database });
  await expect(run(database, due, () => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
  expect(await run(database, '2026-11-24T21:00:00Z')).toBe(1);
  expect(await remindersIn(database)).toHaveLength(1);
});

test('a visit that was cancelled, has begun, or was booked since then is not reminded of', async () => {
  const database = emptyDatabase();
  await book({}, { database });
  await requestVisit(database, await tokenFor(database), { link: 'cancel', body: {} });
  expect(await run(database, due)).toBe(0);
  await book({ email: 'els@example.com' }, { database });
  expect(await run(database, '2026-11-25T09:00:00Z')).toBe(0);
  expect(await remindersIn(database)).toEqual([]);
});

test('a visit that moves is reminded of before its new time', async () => {
  const database = emptyDatabase();
  await book({}, { database });
  expect(await run(database, due)).toBe(1);
  const moved = { body: { moment: '2026-12-02T09:00Z' }, now: new Date('2026-11-24T12:00:00Z') };
  expect((await requestVisit(database, await tokenFor(database), moved)).status).toBe(303);
  expect((await database.select().from(visits))[0]?.remindAt).toEqual(new Date('2026-12-01T09:00:00Z'));
  expect(await run(database, '2026-11-30T12:00:00Z')).toBe(0);
  expect(await run(database, '2026-12-01T09:00:00Z')).toBe(1);
  const subjects = (await remindersIn(database)).map(({ subject }) => subject);
  expect(subjects).toContain('Herinnering: uw bezoek op woensdag 2 december, 10:00');
});
