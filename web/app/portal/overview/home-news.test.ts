import { expect, test } from 'vitest';
import { belgianDay } from '../../platform/belgian-time.ts';
import { formatDay } from '../../properties/text/day.ts';
import { databaseWith, recordTime as now } from '../records/agency-data.test-data.ts';
import { addStaffRecord } from '../records/staff-records.server.ts';
import { sectionContext } from '../signed-in.test-data.ts';
import { loadHomeNews } from './home-news.server.ts';
import { loadOverview } from './load-overview.server.ts';

test('the overview tells the next step, the broker’s last words and figures of each property', async () => {
  const database = await databaseWith(
    {
      PropertyID: 2101,
      Weeks: [
        { Date: '2026-11-13', BrokerID: 1, Text: 'Uw huis staat online.' },
        { Date: '2026-11-20', BrokerID: 1, Text: 'Twee bezoeken deze week.' },
      ],
      Documents: [{ Kind: 'cadastral-extract', State: 'needed' }],
    },
    { PropertyID: 2102, Weeks: [{ Date: '2026-11-20', BrokerID: 1, Text: 'Van iemand anders.' }] },
  );
  const newsOf = await loadHomeNews(await sectionContext({ database, now }));
  expect(newsOf('2101')).toMatchObject({
    nextStep: { date: 'donderdag 26 november', text: 'Wij ontvangen het bodemattest.' },
    words: { title: 'Hanne Verbruggen schrijft u', text: 'Twee bezoeken deze week.' },
  });
  expect(newsOf('2101').figures.map(({ value }) => value)).toEqual([1, 1, 0, 1]);
  expect(newsOf('2136')).toMatchObject({ nextStep: undefined, words: undefined });
  expect(newsOf('2102').words).toBeUndefined();
});

test('an offer that staff passed on takes the sale a stage further, from its day', async () => {
  const database = await databaseWith({ PropertyID: 2101, Visits: [] });
  const context = await sectionContext({ database, now });
  const stageNow = async () =>
    (await loadHomeNews(context))('2101').stages?.stages.find(({ mark }) => mark !== undefined);
  expect(await stageNow()).toMatchObject({ title: 'Online' });
  await addStaffRecord(database, {
    propertyId: '2101',
    language: 'nl',
    content: { kind: 'offer', amount: 380_000, conditions: '', until: '', state: 'open' },
    staffName: 'Koen Aerts',
    createdAt: now,
  });
  expect(await stageNow()).toMatchObject({ title: 'Bod', date: formatDay(belgianDay(now), 'nl') });
});

test('a home that left the import stays explained, and an account without homes says so', async () => {
  const { properties, gone, empty } = await loadOverview(
    await sectionContext({ propertyIds: ['2101', '9999'] }),
  );
  expect(properties.map(({ id }) => id)).toEqual(['2101']);
  expect(gone).toMatchObject([
    {
      id: '9999',
      text: expect.stringContaining('Pand 9999 staat niet meer in ons aanbod') as unknown,
      links: [
        { href: '/nl/eigenaars/documenten/?property=9999' },
        { href: '/nl/eigenaars/geschiedenis/?property=9999' },
      ],
    },
  ]);
  expect(empty).toBeUndefined();
  expect((await loadOverview(await sectionContext({ propertyIds: [] }))).empty).toBeDefined();
});
