import { expect, test } from 'vitest';
import type { PropertyEdit } from '../../properties/catalogue/records/property-edits.ts';
import { editOf, openHouseOn } from '../../properties/catalogue/records/property-edits.test-data.ts';
import { projectContext } from '../project/project-site.test-data.ts';
import { loadProjectPage } from '../project/load-project-page.server.ts';
import { loadPropertyPage } from '../property/load-property-page.server.ts';
import { sampleWith } from '../../properties/catalogue/sample-catalogue.test-data.ts';

type Load = typeof loadPropertyPage | typeof loadProjectPage;

async function pageAt(
  now: string,
  load: Load,
  { id, edits }: { id: string; edits: readonly PropertyEdit[] },
) {
  const context = projectContext('nl');
  const platform = { ...context.platform, ...sampleWith(edits), clock: () => new Date(now) };
  const page = await load({ ...context, platform }, id);
  const shown = page && ('heading' in page ? page.heading.openHouses : page.openHouses);
  return {
    days: shown?.days.map(({ day, hours, property }) =>
      [day, hours, property?.name].filter(Boolean).join(', '),
    ),
    links: shown?.days.map(({ property }) => property?.href),
    calendar: shown?.calendar.href,
    events: page?.head.structuredData?.['@graph'].filter((thing) => thing['@type'] === 'Event'),
    changesAt: page?.needs.changesAt,
  };
}

test('a page shows the open houses that are not over, and lasts until the next one is', async () => {
  const openHouses = [openHouseOn('2026-03-14'), openHouseOn('2026-03-07', '10:00', '11:20')];
  const edits = [editOf('2101', { openHouses })];
  const propertyAt = (now: string) => pageAt(now, loadPropertyPage, { id: '2101', edits });
  const [first, second] = ['zaterdag 7 maart, 10:00–11:20', 'zaterdag 14 maart, 10:00–12:00'];
  expect(await propertyAt('2026-03-07T10:15:00Z')).toMatchObject({
    days: [first, second],
    calendar: '/nl/feeds/open-houses.ics?property=2101',
    changesAt: ['2026-03-07T10:20:00.000Z', '2026-03-14T11:00:00.000Z'],
  });
  expect((await propertyAt('2026-03-07T10:20:00Z')).days).toEqual([second]);
  expect((await propertyAt('2026-03-14T11:00:00Z')).days).toBeUndefined();
});

test('a project shows the open houses of its units by time, with a link to each, as long as they last', async () => {
  const edits = [
    editOf('2128', { openHouses: [openHouseOn('2026-03-14'), openHouseOn('2026-03-07', '11:00', '12:20')] }),
    editOf('2129', { openHouses: [openHouseOn('2026-03-07')] }),
    editOf('2130', { openHouses: [openHouseOn('2026-03-07')] }),
    editOf('2101', { openHouses: [openHouseOn('2026-03-07')] }),
  ];
  const projectAt = (now: string, id = '71') => pageAt(now, loadProjectPage, { id, edits });
  const page = await projectAt('2026-03-07T10:15:00Z');
  expect(page).toMatchObject({
    days: [
      'zaterdag 7 maart, 10:00–12:00, Penthouse 401',
      'zaterdag 7 maart, 11:00–12:20, Appartement 101',
      'zaterdag 14 maart, 10:00–12:00, Appartement 101',
    ],
    calendar: '/nl/feeds/open-houses.ics?project=71',
    changesAt: ['2026-03-07T11:00:00.000Z', '2026-03-07T11:20:00.000Z', '2026-03-14T11:00:00.000Z'],
  });
  expect(page.events?.map(({ url }) => new URL(url).pathname)).toEqual(page.links);
  expect(new Set(page.events?.map((event) => event['@id'])).size).toBe(3);
  expect((await projectAt('2026-03-07T11:20:00Z')).days).toHaveLength(1);
  expect((await projectAt('2026-03-14T11:00:00Z')).days).toBeUndefined();
  expect((await projectAt('2026-03-07T10:15:00Z', '72')).days).toBeUndefined();
});
