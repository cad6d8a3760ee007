import { afterEach, expect, test } from 'vitest';
import { applyPropertyEdits } from '../../properties/catalogue/catalogue.ts';
import { editOf, openHouseOn } from '../../properties/catalogue/records/property-edits.test-data.ts';
import { projectContext } from '../project/project-site.test-data.ts';
import { loadPropertyPage } from './load-property-page.server.ts';

afterEach(() => {
  applyPropertyEdits([]);
});

async function pageAt(now: string, id = '2101') {
  const context = projectContext('nl');
  const lifetime = { freshUntil: Infinity, endsAt: Infinity };
  const platform = { ...context.platform, clock: () => new Date(now), lifetime };
  const page = await loadPropertyPage({ ...context, platform }, id);
  const days = page?.openHouses?.days.map(({ moment }) => moment);
  return { days, left: Math.round((lifetime.endsAt - Date.now()) / 60_000) };
}

test('a page shows the open houses that are not over, and lasts until the next one is', async () => {
  const openHouses = [openHouseOn('2026-03-14'), openHouseOn('2026-03-07', '10:00', '11:20')];
  applyPropertyEdits([editOf('2101', { openHouses })]);
  const [first, second] = ['zaterdag 7 maart, 10:00–11:20', 'zaterdag 14 maart, 10:00–12:00'];
  expect(await pageAt('2026-03-07T10:15:00Z')).toEqual({ days: [first, second], left: 5 });
  expect((await pageAt('2026-03-07T10:20:00Z')).days).toEqual([second]);
  expect((await pageAt('2026-03-14T11:00:00Z')).days).toBeUndefined();
});
