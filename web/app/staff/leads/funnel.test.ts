import type { FunnelRow } from 'schemas/lead.ts';
import { expect, test } from 'vitest';
import { testSite } from '../../forms/submit/posting.test-data.ts';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import type { CountKind } from '../../consent/statistics/count-kinds.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { propertyCount, viewCount } from '../../consent/consent-tables.server.ts';
import { visits } from '../../forms/kinds/visit/store/visit-tables.server.ts';
import { siteNow, staffRequest, storeLead, tokenFor } from '../staff-requests.test-data.ts';
import { readFunnel, readPageViews } from './funnel.server.ts';

const site = () => Promise.resolve(testSite);

async function funnel(database: Database, days: number): Promise<FunnelRow[]> {
  const given = staffRequest({ database, token: await tokenFor(database), body: { days } });
  return (await readFunnel(given, site)).json();
}

const counted = (day: string, kind: CountKind, propertyId: string, count: number) => ({
  day,
  kind,
  propertyId,
  count,
});

test('views, leads and visits are counted per property and period', async () => {
  const database = emptyDatabase();
  await database
    .insert(propertyCount)
    .values([
      counted('2026-11-20', 'list', '2101', 30),
      counted('2026-11-20', 'search-engine', '2101', 12),
      counted('2026-11-21', 'direct', '2102', 99),
      counted('2026-08-01', 'direct', '2102', 500),
      counted('2026-11-21', 'favourite', '2102', 1000),
    ]);
  const context = { page: '/nl/te-koop/', propertyId: '2101' };
  await storeLead(database, { context, form: 'contact-me' });
  const visit = await storeLead(database, { context, form: 'contact-appointment' });
  await database
    .insert(visits)
    .values({ submissionId: visit, propertyId: '2101', brokerId: '1', startsAt: siteNow, endsAt: siteNow });
  const cancelled = await storeLead(database, { context, form: 'contact-appointment' });
  const times = { startsAt: siteNow, endsAt: siteNow };
  const gone = { submissionId: cancelled, propertyId: '2101', brokerId: '1', state: 'cancelled' } as const;
  await database.insert(visits).values({ ...gone, ...times });
  await storeLead(database, {
    context: { page: '/nl/', propertyId: '9999' },
    createdAt: new Date('2026-09-01'),
  });
  await storeLead(database);
  const [first, second, ...others] = await funnel(database, 30);
  expect(first).toMatchObject({ propertyId: '2101', views: 42, leads: 3, visits: 1 });
  expect(first?.name).toContain('Kalkovenstraat 18');
  expect(second).toMatchObject({ propertyId: '2102', views: 99, leads: 0, visits: 0 });
  expect(others).toEqual([]);
  const year = await funnel(database, 365);
  expect(year.map(({ propertyId, views, leads }) => [propertyId, views, leads])).toEqual([
    ['2101', 42, 3],
    ['9999', 0, 1],
    ['2102', 599, 0],
  ]);
});

test('a funnel requires a session and a period', async () => {
  const database = emptyDatabase();
  const given = (body: unknown, token?: string) =>
    readFunnel(staffRequest({ database, body, ...(token !== undefined && { token }) }), site);
  expect((await given({ days: 30 })).status).toBe(403);
  for (const days of [0, 1.5, 1000, '30'])
    expect((await given({ days }, await tokenFor(database))).status).toBe(400);
});

test('the pages that were looked at most come first, within the period', async () => {
  const database = emptyDatabase();
  const seen = (path: string, day: string, views: number) => ({ path, day, views, language: 'nl' });
  await database
    .insert(viewCount)
    .values([
      seen('/nl/', '2026-11-20', 3),
      seen('/nl/', '2026-11-21', 4),
      seen('/nl/contact/', '2026-11-21', 9),
      seen('/nl/oud/', '2026-01-01', 99),
    ]);
  const given = staffRequest({ database, token: await tokenFor(database), body: { days: 30 } });
  expect(await (await readPageViews(given)).json()).toEqual([
    { path: '/nl/contact/', views: 9 },
    { path: '/nl/', views: 7 },
  ]);
});
