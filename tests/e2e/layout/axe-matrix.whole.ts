import type { Page } from '@playwright/test';
import { expect, findAxeViolations, test } from '../support/fixtures.ts';
import { recordFigure } from '../support/figures.ts';
import { journeys } from '../support/journeys.ts';
import { type Language, otherPaths, storedPaths } from '../support/public-paths.ts';
import { questionTitle, seededText, visit } from '../support/visitor.ts';

const widths = [360, 768, 1280] as const;
const narrowest = 320;

/** Sets the spacing of WCAG 1.4.12, through the object model, which the policy of the page permits. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
       p { margin-bottom: 2em !important; }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

async function findInEitherScheme(page: Page): Promise<string[]> {
  const light = await findAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((violation) => `${violation}, in dark colours`)];
}

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.describe(() => {
  test.use({ expectedProblems: { patterns: [/status of 404 .*\/nowhere\//] } });

  for (const { language } of journeys) {
    for (const width of widths) {
      test(`every page satisfies axe, and nothing is cut off when it is narrow or its text is spaced: ${language}, ${width} px`, async ({
        page,
        content,
      }) => {
        test.setTimeout(900_000);
        const paths = [...(await storedPaths(content, language, 'all')), ...otherPaths(language)];
        expect(paths.length).toBeGreaterThan(50);
        const violations: string[] = [];
        const overflowing: string[] = [];
        for (const path of paths) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          // Colours are the same at every width.
          violations.push(...(await (width === 1280 ? findInEitherScheme : findAxeViolations)(page)));
          // Enlarged to 400 % a window of 1280 px is as wide as this.
          await page.setViewportSize({ width: narrowest, height: 800 });
          if ((await overflowOf(page)) > 0) overflowing.push(`${path} at ${String(narrowest)} px`);
          await spaceText(page);
          if ((await overflowOf(page)) > 0) overflowing.push(`${path} with spaced text`);
        }
        const pages = paths.length;
        const where = `${language}, ${String(width)} px`;
        recordFigure(`axe, pages: ${where}`, { pages, violations: violations.length }, violations);
        recordFigure(
          `narrow or spaced text: ${where}`,
          { pages, 'cut off': overflowing.length },
          overflowing,
        );
        expect(violations).toEqual([]);
        expect(overflowing).toEqual([]);
      });
    }
  }
});

type State = {
  name: string;
  widths: readonly number[];
  open: (page: Page, language: Language) => Promise<void>;
};

const listPath = (language: Language) =>
  journeys.find((journey) => journey.language === language)?.sale.path ?? '';
const propertyPath = (language: Language) =>
  journeys.find((journey) => journey.language === language)?.property.path ?? '';

const states: readonly State[] = [
  {
    name: 'menu open',
    widths: [360, 768],
    open: async (page, language) => {
      await visit(page, `/${language}/`);
      await page.getByRole('button', { name: seededText('header.openMenu', language) }).click();
      await expect(
        page.getByRole('dialog', { name: seededText('header.menuTitle', language) }),
      ).toBeVisible();
    },
  },
  {
    name: 'submenu open',
    widths: [1280],
    open: async (page, language) => {
      await visit(page, `/${language}/`);
      await page.getByRole('banner').locator('summary').first().click();
      await expect(page.getByRole('banner').locator('details[open]')).toBeVisible();
    },
  },
  {
    name: 'filters open',
    widths: [360],
    open: async (page, language) => {
      await visit(page, listPath(language));
      await page.getByRole('link', { name: seededText('list.filtersShort', language), exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'form with errors',
    widths,
    open: async (page, language) => {
      await visit(page, `/${language}/contact/`);
      await page.getByRole('button', { name: seededText('form.sendMessage', language) }).click();
      await expect(page.locator('.form-summary')).toBeFocused();
    },
  },
  {
    name: 'suggestions open',
    widths,
    open: async (page, language) => {
      await visit(page, `/${language}/`);
      await page.getByLabel(seededText('search.label', language), { exact: true }).focus();
      await expect(page.getByRole('listbox').first()).toBeVisible();
    },
  },
  {
    name: 'pictures open',
    widths,
    open: async (page, language) => {
      await visit(page, propertyPath(language));
      const [word = ''] = seededText('gallery.enlarge', language).split('{number}');
      await page.getByRole('link', { name: word.trim() }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

for (const { language } of journeys) {
  for (const { name, widths: chosen, open } of states) {
    test(`a page satisfies axe with its ${name}: ${language}`, async ({ page }) => {
      const violations: string[] = [];
      for (const width of chosen) {
        await page.setViewportSize({ width, height: 800 });
        await open(page, language);
        violations.push(...(await findInEitherScheme(page)));
      }
      recordFigure(
        `axe, states: ${language}, ${name}`,
        { pages: chosen.length, violations: violations.length },
        violations,
      );
      expect(violations).toEqual([]);
    });
  }
}

test.describe('before a choice of cookies', () => {
  test.use({ hasDeclined: false });

  for (const { language } of journeys) {
    test(`a page satisfies axe with the question and with its settings: ${language}`, async ({ page }) => {
      const violations: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(listPath(language));
        const question = page.getByRole('dialog', { name: questionTitle(language) });
        await expect(question).toBeVisible();
        violations.push(...(await findInEitherScheme(page)));
        await question.getByRole('button', { name: seededText('consent.settings', language) }).click();
        await expect(
          page.getByRole('dialog', { name: seededText('consent.settingsTitle', language) }),
        ).toBeVisible();
        violations.push(...(await findInEitherScheme(page)));
      }
      recordFigure(
        `axe, states: ${language}, cookies`,
        { pages: widths.length * 2, violations: violations.length },
        violations,
      );
      expect(violations).toEqual([]);
    });
  }
});
