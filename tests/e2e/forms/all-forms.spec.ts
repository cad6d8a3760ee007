import type { Locator, Page } from '@playwright/test';
import { type FormId, formIds } from 'schemas/form-ids.ts';
import { addresses, expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { isWhole, recordFigure } from '../support/figures.ts';
import { seededText, visit } from '../support/visitor.ts';
import { answerQuestion, asVisitorsApart, type Language, thanksFor } from './fill-form.ts';
import { emailOf, valuesFor } from './form-values.ts';
import { findForms, type ShownField, type ShownForm } from './shown-forms.ts';

const languages = ['nl', 'fr', 'en'] as const;

/** None in brief, since each form has a test of its own. */
const cases = isWhole ? formIds.flatMap((form) => languages.map((language) => ({ form, language }))) : [];

asVisitorsApart();

/** Finds the page of a form in a language, from its Dutch page. */
async function find(page: Page, id: FormId, language: Language) {
  const [shown] = await findForms(page, addresses.site, [id]);
  if (!shown) throw new Error(`There is no form ${id}.`);
  const html = await (await fetch(`${addresses.site}${shown.path}`)).text();
  const [, translated] = new RegExp(`href="([^"]+)" hreflang="${language}`, 'i').exec(html) ?? [];
  const path = language === 'nl' ? shown.path : (translated ?? '');
  const form = page.locator(`form:has([name="_form"][value="${id}"])`);
  return { shown, path, form, summary: page.locator('.form-summary') };
}

async function expectThanks(page: Page, id: FormId, language: Language) {
  const { title } = thanksFor(id, language);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
}

/** Presses Tab until a control has the focus; of several radio buttons the chosen one is reached first. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () =>
    target.evaluate((element) => {
      const name = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : undefined;
      const focused = document.activeElement;
      return element === focused || (name !== undefined && focused?.getAttribute('name') === name);
    });
  for (let pressed = 0; pressed < 30 && !(await isFocused()); pressed += 1) await page.keyboard.press('Tab');
  expect(await isFocused()).toBe(true);
}

/** The control of a field; of several radio buttons the first that is an answer. */
const controlOf = (form: Locator, { name, type: kind, choices: [first = ''] }: ShownField) =>
  form.locator(`[name="${name}"]${kind === 'radio' ? `[value="${first}"]` : ''}`).first();

/** True for a field that the choice of another one fills in, which hides it. */
const isFilledIn = (control: Locator) =>
  control.evaluate((element) => element.closest('.field-filled')?.checkVisibility() === false);

/** Chooses with the keys of a keyboard, from a button that answers nothing the next one. */
async function choose(form: Locator, { name, choices }: ShownField): Promise<void> {
  await form.page().keyboard.press('Space');
  const chosen = await form.locator(`[name="${name}"]:checked`).inputValue();
  if (!choices.includes(chosen)) await form.page().keyboard.press('ArrowDown');
}

/** Fills in a form with the keys of a keyboard, whose steps are left by their buttons. */
async function type(page: Page, { form, shown }: { form: Locator; shown: ShownForm }, mark: string) {
  const values: Record<string, string> = { ...valuesFor(shown, mark), email: 'an@' };
  const button = form.locator('button[type="submit"]:visible');
  const fields = shown.fields.filter((field) => field.type !== 'hidden');
  await form
    .locator(`[name="${fields[0]?.name ?? ''}"]`)
    .first()
    .focus();
  for (const field of fields) {
    const { name, type: kind } = field;
    const control = controlOf(form, field);
    if (await isFilledIn(control)) continue;
    if (!(await control.isVisible())) {
      await tabTo(page, button);
      await page.keyboard.press('Enter');
      await expect(control).toBeVisible();
    }
    await tabTo(page, control);
    if (kind === 'radio') await choose(form, field);
    else if (kind === 'select-one') await page.keyboard.press('ArrowDown');
    // The parts of a date follow the browser's locale.
    else if (kind === 'date' || kind === 'time') await control.fill(values[name] ?? '');
    else await page.keyboard.type(values[name] ?? '');
  }
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

test.describe('by keyboard', () => {
  test.afterEach(({}, { title, status, expectedStatus }) => {
    const isDone = status === expectedStatus;
    const measured = { forms: 1, 'not completed': Number(!isDone) };
    recordFigure(`keyboard alone: ${title}`, measured, isDone ? [] : [title]);
  });

  for (const { form: id, language } of cases) {
    test(`${language}, ${id}, with a mistake to mend`, async ({ page, tag }) => {
      const mark = `Toets ${tag}`;
      const { path, form, shown, summary } = await find(page, id, language);
      await visit(page, path);
      await expectNoAxeViolations(page);
      await type(page, { form, shown }, mark);
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([seededText('validation.email', language)]);
      await expectNoAxeViolations(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(form.locator('[name="email"]')).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(emailOf(mark));
      await page.keyboard.press('Enter');
      await expectThanks(page, id, language);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: { patterns: [/status of 422 /] } });

  for (const { form: id, language } of cases) {
    test(`${id}: a mistake is named, a question answered and thanks given: ${language}`, async ({
      page,
      tag,
    }) => {
      const mark = `Zonder ${tag}`;
      const { path, form, shown, summary } = await find(page, id, language);
      await page.goto(path);
      const values: Record<string, string> = { ...valuesFor(shown, mark), email: 'an@' };
      for (const field of shown.fields) {
        const { name, type: kind } = field;
        const control = controlOf(form, field);
        if (kind === 'hidden' || (await isFilledIn(control))) continue;
        if (kind === 'radio') await control.check();
        else if (kind === 'select-one') await control.selectOption({ index: 1 });
        else await control.fill(values[name] ?? '');
      }
      const send = form.locator('button[type="submit"]:visible');
      await send.click();
      await expect(summary).toContainText(seededText('validation.email', language));
      await form.locator('[name="email"]').fill(emailOf(mark));
      await answerQuestion(page, language);
      await send.click();
      await expectThanks(page, id, language);
    });
  }
});
