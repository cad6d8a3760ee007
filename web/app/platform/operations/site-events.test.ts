import { afterEach, expect, test, vi } from 'vitest';
import { testPlatform } from '../platform.test-data.ts';
import { brokenDatabase, emptyDatabase } from '../database/node-database.test-data.ts';
import { readEvents, recordChange, recordEvent, recordSometimes } from './site-events.server.ts';

const start = new Date('2026-11-23T10:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

afterEach(() => {
  vi.useRealTimers();
});

test('an event has the time of the last and the number of all', async () => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  const database = emptyDatabase();
  await recordEvent(database, 'purge-done');
  vi.setSystemTime(later(60));
  await recordEvent(database, 'purge-done');
  expect(await readEvents(database)).toEqual(new Map([['purge-done', { at: later(60), count: 2 }]]));
});

test('an import keeps the time at which it was first seen, until another one comes', async () => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  const database = emptyDatabase();
  const seenAt = async () => (await readEvents(database)).get('import-shown')?.at;
  await recordChange(database, 'import-shown', 'a');
  vi.setSystemTime(later(60));
  await recordChange(database, 'import-shown', 'a');
  expect(await seenAt()).toEqual(start);
  await recordChange(database, 'import-shown', 'b');
  expect(await seenAt()).toEqual(later(60));
});

test('what visitors can cause is recorded once in ten seconds', async () => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  const { platform, settled } = testPlatform();
  for (const seconds of [0, 1, 9, 10, 11]) {
    vi.setSystemTime(later(seconds));
    recordSometimes(platform, 'webhook-refused');
  }
  await settled();
  expect(await readEvents(platform.database)).toEqual(
    new Map([['webhook-refused', { at: expect.any(Date) as Date, count: 2 }]]),
  );
});

test('a database that fails fails no request, and is logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { platform, settled } = testPlatform({ database: brokenDatabase() });
  recordSometimes(platform, 'publish-seen');
  await settled();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('An event could not be recorded.'));
});
