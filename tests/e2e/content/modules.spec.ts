import type { Page } from '@playwright/test';
import { articles } from '../../../seed/sample/articles/articles.ts';
import { isWhole } from '../support/figures.ts';
import { expect, expectNoAxeViolations, shareContent, test } from '../support/fixtures.ts';
import { inBrief } from '../support/journeys.ts';
import { storeModulePage } from './module-documents.ts';
import { prefix } from './module-parts.ts';

const pathIn = (language: string) => `/${language}/${prefix}/`;

shareContent(storeModulePage, (html) => html.includes('Module kaarten'), pathIn('nl'));

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    const spoken = [['nl', ''] as const, ['fr', ' (fr)'] as const];
    for (const [language, suffix] of inBrief(spoken, javaScriptEnabled ? 0 : 1)) {
      const module = (name: string) => `Module ${name}${suffix}`;

      test(`[3.49][3.50][3.51] a page shows every module in every view: ${language}`, async ({ page }) => {
        await page.goto(pathIn(language));
        const cards = region(page, module('kaarten')).getByRole('article');
        await expect(cards).toHaveCount(4);
        await expect(cards.first().getByRole('link')).toHaveAttribute('href', `/${language}/${prefix}/een/`);
        await expect(region(page, module('lijst')).getByRole('article')).toHaveCount(3);
        await expect(region(page, module('geheel'))).toContainText(`De tekst van artikel een${suffix}`);
        await expect(region(page, module('panden')).getByRole('article')).toHaveCount(4);
        await expect(region(page, module('pandenlijst')).getByRole('article')).toHaveCount(3);
        await expect(region(page, module('team'))).toContainText(`Makelaar${suffix}`);
        await expect(region(page, module('cijfers'))).toContainText('35');
        await expect(region(page, module('getuigen')).getByRole('figure')).toHaveCount(3);
        await expect(region(page, module('getuigenlijst')).getByRole('blockquote')).toHaveCount(1);
        await expect(region(page, module('citaat')).getByRole('figure')).toContainText('Farid');
        await expect(region(page, module('vragenlijst'))).toContainText('Dat hangt ervan af');
        const table = region(page, module('tabel')).getByRole('table');
        await expect(table.getByRole('columnheader')).toHaveCount(3);
        await expect(table.getByRole('rowheader')).toHaveCount(2);
        const buttons = region(page, module('oproep')).getByRole('link');
        await expect(buttons).toHaveText([`Artikel een${suffix}`, `Bel ons${suffix}`]);
        const monday = language === 'nl' ? 'maandag – vrijdag' : 'lundi – vendredi';
        await expect(region(page, module('kantoor')).getByText(monday)).toBeVisible();
      });

      test(`steps and answers open one by one: ${language}`, async ({ page }) => {
        await page.goto(pathIn(language));
        const answers = region(page, module('vragen'));
        await expect(answers.getByText(`Dat hangt ervan af${suffix}`, { exact: true })).toBeHidden();
        await answers.locator('summary').first().press('Enter');
        await expect(answers.getByText(`Dat hangt ervan af${suffix}`, { exact: true })).toBeVisible();
        const plan = region(page, module('stappenplan'));
        const words = plan.getByText(`De tekst van artikel twee${suffix}`, { exact: true });
        await expect(words).toBeHidden();
        await plan.locator('summary', { hasText: `Artikel twee${suffix}` }).press('Enter');
        await expect(words).toBeVisible();
        await expect(plan.getByText(`De tekst van artikel een${suffix}`, { exact: true })).toBeHidden();
      });
    }

    test('[8.03] a view that does not exist says so; draft modules and articles stay away', async ({
      page,
    }) => {
      await page.goto(pathIn('nl'));
      await expect(region(page, 'Module onbekend')).toHaveText(/Ongeldige weergave/);
      await expect(page.getByRole('main')).not.toContainText('Dit mag niemand zien');
      await expect(page.getByRole('main')).not.toContainText('verborgen');
    });
  });
}

test('a file is saved from our own origin under its title, and a logo leads to its partner', async ({
  page,
}) => {
  await page.goto(pathIn('nl'));
  const guide = region(page, 'Module bestanden').getByRole('link', { name: 'Gids voor verkopers' });
  await expect(guide).toContainText(/PDF/);
  const address = (await guide.getAttribute('href')) ?? '';
  const saved = await page.request.get(address);
  expect(await saved.text()).toBe('%PDF-1.4 een gids');
  expect(saved.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="gids-voor-verkopers.pdf"',
  });
  const forged = address.replace(/[0-9a-f]{40}/, 'f'.repeat(40));
  expect((await page.request.get(forged)).status()).toBe(404);
  await expect(region(page, 'Module partners').getByRole('link', { name: 'De partner' })).toHaveAttribute(
    'href',
    'https://partner.example/',
  );
});

test('[3.41] a category shows the articles of the categories below it where an editor wants that', async ({
  page,
}) => {
  await page.goto(pathIn('nl'));
  const below = (module: string) => region(page, module).getByRole('heading', { name: 'Artikel onder' });
  await expect(below('Module kaarten')).toHaveCount(1);
  await expect(below('Module lijst')).toHaveCount(0);
});

test('[9.03] a row shows one whole slide up to 767 pixels, two up to 960 and three above', async ({
  page,
}) => {
  await page.goto(pathIn('nl'));
  const row = region(page, 'Module beelden').getByRole('group');
  const wholeAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return row.evaluate((group) => {
      const { right } = group.getBoundingClientRect();
      return [...group.querySelectorAll('li')].filter(
        (slide) => slide.getBoundingClientRect().right < right + 1,
      ).length;
    });
  };
  expect([await wholeAt(360), await wholeAt(767)]).toEqual([1, 1]);
  expect([await wholeAt(768), await wholeAt(960)]).toEqual([2, 2]);
  expect([await wholeAt(961), await wholeAt(1920)]).toEqual([3, 3]);
});

test('[9.02][9.15] cards follow the three widths of screen: below 767, up to 1279 and from 1280', async ({
  page,
}) => {
  await page.goto(pathIn('nl'));
  const columnsAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return region(page, 'Module kaarten')
      .getByRole('list')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  };
  expect([await columnsAt(766), await columnsAt(767)]).toEqual([1, 2]);
  expect([await columnsAt(1279), await columnsAt(1280)]).toEqual([2, 3]);
});

test('[9.13][9.16] modules of half width are side by side on a desktop and below each other elsewhere', async ({
  page,
}) => {
  await page.goto(pathIn('nl'));
  const tops = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const boxes = [region(page, 'Module kantoor'), region(page, 'Module cijfers')];
    return Promise.all(boxes.map(async (box) => (await box.boundingBox())?.y ?? 0));
  };
  const [left, right] = await tops(1280);
  expect(left).toBe(right);
  const [first = 0, second = 0] = await tops(1279);
  expect(second).toBeGreaterThan(first);
});

for (const width of isWhole ? [360, 768, 1280] : [360, 1280]) {
  test(`every module satisfies axe and nothing sticks out: ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const language of isWhole ? ['nl', 'fr'] : ['fr']) {
      for (const path of [pathIn(language), `${pathIn(language)}een/`]) {
        await page.goto(path);
        for (const summary of await page.locator('main summary').all()) await summary.click();
        await expectNoAxeViolations(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('search engines read the questions of a page once, whatever they contain', async ({ page }) => {
  await page.goto(pathIn('fr'));
  const graphs = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(graphs).toHaveLength(1);
  const graph = (JSON.parse(graphs[0] ?? '') as { '@graph': { '@type': string }[] })['@graph'];
  const pages = graph.filter((thing) => thing['@type'] === 'FAQPage');
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatchObject({
    mainEntity: [
      {
        name: 'Hoelang duurt het? (fr)',
        acceptedAnswer: { text: expect.stringContaining('Dat hangt ervan af (fr)') },
      },
      { name: 'Mag </script> hier? (fr)' },
      { name: 'Wat kost het? (fr)' },
      { name: 'Mag </script> hier? (fr)' },
    ],
  });
});

test('[2.14] an article is a page of its own that leads on to the others of its category', async ({
  page,
  request,
}) => {
  await page.goto(`${pathIn('nl')}een/`);
  await expect(page).toHaveTitle('Artikel een – Huis & Haard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artikel een');
  await expect(page.getByRole('img', { name: 'Beeld bij een' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('De tekst van artikel een');
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.*-share\.jpg$/);
  const way = page.getByRole('main').getByRole('navigation').getByRole('link');
  await expect(way).toHaveText(['Home', 'Alle modules']);
  await expect(region(page, 'Module oproep').getByRole('link', { name: 'Bel ons' })).toBeVisible();
  const others = region(page, 'Lees ook').getByRole('link');
  await expect(others).toHaveText(['Artikel twee']);
  await others.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artikel twee');
  expect((await request.get(`${pathIn('nl')}verborgen/`)).status()).toBe(404);
  expect((await request.get(`${pathIn('nl')}drie/`)).status()).toBe(404);
});

test('[2.14][2.15][2.16] every seeded article is at its path in each language', async ({ request }) => {
  for (const { path, title } of articles) {
    for (const { language, value } of path ?? []) {
      const answer = await request.get(`/${language}${value}`);
      expect([value, answer.status()]).toEqual([value, 200]);
      const heading = title?.find((entry) => entry.language === language)?.value ?? '';
      expect(await answer.text()).toContain(`>${heading}</h1>`);
    }
  }
});

test('[2.07] the page about the agency shows its offices and its people', async ({ page }) => {
  await page.goto('/nl/over-ons/');
  const offices = region(page, 'Waar u ons vindt');
  for (const name of ['Mechelen', 'Leuven']) {
    await expect(offices.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const people = region(page, 'Ons team');
  await expect(people.getByRole('heading', { name: 'Hanne Verbruggen' })).toBeVisible();
  expect(await people.getByRole('article').count()).toBeGreaterThanOrEqual(7);
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await people
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(rows.at(-1), `${width} px: the last is not alone`).toBe(rows.at(-2));
  }
});
