import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { visits } from '../../forms/kinds/visit/store/visit-tables.server.ts';
import { EntriesSection } from '../entry-groups.tsx';
import { databaseWith, recordTime as now } from '../records/agency-data.test-data.ts';
import { sectionContext } from '../signed-in.test-data.ts';
import { loadVisits } from './load-visits.server.ts';
import { calendarOf, sendVisits } from './visit-files.server.ts';

const booking = {
  submissionId: 'secret-submission',
  propertyId: '2101',
  brokerId: '1',
  startsAt: new Date('2026-11-24T15:00:00Z'),
  endsAt: new Date('2026-11-24T15:30:00Z'),
  note: 'Jan Peeters, 0470 12 34 56',
};

async function database() {
  const filled = await databaseWith(
    { PropertyID: 2101 },
    {
      PropertyID: 2136,
      Visits: [{ ID: 9, Start: '2026-11-18T09:30', Reaction: 'declined', Comment: 'Te klein.' }],
    },
    { PropertyID: 2102, Visits: [{ ID: 10, Start: '2026-11-19T09:30', Comment: 'Van iemand anders.' }] },
  );
  await filled
    .insert(visits)
    .values([
      booking,
      { ...booking, submissionId: 'other', propertyId: '2102' },
      { ...booking, submissionId: 'unconfirmed', state: 'held', heldUntil: now },
    ]);
  return filled;
}

test('[2.45] an owner sees visits of the agency and of the site, planned and past, and who came to nobody', async () => {
  const { groups, files } = await loadVisits(await sectionContext({ database: await database(), now }));
  const [planned, past] = groups;
  expect(planned?.entries).toMatchObject([
    { date: 'dinsdag 24 november', time: '16:00', title: 'Kalkovenstraat 18' },
    { date: 'woensdag 25 november', time: '16:30' },
  ]);
  expect(past?.entries).toMatchObject([
    {
      time: '09:30',
      title: 'Geen vervolg',
      text: 'Te klein.',
      tone: 'quiet',
      place: 'Wolmarktsteeg 24 bus\u00a01',
    },
    { time: '10:00', title: 'Geïnteresseerd', tone: 'good' },
  ]);
  expect(JSON.stringify(groups)).not.toMatch(/iemand anders|secret|Peeters/);
  expect(files.map(({ href }) => href)).toEqual([
    '/nl/eigenaars/files/visits.ics',
    '/nl/eigenaars/account/#calendar',
    '/nl/eigenaars/files/visits.csv',
  ]);
});

test('one property is shown without its address, in the language of the reader', async () => {
  const given = { database: await database(), now, selected: '2136', language: 'fr' } as const;
  const [planned, past] = (await loadVisits(await sectionContext(given))).groups;
  expect(planned).toMatchObject({ title: 'Visites prévues', entries: [] });
  expect(past?.entries).toEqual([expect.objectContaining({ title: 'Sans suite', place: undefined })]);
});

test('a visit to come at the one property shown names its broker, not the address again', async () => {
  const given = { database: await database(), now, selected: '2101', language: 'en' } as const;
  const [planned] = (await loadVisits(await sectionContext(given))).groups;
  expect(planned?.entries[0]?.title).toMatch(/^With \p{Lu}/u);
});

test('visits are a file for a spreadsheet, in which a remark is no formula', async () => {
  const given = await databaseWith({
    PropertyID: 2101,
    Visits: [{ ID: 1, Start: '2026-11-18T09:30', Reaction: 'interested', Comment: '=1+1' }],
  });
  const response = await sendVisits(await sectionContext({ database: given, now }));
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(await response.text()).toBe(
    [
      '"Datum";"Uur";"Referentie";"Adres";"Resultaat";"Opmerking"',
      `"2026-11-18";"09:30";"2101";"Kalkovenstraat 18";"Geïnteresseerd";"'=1+1"`,
      '',
    ].join('\r\n'),
  );
});

test('planned visits are a file for a calendar, in universal time', async () => {
  const response = await calendarOf(await sectionContext({ database: await database(), now }));
  const text = await response.text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain('DTSTART:20261124T150000Z\r\nDTEND:20261124T153000Z\r\n');
  expect(text).toContain('SUMMARY:Bezoek aan Kalkovenstraat 18\r\n');
  expect(text).toContain('LOCATION:Kalkovenstraat 18\\, 2800 Mechelen\r\n');
  expect(text).not.toMatch(/Peeters|secret/);
});

test('a visit that is called off leaves the calendar with the next copy, also when it was the only one', async () => {
  const filled = emptyDatabase();
  await filled.insert(visits).values([
    { ...booking, state: 'cancelled' },
    { ...booking, submissionId: 'earlier', startsAt: new Date('2026-11-17T15:00:00Z'), state: 'cancelled' },
  ]);
  const context = await sectionContext({ database: filled, now });
  const text = await (await calendarOf(context)).text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain('DTSTART:20261124T150000Z\r\n');
  expect(text).toContain('STATUS:CANCELLED\r\n');
  const { files } = await loadVisits(context);
  expect(files.map(({ href }) => href)).toContain('/nl/eigenaars/files/visits.ics');
});

test('a time that is free again and booked by somebody else is another visit, so that only the first one leaves', async () => {
  const filled = emptyDatabase();
  await filled.insert(visits).values([
    { ...booking, state: 'cancelled' },
    { ...booking, submissionId: 'second' },
  ]);
  const text = await (await calendarOf(await sectionContext({ database: filled, now }))).text();
  expect(new Set(text.match(/UID:\S+/g)).size).toBe(2);
  expect(text.match(/STATUS:CANCELLED/g)).toHaveLength(1);
});

test('words of the broker say in which language they are, where the page is in another', async () => {
  const filled = await databaseWith(
    { PropertyID: 2101 },
    {
      PropertyID: 2136,
      Language: 'fr',
      Visits: [{ ID: 9, Start: '2026-11-18T09:30', Reaction: 'declined', Comment: 'Trop petit.' }],
    },
  );
  const markup = async (language: 'nl' | 'fr') => {
    const section = await loadVisits(
      await sectionContext({
        database: filled,
        now,
        language,
        email: `${language}@example.com`,
      }),
    );
    return renderToStaticMarkup(createElement(EntriesSection, { section }));
  };
  const [french, dutch] = [await markup('fr'), await markup('nl')];
  expect(french).toContain('lang="nl-BE">Ze komen terug.</p>');
  expect(french).toMatch(/<p class="[^"]*">Trop petit\.<\/p>/);
  expect(dutch).toMatch(/<p class="[^"]*">Ze komen terug\.<\/p>/);
  expect(dutch).toContain('lang="fr-BE">Trop petit.</p>');
});
