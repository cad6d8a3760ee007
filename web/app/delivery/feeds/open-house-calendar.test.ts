import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type TestLanguage, testLanguages } from '../../content/i18n/seeded-texts.test-data.tsx';
import type { OpenHousesOf } from '../../content/paths/feed-path.ts';
import { editOf, openHouseOn } from '../../properties/catalogue/records/property-edits.test-data.ts';
import { feedContent as content, feedSite as site } from './feed-site.test-data.ts';
import { openHouseCalendar } from './open-house-calendar.server.ts';
import { sampleWith } from '../../properties/catalogue/sample-catalogue.test-data.ts';

const siteUrl = 'https://site.test';
const note = {
  language: 'nl' as const,
  Description: 'Bel aan, de deur is groen; parkeren kan \\ achteraan.',
};
const openHouses = [openHouseOn('2026-02-28'), { ...openHouseOn('2026-03-07'), Texts: [note] }];

const edits = [
  editOf('2101', { openHouses }),
  editOf('2108', { openHouses: [openHouseOn('2026-07-04')] }),
  editOf('2119', { openHouses }),
  editOf('2102', { openHouses, isHidden: true }),
];

async function fileOf(
  language: TestLanguage,
  of?: OpenHousesOf,
  { now = '2026-03-02T09:00:00Z', catalogue = sampleWith(edits).catalogue } = {},
) {
  const source = { site, content, catalogue, language, siteUrl, now: new Date(now) };
  return (await openHouseCalendar(source, of))?.file ?? '';
}

async function eventsOf(...given: Parameters<typeof fileOf>) {
  const calendar = new ICAL.Component(ICAL.parse(await fileOf(...given)) as string);
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

test('what is to come is in the calendar; what is over, sold or hidden is not', async () => {
  for (const language of testLanguages)
    expect((await eventsOf(language)).map(({ uid }) => uid)).toEqual([
      'open-house-2101-2026-03-07@site.test',
      'open-house-2108-2026-07-04@site.test',
    ]);
});

test('an event has its time in Belgium, its place, its words and the page of its property', async () => {
  const [event] = await eventsOf('fr');
  expect(event?.startDate.toJSDate().toISOString()).toBe('2026-03-07T09:00:00.000Z');
  expect(event?.endDate.toJSDate().toISOString()).toBe('2026-03-07T11:00:00.000Z');
  expect(event?.summary).toMatch(/^Portes ouvertes\u00a0: Maison mitoyenne .*, Malines$/);
  expect(event?.location).toBe('Kalkovenstraat 18, 2800 Malines');
  expect(event?.component.getFirstPropertyValue('url')).toMatch(
    /^https:\/\/site\.test\/fr\/for-sale\/malines\/[a-z-]+\/2101\/$/,
  );
  const [dutch, summer] = await eventsOf('nl');
  expect(dutch?.description.split('\n')[0]).toBe(note.Description);
  expect(summer?.startDate.toJSDate().toISOString()).toBe('2026-07-04T08:00:00.000Z');
});

test('an address that is not published is in no language of it', async () => {
  for (const language of testLanguages) {
    const file = (await fileOf(language, { property: '2108' })).replaceAll('\r\n ', '');
    expect(file).toContain('LOCATION:2970 ');
    expect(file).not.toMatch(/Reeën|51\.266|4\.5585|GEO/);
  }
});

test('a property has a calendar of its own as long as there is something in it', async () => {
  expect((await eventsOf('nl', { property: '2108' })).map(({ uid }) => uid)).toEqual([
    'open-house-2108-2026-07-04@site.test',
  ]);
  for (const property of ['2101', '2119', '2102', '999', ''])
    expect(await fileOf('nl', { property }, { now: '2026-03-07T11:00:00Z' }), property).toBe('');
});

test('a project has a calendar of what is to come in its units', async () => {
  const { catalogue } = sampleWith(['2101', '2128', '2129'].map((id) => editOf(id, { openHouses })));
  expect((await eventsOf('nl', { project: '71' }, { catalogue })).map(({ uid }) => uid)).toEqual([
    'open-house-2128-2026-03-07@site.test',
    'open-house-2129-2026-03-07@site.test',
  ]);
  for (const project of ['72', '999', '', 'undefined'])
    expect(await fileOf('nl', { project }, { catalogue })).toBe('');
  expect(await fileOf('nl', { project: '71' }, { catalogue, now: '2026-03-07T11:00:00Z' })).toBe('');
});

test('a file has the lines that RFC 5545 demands, also without an event, and changes only with its content', async () => {
  const file = await fileOf('fr');
  const lines = file.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(lines.filter((line) => line === 'DTSTAMP:20261119T101112Z')).toHaveLength(1);
  expect(await fileOf('fr', undefined, { now: '2026-03-07T10:59:00Z' })).toBe(file);
  const empty = new ICAL.Component(
    ICAL.parse(await fileOf('fr', undefined, { now: '2027-01-01T00:00:00Z' })) as string,
  );
  expect(empty.getFirstPropertyValue('version')).toBe('2.0');
  expect(empty.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
});
