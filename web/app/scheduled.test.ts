import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startLake } from './content/cms/lake-server.test-data.ts';
import { brokenDatabase, emptyDatabase } from './platform/database/node-database.test-data.ts';
import type { Database } from './platform/database/database.server.ts';
import { readEvents } from './platform/operations/site-events.server.ts';
import { runScheduledWork } from './scheduled.server.ts';

/** Runs the work of a minute on a site that can send mail, and returns what was logged. */
async function runLogged(database: Database) {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { platform, settled, close } = await startLake(() => null);
  onTestFinished(() => {
    log.mockRestore();
    close();
  });
  await runScheduledWork({ ...platform, database, sendMail: () => Promise.resolve() });
  await settled();
  return log.mock.calls.map(([line]) => JSON.parse(String(line)) as { event: string; error?: string });
}

test('a job that throws is logged once, and those after it run', async () => {
  const database = emptyDatabase();
  await database.run(sql`drop table outbox`);
  const lines = await runLogged(database);
  expect([...(await readEvents(database)).keys()]).toContain('schedule-run');
  const [mails, ...others] = lines.filter(({ event }) => event === 'Due mails were not sent.');
  expect(mails?.error).toContain('no such table: outbox');
  expect(others).toEqual([]);
});

test('of a database that fails every job tells by a line of its own', async () => {
  const events = (await runLogged(brokenDatabase())).map(({ event }) => event);
  const ofJobs = [
    'Old data was not deleted.',
    'Recent counts were not deleted.',
    'Files that nothing refers to were not deleted.',
    'The reminders of visits were not written.',
    'Reminders were not written.',
    'The search alerts could not be looked at.',
    'The adverts could not be looked at for the law.',
    'Due mails were not sent.',
    'A run of the schedule could not be recorded.',
  ];
  expect(ofJobs.filter((event) => events.filter((each) => each === event).length !== 1)).toEqual([]);
});
