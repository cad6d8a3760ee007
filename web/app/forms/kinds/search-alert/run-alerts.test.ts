import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { createCatalogue } from '../../../properties/catalogue/create-catalogue.ts';
import { exampleBundle, exampleRecord } from '../../../properties/model/example.test-data.ts';
import type { PropertyRecord } from '../../../properties/model/record.ts';
import { emptyDatabase } from '../../../platform/database/node-database.test-data.ts';
import { alertSent, alerts } from './alert-tables.server.ts';
import { outbox } from '../../../platform/database/core-tables.server.ts';
import { propertyCount } from '../../../consent/consent-tables.server.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { testSettings } from '../../../platform/settings.test-data.ts';
import { testSite } from '../../submit/posting.test-data.ts';
import { runAlerts } from './run-alerts.server.ts';

const start = Date.parse('2026-11-02T06:30:00Z');
const hour = 60 * 60_000;
const day = 24 * hour;

type Followed = Pick<typeof alerts.$inferSelect, 'frequency' | 'search' | 'language'>;

const house = (ID: number, fields: Partial<PropertyRecord> = {}) =>
  exampleRecord({ ID, Price: 300_000 + ID, ...fields });

const sold = (ID: number) => house(ID, { Marquee: 2 });

const catalogues = new Map<readonly PropertyRecord[], ReturnType<typeof createCatalogue>>();

function catalogueOf(records: readonly PropertyRecord[]) {
  const catalogue = catalogues.get(records) ?? createCatalogue(exampleBundle([...records]));
  catalogues.set(records, catalogue);
  return catalogue;
}

function siteWith(database: Database, records: readonly PropertyRecord[], now: number) {
  return {
    platform: { database, clock: () => new Date(now), settings: testSettings },
    site: testSite,
    catalogue: catalogueOf(records),
  };
}

async function follow(
  database: Database,
  id: string,
  { frequency = 'at-once', search = '?type=1', language = 'nl' }: Partial<Followed> = {},
) {
  const at = new Date(start);
  await database.insert(alerts).values({
    id,
    email: `${id}@example.com`,
    language,
    goal: 'sale',
    search,
    frequency,
    state: 'confirmed',
    createdAt: at,
    expiresAt: new Date(start + 365 * day),
    nextMailAt: at,
    revision: 1,
  });
}

const mailsTo = async (database: Database, id: string) =>
  (await database.select().from(outbox))
    .map(({ message }) => message)
    .filter(({ to }) => to[0] === `${id}@example.com`);

const referencesIn = ({ text }: { text: string }) =>
  [...text.matchAll(/\/(\d+)\/\?utm_source=alert\n/g)].map(([, reference]) => Number(reference));

test('[1.05] over a month each alert reports every new and cheaper property that matches, once, in its own rhythm', async () => {
  const database = emptyDatabase();
  const first = [house(1), house(2)];
  await runAlerts(siteWith(database, first, start));
  for (const frequency of ['at-once', 'daily', 'weekly'] as const)
    await follow(database, frequency, { frequency });
  await follow(database, 'cheap', { search: '?type=1&maxPrice=299000' });
  await follow(database, 'land', { search: '?type=4' });
  const offers: Readonly<Record<number, readonly PropertyRecord[]>> = {
    0: first,
    2: [...first, house(3), exampleRecord({ ID: 4, Goal: 1 })],
    9: [house(1, { Price: 290_000 }), house(2), house(3), house(5, { PublishPrice: false, Price: 1000 })],
    16: [house(1, { Price: 310_000 }), house(2), sold(3), house(5, { PublishPrice: false, Price: 500 })],
    17: [house(1, { Price: 290_000 }), house(2), sold(3), house(5, { PublishPrice: false, Price: 500 })],
    24: [house(1, { Price: 290_000 }), house(2, { Price: 200_000 }), sold(3), house(6)],
  };
  let current: readonly PropertyRecord[] = first;
  const sentOn = new Map<string, string[]>();
  for (let time = start; time < start + 30 * day; time += hour) {
    current = offers[Math.floor((time - start) / day)] ?? current;
    await runAlerts(siteWith(database, current, time));
    await runAlerts(siteWith(database, current, time));
    for (const { message, nextAttemptAt } of await database.select().from(outbox)) {
      const key = message.to[0]?.split('@')[0] ?? '';
      const line = `${nextAttemptAt.toISOString().slice(0, 13)}: ${referencesIn(message).sort().join(' ')}`;
      if (!sentOn.get(key)?.includes(line)) sentOn.set(key, [...(sentOn.get(key) ?? []), line]);
    }
  }
  expect(Object.fromEntries(sentOn)).toEqual({
    'at-once': ['2026-11-04T06: 3', '2026-11-11T06: 1 5', '2026-11-26T06: 2 6'],
    daily: ['2026-11-04T07: 3', '2026-11-11T07: 1 5', '2026-11-26T07: 2 6'],
    weekly: ['2026-11-09T07: 3', '2026-11-16T07: 1 5', '2026-11-30T07: 2 6'],
    cheap: ['2026-11-11T06: 1', '2026-11-26T06: 2'],
  });
  const matches = await database.select().from(propertyCount).where(eq(propertyCount.propertyId, '1'));
  expect(matches).toEqual([
    { propertyId: '1', day: '2026-11-11', kind: 'match', count: 3 },
    { propertyId: '1', day: '2026-11-16', kind: 'match', count: 1 },
  ]);
});

test('[2.46] a mail shows pictures and prices as published, in the language of the visitor, with a way to stop', async () => {
  const database = emptyDatabase();
  await runAlerts(siteWith(database, [house(1)], start));
  await follow(database, 'an', { language: 'fr' });
  const news = [house(1, { Price: 250_000 }), house(2, { PublishPrice: false, Price: 777_777 })];
  expect(await runAlerts(siteWith(database, news, start + hour))).toBe(1);
  const [mail] = await mailsTo(database, 'an');
  expect(mail?.subject).toBe('Du nouveau pour vous\u00a0: 2 biens');
  expect(mail?.text).toContain('À vendre · Maison');
  expect(mail?.text).toContain('Prix ramené à 250\u00a0000\u00a0€');
  expect(mail?.text).toContain('Nouveau\u00a0: Prix sur demande');
  expect(JSON.stringify(mail)).not.toMatch(/777[.\s]?777|Geheimstraat/);
  expect(mail?.html).toMatch(/<img src="http[^"]+" alt="[^"]+Maison avec jardin/);
  const stop = /<(https?:\/\/[^>]+\/fr\/alert\/stop\/[^>]+)>/.exec(
    mail?.headers?.['List-Unsubscribe'] ?? '',
  )?.[1];
  expect(mail?.text).toContain(stop);
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
});

test('a mail shows ten properties and leads to the others', async () => {
  const database = emptyDatabase();
  await runAlerts(siteWith(database, [house(1)], start));
  await follow(database, 'an');
  const many = Array.from({ length: 14 }, (_, index) => house(index + 1));
  await runAlerts(siteWith(database, many, start + hour));
  const [mail] = await mailsTo(database, 'an');
  expect(referencesIn(mail ?? { text: '' })).toHaveLength(10);
  expect(mail?.text).toContain('En nog 3 panden');
  expect(mail?.text).toContain('/?type=1\n');
  expect(await database.$count(alertSent)).toBe(13);
});

test('runs at the same time, and one that breaks off, send nothing twice and lose nothing', async () => {
  const database = emptyDatabase();
  await runAlerts(siteWith(database, [house(1)], start));
  for (let each = 0; each < 20; each++) await follow(database, `visitor-${String(each)}`);
  const now = siteWith(database, [house(1), house(2)], start + hour);
  let left = 7;
  const breaking = {
    ...now,
    platform: {
      ...now.platform,
      get settings() {
        if (left-- <= 0) throw new Error('killed');
        return testSettings;
      },
    },
  };
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await runAlerts(breaking)).toBe(7);
  log.mockRestore();
  await Promise.all([runAlerts(now), runAlerts(now), runAlerts(now)]);
  const recipients = (await database.select().from(outbox)).map(({ message }) => message.to[0]);
  expect([recipients.length, new Set(recipients).size]).toEqual([20, 20]);
});

test('what was there before the first run is not news, and neither an ended nor a pending alert is mailed', async () => {
  const database = emptyDatabase();
  await follow(database, 'ended');
  await database.update(alerts).set({ revision: 0, expiresAt: new Date(start) });
  await follow(database, 'early');
  await database.insert(alerts).values({
    ...((await database.select().from(alerts)).at(-1) as typeof alerts.$inferInsert),
    id: 'pending',
    email: 'pending@example.com',
    state: 'pending',
  });
  expect(await runAlerts(siteWith(database, [house(1), house(2)], start))).toBe(0);
  expect(await runAlerts(siteWith(database, [house(1), house(2), house(3)], start + hour))).toBe(1);
  expect((await database.select().from(outbox)).map(({ message }) => message.to[0])).toEqual([
    'early@example.com',
  ]);
});
