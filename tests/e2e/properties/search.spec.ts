import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { journeys, ways } from '../support/journeys.ts';
import { seededText } from '../support/visitor.ts';

const [dutch, french, english] = journeys;
const cities = { nl: 'Mechelen', fr: 'Malines', en: 'Mechelen' } as const;
const apartments = { nl: 'Appartement', fr: 'Appartement', en: 'Apartment' } as const;
type Language = 'nl' | 'fr' | 'en';

const mechelen = 'city=Mechelen%7C2800';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const searchField = (page: Page, language: Language) =>
  page.getByRole('main').getByLabel(seededText('search.label', language));
const choice = (page: Page, name: string) => page.getByRole('main').getByRole('checkbox', { name });
/** Opens a list of choices, unless a change in place left it open. */
async function unfold(page: Page, key: 'filter.place' | 'filter.type', language: Language): Promise<void> {
  const fold = page
    .getByRole('main')
    .locator('details', { hasText: seededText(key, language) })
    .first();
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
}
/** Scripts apply each change at once. */
const apply = (page: Page, language: Language) =>
  page.getByRole('button', { name: seededText('list.applyFilters', language) }).click();
const shownCount = (page: Page) => page.locator('#list-count');
const count = (language: Language, total: number) =>
  seededText('list.count_other', language).replace('{count}', String(total));

for (const { journey, javaScriptEnabled, how } of ways) {
  const { language, sale, rent } = journey;

  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test(`[2.02][2.19][2.20] a visitor narrows the list down by city and type, and widens it again: ${how}`, async ({
      page,
    }) => {
      await page.goto(sale.path);
      await unfold(page, 'filter.place', language);
      await choice(page, `${cities[language]} (6)`).check();
      if (!javaScriptEnabled) await apply(page, language);
      await expect(page).toHaveURL(`${sale.path}?city=${cities[language]}%7C2800`);
      await unfold(page, 'filter.type', language);
      await choice(page, `${apartments[language]} (3)`).check();
      if (!javaScriptEnabled) await apply(page, language);
      await expect(page).toHaveURL(`${sale.path}?city=${cities[language]}%7C2800&type=2`);
      await expect(cards(page)).toHaveCount(3);
      for (const card of await cards(page).all()) await expect(card).toContainText(cities[language]);
      await expect(shownCount(page)).toHaveText(count(language, 3));
      await unfold(page, 'filter.place', language);
      await expect(choice(page, cities[language])).toBeChecked();
      if (javaScriptEnabled) await expectNoAxeViolations(page);

      const remove = seededText('list.removeFilter', language).replace('{filter}', cities[language]);
      await page.getByRole('link', { name: remove }).click();
      await expect(page).toHaveURL(`${sale.path}?type=2`);
      await expect(shownCount(page)).toHaveText(count(language, 8));
      await page.getByRole('link', { name: seededText('list.clearFilters', language) }).click();
      await expect(page).toHaveURL(sale.path);
      await expect(shownCount(page)).toHaveText(count(language, 27));
    });

    test(`[8.09] a search without results says so and offers ways on: ${how}`, async ({ page }) => {
      await page.goto(`${sale.path}?q=zwvxq`);
      await expect(page.getByText(seededText('list.empty', language))).toBeVisible();
      await expect(page.getByText(seededText('list.emptyAdvice', language))).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
      const quoted = seededText('filter.searchedText', language).replace('{text}', 'zwvxq');
      const chip = seededText('list.removeFilter', language).replace('{filter}', quoted);
      await expect(page.getByRole('link', { name: chip })).toHaveText(quoted);
      if (javaScriptEnabled) await expectNoAxeViolations(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: seededText('list.allForSale', language) })
        .click();
      await expect(page).toHaveURL(sale.path);
    });

    test(`[2.34][2.35] home leads a search to the list of the button pressed: ${how}`, async ({ page }) => {
      const name = seededText('search.forRentCount', language).replace('{total}', '12');
      await page.goto(`/${language}/`);
      await searchField(page, language).fill(cities[language]);
      await page.getByRole('button', { name }).click();
      await expect(page).toHaveURL(`${rent.path}?city=${cities[language]}%7C2800`);
      await expect(cards(page)).toHaveCount(2);

      await page.goto(`/${language}/`);
      await searchField(page, language).fill('2101 2102');
      await page.getByRole('button', { name }).click();
      await expect(page).toHaveURL(`${rent.path}?q=2101+2102`);
      await expect(cards(page)).toHaveCount(2);
      await cards(page).first().getByRole('link').click();
      await expect(page).toHaveURL(/\/2101\/$/);
    });
  });
}

test('[2.03][2.20] the list for rent is narrowed down by a type alone', async ({ page }) => {
  await page.goto(`${french.rent.path}?type=3`);
  await expect(cards(page)).toHaveCount(4);
  for (const card of await cards(page).all()) await expect(card).toContainText('Studio');
});

/** Kinds of property on the cards for sale of a type, as they name themselves. */
async function kindsOf(page: Page, type: number): Promise<string[]> {
  await page.goto(`${dutch.sale.path}?type=${type}`);
  const kinds = await cards(page).evaluateAll((all) =>
    all.map((card) => card.querySelector('p.text-muted')?.textContent.split(' · ')[1] ?? ''),
  );
  return [...new Set(kinds)].sort();
}

test('[3.31][3.32] the first type is a house, villa or farm, be it with a shop', async ({ page }) => {
  expect(await kindsOf(page, 1)).toEqual(['Handelspand', 'Hoeve', 'Huis', 'Villa']);
});

test('[3.33][3.34] apartments and studios are types of their own', async ({ page }) => {
  expect(await kindsOf(page, 2)).toEqual(['Appartement', 'Opbrengsteigendom', 'Penthouse']);
  expect(await kindsOf(page, 3)).toEqual(['Opbrengsteigendom', 'Studio']);
});

test('[3.35][3.36] land and investments are types of their own', async ({ page }) => {
  expect(await kindsOf(page, 4)).toEqual(['Bouwgrond']);
  expect(await kindsOf(page, 5)).toEqual(['Opbrengsteigendom', 'Studio']);
});

test('[3.37][3.38] businesses are a type, and so are garages with parking spaces', async ({ page }) => {
  expect(await kindsOf(page, 6)).toEqual(['Handelspand']);
  expect(await kindsOf(page, 7)).toEqual(['Garagebox', 'Parkeerplaats']);
});

test('[3.07] a property of several types is in the list of each', async ({ page }) => {
  for (const type of [2, 5]) {
    await page.goto(`${dutch.sale.path}?type=${type}`);
    await expect(page.locator('main article[data-property="2121"]'), `${type}`).toHaveCount(1);
  }
});

test('[2.19][2.21] filters stay when the language changes, whatever the city is called there', async ({
  page,
}) => {
  await page.goto(`${dutch.sale.path}?${mechelen}&type=2`);
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(`${french.sale.path}?${mechelen}&type=2`);
  await unfold(page, 'filter.place', 'fr');
  await expect(choice(page, 'Malines (3)')).toBeChecked();
  await expect(cards(page)).toHaveCount(3);
});

test('[5.28][9.36] a reference is found exactly and comes first, on whichever list is searched', async ({
  page,
}) => {
  await page.goto(`${dutch.rent.path}?q=2101`);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole('link')).toHaveAttribute('href', dutch.property.path);
  await page.goto(`${dutch.sale.path}?q=210`);
  await expect(page.getByText(seededText('list.empty', 'nl'))).toBeVisible();
});

test('as many references as are typed are found, and each page of them keeps the text', async ({ page }) => {
  const references = Array.from({ length: 30 }, (_, index) => String(2101 + index)).join(' ');
  await page.goto(`${dutch.sale.path}?q=${encodeURIComponent(references)}`);
  await expect(shownCount(page)).toHaveText(count('nl', 30));
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('link', { name: seededText('list.nextPage', 'nl') }).click();
  await expect(page).toHaveURL(/q=2101\+2102.*&page=2$/);
  await expect(cards(page)).toHaveCount(6);
});

test('[2.19] a municipality includes its villages, as editors list them, and a radius its neighbours', async ({
  content,
  page,
}) => {
  await page.goto(`${dutch.sale.path}?city=Muizen%7C2812`);
  await expect(cards(page)).toHaveCount(6);
  await page.goto(`${dutch.sale.path}?${mechelen}&radius=10`);
  await expect(shownCount(page)).toHaveText(count('nl', 8));
  await page.goto(`${dutch.sale.path}?city=Schilde%7C2970`);
  await expect(cards(page)).toHaveCount(1);
  await content.patch('municipality-2970').set({ zip: '2975' }).commit();
  await expect(async () => {
    await page.goto(`${dutch.sale.path}?city=Schilde%7C2970`);
    await expect(cards(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

test('[2.02][3.45] a list with filters has one address, which search engines index only as a page of its own', async ({
  page,
  request,
  baseURL,
}) => {
  const untidy = await request.get(`${dutch.sale.path}?q=&type=2&city=Mechelen%7C2800&from=mail`, {
    maxRedirects: 0,
  });
  expect(untidy.status()).toBe(301);
  expect(untidy.headers()['location']).toBe(`${dutch.sale.path}?${mechelen}&type=2&from=mail`);
  const beyond = await request.get(`${dutch.sale.path}?type=2&page=9`, { maxRedirects: 0 });
  expect(beyond.status()).toBe(302);
  expect(beyond.headers()['location']).toBe(`${dutch.sale.path}?type=2`);
  const robots = page.locator('meta[name="robots"]');
  const canonical = page.locator('link[rel="canonical"]');
  const combined = [`${mechelen}&type=1`, `${mechelen}&sort=surface`];
  for (const search of [
    'city=Leuven%7C3000',
    'type=1',
    'sold=yes',
    'sort=surface',
    'view=map',
    ...combined,
  ]) {
    await page.goto(`${dutch.sale.path}?${search}`);
    await expect(robots).toHaveAttribute('content', 'noindex, follow');
    await expect(canonical).toHaveCount(0);
  }
  await page.goto(`${dutch.sale.path}?${mechelen}&utm_source=mail`);
  await expect(robots).toHaveCount(0);
  await expect(canonical).toHaveAttribute('href', `${baseURL ?? ''}${dutch.sale.path}?${mechelen}`);
  await page.goto(`${dutch.sale.path}?page=2`);
  await expect(robots).toHaveCount(0);
  await expect(canonical).toHaveAttribute('href', `${baseURL ?? ''}${dutch.sale.path}?page=2`);
});

test('a list has other words for the filters an editor thought of', async ({ page }) => {
  const titles = [
    [dutch.sale.path, 'Te koop in Mechelen'],
    [french.sale.path, 'À vendre à Malines'],
    [english.sale.path, 'For sale in Mechelen'],
  ] as const;
  for (const [path, title] of titles) {
    await page.goto(`${path}?${mechelen}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} – Huis & Haard`);
    await page.goto(`${path}?city=Leuven%7C3000`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  }
  const wider = { 'city=Leuven%7C3000': ' in Leuven en Mechelen', 'radius=10': ' in Mechelen + 10 km' };
  for (const [search, place] of Object.entries(wider)) {
    await page.goto(`${dutch.sale.path}?${mechelen}&${search}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dutch.sale.title + place);
  }
});

test('filters are reached, folded out, chosen and sent by keyboard alone', async ({ page }) => {
  await page.goto(dutch.sale.path);
  await searchField(page, 'nl').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(seededText('filter.radius', 'nl'))).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(choice(page, 'Antwerpen')).toBeFocused();
  await page.keyboard.press('Space');
  for (let back = 0; back < 3; back++) await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('huis');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${dutch.sale.path}?city=Antwerpen%7C2000&type=1`);
});

test('prices, rooms, features and an order narrow a list down in one address', async ({ page }) => {
  await page.goto(dutch.sale.path);
  const form = page.getByRole('search').getByRole('form', { name: seededText('list.filters', 'nl') });
  await form.getByText(seededText('filter.price', 'nl'), { exact: true }).click();
  await form.getByLabel('Tot (€)').fill('400000');
  await form.getByLabel(seededText('filter.bedrooms', 'nl')).selectOption('2');
  await page.getByLabel(seededText('list.sort', 'nl')).selectOption('price-up');
  await form.getByText(seededText('list.moreFilters', 'nl')).click();
  await form.getByLabel(seededText('filter.terrace', 'nl')).check();
  await form.getByLabel(seededText('filter.alsoSold', 'nl')).check();
  await expect(page).toHaveURL(
    `${dutch.sale.path}?maxPrice=400000&bedrooms=2&terrace=yes&sold=yes&sort=price-up`,
  );
  await expectNoAxeViolations(page);
  const prices = await cards(page).locator('.price').allTextContents();
  const amounts = prices.map((price) => Number(/€\s([\d.]+)/.exec(price)?.[1]?.replaceAll('.', '')));
  expect(amounts.length).toBeGreaterThan(2);
  expect(Math.max(...amounts)).toBeLessThanOrEqual(400_000);
  const chips = page.getByRole('list', { name: seededText('list.activeFilters', 'nl') });
  await expect(chips).toContainText('Minstens 2 slaapkamers');
  await expect(chips).toContainText('Terras');
});
