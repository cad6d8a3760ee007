import type { StaffRecordContent } from 'schemas/staff-record.ts';
import type { LanguageId } from 'schemas/languages.ts';
import { expect, test } from 'vitest';
import { loadCommunications } from '../communications/load-communications.server.ts';
import { loadDocuments } from '../documents/load-documents.server.ts';
import { loadHomeNews } from '../overview/home-news.server.ts';
import { sectionContext } from '../signed-in.test-data.ts';
import { loadVisits } from '../visits/load-visits.server.ts';
import { databaseWith, recordTime as now } from './agency-data.test-data.ts';
import {
  addStaffRecord,
  changeStaffRecord,
  findStaffRecords,
  removeStaffRecord,
} from './staff-records.server.ts';

/** The example record of a property, and what staff wrote beside it. */
async function written(
  contents: readonly StaffRecordContent[],
  { language = 'nl', propertyId = '2101' }: { language?: LanguageId; propertyId?: string } = {},
) {
  const database = await databaseWith({ PropertyID: 2101 });
  for (const content of contents)
    await addStaffRecord(database, {
      propertyId,
      language,
      content,
      staffName: 'Koen Aerts',
      createdAt: now,
    });
  return { database, context: await sectionContext({ database, now }) };
}

test('words of staff stand beside those of the import, in the language they were written in', async () => {
  const { context } = await written([{ kind: 'words', text: 'Une belle semaine.' }], { language: 'fr' });
  const newsOf = await loadHomeNews(context);
  expect(newsOf('2101').words).toMatchObject({
    title: 'Koen Aerts schrijft u',
    text: 'Une belle semaine.',
    lang: 'fr-BE',
  });
  const [words] = (await loadCommunications(context)).groups;
  expect(words?.entries.map(({ text, lang }) => [text, lang])).toEqual([
    ['Twee bezoeken, één koppel denkt na.', undefined],
    ['Une belle semaine.', 'fr-BE'],
  ]);
});

test('a next step of staff stands until its day is over, then the imported one', async () => {
  const step = (day: string) => written([{ kind: 'next-step', day, text: 'Wij bellen de notaris.' }]);
  const textOf = async (day: string) => {
    const newsOf = await loadHomeNews((await step(day)).context);
    return newsOf('2101').nextStep?.text;
  };
  expect(await textOf('2026-11-20')).toBe('Wij bellen de notaris.');
  expect(await textOf('2026-11-19')).toBe('Wij ontvangen het bodemattest.');
});

test('a reaction that staff note is shown with its visit, whatever the software says of it', async () => {
  const { context } = await written([
    { kind: 'reaction', visit: '1', reaction: 'declined', comment: 'Toch te ver van het station.' },
  ]);
  const [, past] = (await loadVisits(context)).groups;
  expect(past?.entries).toMatchObject([{ title: 'Geen vervolg', text: 'Toch te ver van het station.' }]);
});

test('staff say which paper is needed', async () => {
  const { context } = await written([
    { kind: 'paper', paper: 'soil-certificate', state: 'needed', day: '2026-12-01' },
  ]);
  const { homes } = await loadDocuments(context);
  const [home] = homes;
  expect(home?.documents.map(({ name, tone }) => [name, tone])).toContainEqual(['Bodemattest', 'needed']);
});

test('a property without an imported record is told by staff alone', async () => {
  const { context } = await written([{ kind: 'words', text: 'Welkom.' }], { propertyId: '2136' });
  expect((await loadHomeNews(context))('2136').words?.text).toBe('Welkom.');
});

test('a changed record keeps its kind, and a removed one is gone', async () => {
  const { database } = await written([{ kind: 'words', text: 'Welkom.' }]);
  const [record] = await findStaffRecords(database, ['2101']);
  const id = record?.id ?? '';
  expect(await changeStaffRecord(database, id, { kind: 'next-step', day: '2026-12-01', text: 'Nee.' })).toBe(
    false,
  );
  expect(await changeStaffRecord(database, id, { kind: 'words', text: 'Dag.' })).toBe(true);
  expect((await removeStaffRecord(database, id))?.content).toEqual({ kind: 'words', text: 'Dag.' });
  expect(await findStaffRecords(database, ['2101'])).toEqual([]);
});
