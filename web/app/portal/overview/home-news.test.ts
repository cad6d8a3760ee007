import { expect, test } from 'vitest';
import { databaseWith, recordTime as now } from '../records/agency-data.test-data.ts';
import { sectionContext } from '../signed-in.test-data.ts';
import { loadHomeNews } from './home-news.server.ts';

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
