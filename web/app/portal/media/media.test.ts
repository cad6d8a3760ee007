import { expect, test } from 'vitest';
import { databaseWith, recordTime as now } from '../records/agency-data.test-data.ts';
import { sectionContext } from '../signed-in.test-data.ts';
import { loadMedia } from './load-media.server.ts';

test('[2.45] media are online until their last day, with a link as long; the site itself comes along', async () => {
  const medium = (Name: string, dates: { From: string; Until?: string }) => ({
    Name,
    Url: `https://${Name.toLowerCase()}.example/2101`,
    ...dates,
  });
  const database = await databaseWith({
    PropertyID: 2101,
    OnlineMedia: [
      medium('Alfa', { From: '2026-11-13' }),
      medium('Beta', { From: '2026-11-12', Until: '2026-11-20' }),
      medium('Gamma', { From: '2026-11-11', Until: '2026-11-19' }),
    ],
  });
  const { groups } = await loadMedia(await sectionContext({ database, now, propertyIds: ['2101'] }));
  expect(groups.map(({ entries }) => entries.map(({ title, href }) => [title, href]))).toEqual([
    [
      ['Alfa', 'https://alfa.example/2101'],
      ['Huis & Haard', expect.stringContaining('2101')],
      ['Beta', 'https://beta.example/2101'],
    ],
    [['Gamma', undefined]],
  ]);
  expect(groups[1]?.entries[0]?.text).toBe('Tot en met 19 november 2026');
});
