import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { expect, expectNoAxeViolations, test, withoutJavaScript } from '../support/fixtures.ts';
import { inBrief } from '../support/journeys.ts';
import { expectNoOverflow, seededText } from '../support/visitor.ts';

const days = {
  nl: ['zaterdag 7 maart, 10:00–12:00', 'Parkeren kan op de oprit.', 'woensdag 18 maart, 16:00–18:30'],
  fr: [
    'samedi 7 mars, 10\u00a0h–12\u00a0h',
    'Vous pouvez vous garer',
    'mercredi 18 mars, 16\u00a0h–18\u00a0h\u00a030',
  ],
  en: [/Saturday,? 7 March, 10:00–12:00/, 'You can park in the drive.', /Wednesday,? 18 March, 16:00–18:30/],
} as const;
const lists = { nl: '/nl/te-koop/', fr: '/fr/a-vendre/', en: '/en/for-sale/' };
const onCard = {
  nl: 'Opendeur za 7 mrt 10:00–12:00',
  fr: 'Portes ouvertes sam. 7 mars 10\u00a0h–12\u00a0h',
  en: /Open house Sat,? 7 Mar 10:00–12:00/,
};
const languages = ['nl', 'fr', 'en'] as const;

/** Reads a calendar as calendar programs do. */
function eventsIn(file: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(file) as string);
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

test.describe('without JavaScript', () => {
  withoutJavaScript();

  for (const language of inBrief(languages)) {
    test(`a property and its card tell their open houses in ${language}`, async ({ page }) => {
      await page.goto(lists[language]);
      const card = page.locator('[data-property="2109"]');
      await expect(card.getByText(onCard[language])).toBeVisible();
      await card.getByRole('link').click();
      const section = page.getByRole('region', { name: seededText('openHouse.title', language) });
      for (const words of days[language]) await expect(section).toContainText(words);
      await expectNoOverflow(page, [320, 768, 1280]);
    });
  }

  test('a project tells the open houses of its units, whose hours stay on one line', async ({ page }) => {
    await page.goto('/fr/projets-neufs/malines/dijlehof/71/');
    const section = page.getByRole('region', { name: seededText('openHouse.title', 'fr') });
    const note = 'Nous vous attendons dans le hall d’entrée de Dijlehof.';
    await expect(section.getByRole('listitem')).toHaveText([
      `samedi 21 mars, 10\u00a0h–12\u00a0h Appartement 101 ${note}`,
      `samedi 21 mars, 11\u00a0h–13\u00a0h Penthouse 401 ${note}`,
    ]);
    const hours = section.getByText('11\u00a0h–13\u00a0h', { exact: true });
    for (const width of [320, 330, 340, 350, 360, 375, 390, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await hours.evaluate((element) => element.getClientRects().length), String(width)).toBe(1);
    }
    await expectNoOverflow(page, [320, 768, 1280]);
    const link = page.getByRole('link', { name: seededText('openHouse.calendar', 'fr') });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('open-houses-71.ics');
    const events = eventsIn(await readFile(await download.path(), 'utf8'));
    expect(events.map(({ uid }) => uid.split('@')[0])).toEqual([
      'open-house-2128-2026-03-21',
      'open-house-2129-2026-03-21',
    ]);
    await section.getByRole('link', { name: 'Penthouse 401' }).click();
    await expect(page).toHaveURL(/\/2129\/$/);
    await expect(section).toContainText('samedi 21 mars, 11\u00a0h–13\u00a0h');
  });

  test('a visitor adds the open houses of a property to a calendar', async ({ page }) => {
    await page.goto('/nl/property/2109/');
    const link = page.getByRole('link', { name: seededText('openHouse.calendar', 'nl') });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('open-house-2109.ics');
    const events = eventsIn(await readFile(await download.path(), 'utf8'));
    expect(
      events.map(({ startDate, endDate }) => [startDate, endDate].map((at) => at.toJSDate().toISOString())),
    ).toEqual([
      ['2026-03-07T09:00:00.000Z', '2026-03-07T11:00:00.000Z'],
      ['2026-03-18T15:00:00.000Z', '2026-03-18T17:30:00.000Z'],
    ]);
    expect(events[0]?.description).toContain('Parkeren kan op de oprit.');
    expect(events[0]?.component.getFirstPropertyValue('url')).toBe(page.url());
  });
});

test('a list leads to a calendar of all open houses, which follows what editors publish', async ({
  content,
  page,
  request,
}) => {
  await page.goto('/fr/a-louer/');
  const link = page.locator('link[rel="alternate"][type="text/calendar"]');
  const address = (await link.getAttribute('href')) ?? '';
  const read = async () =>
    eventsIn(await (await request.get(address)).text()).map(({ uid }) => uid.split('@')[0]);
  expect(await read()).toEqual([
    'open-house-2109-2026-03-07',
    'open-house-2104-2026-03-14',
    'open-house-2109-2026-03-18',
    'open-house-2128-2026-03-21',
    'open-house-2129-2026-03-21',
  ]);
  const first = await request.get(address);
  expect(first.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const again = await request.get(address, { headers: { 'If-None-Match': first.headers()['etag'] ?? '' } });
  expect(again.status()).toBe(304);
  const openHouse = { _type: 'openHouse', _key: 'a', date: '2026-03-03', from: '17:00', until: '19:00' };
  const edit = { _id: 'property-2137', _type: 'propertyEdit', reference: '2137', openHouses: [openHouse] };
  await content.create(edit);
  await expect.poll(read).toContain('open-house-2137-2026-03-03');
  await page.goto('/fr/property/2137/');
  const section = page.getByRole('region', { name: seededText('openHouse.title', 'fr') });
  await expect(section).toContainText('mardi 3 mars, 17\u00a0h–19\u00a0h');
  await expectNoAxeViolations(page);
  await content
    .patch(edit._id)
    .set({ openHouses: [{ ...openHouse, date: '2026-03-01' }] })
    .commit();
  await expect.poll(read).not.toContain('open-house-2137-2026-03-03');
  await page.reload();
  await expect(section).toBeHidden();
});
