import type { PolicyReport } from 'schemas/policy-report.ts';
import { expect, test } from 'vitest';
import type { StatusItem } from 'schemas/site-status.ts';
import { emptyDatabase } from '../platform/database/node-database.test-data.ts';
import { countViolations } from '../platform/operations/policy-reports.server.ts';
import { staffRequest, tokenFor } from './staff-requests.test-data.ts';
import { prepareSite } from '../content/cms/site.server.ts';
import { emptyContent, emptySettings } from '../content/cms/site.test-data.ts';
import { readPolicyReports, eventItems, readStatus } from './site-status.server.ts';
import type { Mail } from '../platform/mail/mail.server.ts';
import type { SiteEventName, SiteEvents } from '../platform/operations/site-events.server.ts';
import { outbox } from '../platform/database/core-tables.server.ts';

const path = 'policy-reports';

test('staff, and nobody else, read what was blocked in the last seven days', async () => {
  const database = emptyDatabase();
  const violation = { directive: 'img-src', blocked: 'pixel.example', page: '/nl/', source: '' };
  for (const day of ['2026-11-14', '2026-11-15', '2026-11-21'])
    await countViolations(database, day, [violation], []);
  expect((await readPolicyReports(staffRequest({ database, path }))).status).toBe(403);
  const response = await readPolicyReports(staffRequest({ database, path, token: await tokenFor(database) }));
  const expected: PolicyReport[] = [{ ...violation, count: 2, lastDay: '2026-11-21' }];
  expect(await response.json()).toEqual(expected);
});

const now = new Date('2026-11-23T10:00:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** Events by how many minutes ago they were last seen. */
function events(ages: Partial<Record<SiteEventName, number>>): SiteEvents {
  return new Map(
    Object.entries(ages).map(([name, age]) => [name as SiteEventName, { at: before(age), count: 3 }]),
  );
}

const usual = { 'schedule-run': 1, 'purge-done': 1, 'import-shown': 600, 'publish-seen': 30 };

const given = { content: { changedAt: before(30).toISOString() }, properties: 50, fallbacks: 90, now };

function troubles(items: readonly StatusItem[]) {
  return items.filter(({ state }) => state !== 'good').map(({ id, state }) => `${id} ${state}`);
}

test('a site that does all its work has nothing to report', () => {
  const items = eventItems(events(usual), given);
  expect(troubles(items)).toEqual([]);
  expect(items).toContainEqual({ id: 'import', state: 'good', count: 50, at: before(600).toISOString() });
});

test.each<[string, Partial<Record<SiteEventName, number>>, Partial<typeof given>, string]>([
  ['the scheduled work stands still', { 'schedule-run': 6 }, {}, 'schedule failing'],
  ['nothing was deleted for hours', { 'purge-done': 61 }, {}, 'retention attention'],
  ['the clock forbade to delete', { 'purge-refused': 0 }, {}, 'retention failing'],
  ['the import is old', { 'import-shown': 8 * 24 * 60 }, {}, 'import attention'],
  ['there are no properties', {}, { properties: 0 }, 'import failing'],
  [
    'a publication was not reported',
    {},
    { content: { changedAt: before(3).toISOString() } },
    'publish attention',
  ],
  ['a webhook was refused', { 'webhook-refused': 2 }, {}, 'webhook failing'],
  ['values of the content were left out', { 'content-refused': 59 }, {}, 'content-refused attention'],
  ['fallback content was served', { 'fallback-used': 59 }, {}, 'content attention'],
])('staff see that %s', (_what, changes, changed, trouble) => {
  expect(troubles(eventItems(events({ ...usual, ...changes }), { ...given, ...changed }))).toEqual([trouble]);
});

test('content that cannot be reached, and a schedule that never ran, are failures', () => {
  const items = eventItems(events({}), { ...given, content: undefined });
  expect(troubles(items)).toEqual([
    'import attention',
    'content failing',
    'retention attention',
    'schedule failing',
  ]);
});

test('what was refused or replaced by fallback content before all went well again is over', () => {
  const past = {
    ...usual,
    'webhook-refused': 31,
    'fallback-used': 61,
    'content-refused': 61,
    'purge-refused': 2,
  };
  expect(troubles(eventItems(events(past), given))).toEqual([]);
});

test('mails are counted by what becomes of them, for staff only', async () => {
  const database = emptyDatabase();
  const message = { to: ['an@example.com'] } as unknown as Mail;
  const mail = (id: string, rest: object) => ({ id, submissionId: id, message, nextAttemptAt: now, ...rest });
  await database
    .insert(outbox)
    .values([
      mail('a', { sentAt: before(5) }),
      mail('b', { attempts: 1 }),
      mail('c', { attempts: 2 }),
      mail('d', { givenUpAt: before(2), attempts: 6 }),
    ]);
  expect((await readStatus(staffRequest({ database, path: 'status' }))).status).toBe(403);
  const token = await tokenFor(database);
  const response = await readStatus(staffRequest({ database, path: 'status', token }));
  const text = await response.text();
  expect(text).not.toContain('example');
  expect((JSON.parse(text) as StatusItem[]).slice(0, 3)).toEqual([
    { id: 'mail-service', state: 'failing' },
    { id: 'mail-waiting', state: 'attention', count: 2, at: before(5).toISOString() },
    { id: 'mail-failed', state: 'failing', count: 1, at: before(2).toISOString() },
  ]);
});

test('rates that nobody compared with their source for six months want a look', async () => {
  const database = emptyDatabase();
  const token = await tokenFor(database);
  const terms = { from: '2026-01-01', rate: 3, years: 20, ownShare: 20, source: null, sourceUrl: null };
  const ratesItem = async (checkedOn: string | null) => {
    const settings = { ...emptySettings, loanTerms: [{ ...terms, checkedOn }] };
    const site = prepareSite({ ...emptyContent, settings });
    const given = staffRequest({ database, path: 'status', token });
    const response = await readStatus(given, () => Promise.resolve(site));
    return (await response.json<StatusItem[]>()).find(({ id }) => id === 'rates');
  };
  expect(await ratesItem('2026-11-20')).toEqual({ id: 'rates', state: 'good', count: 0 });
  expect(await ratesItem(null)).toEqual({ id: 'rates', state: 'attention', count: 1 });
});
