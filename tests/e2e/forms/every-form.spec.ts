import type { Page } from '@playwright/test';
import type { FormId } from 'schemas/form-ids.ts';
import { readDatabase } from '../support/database.ts';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { waitForMail } from '../support/mailbox.ts';
import { seededText, visit } from '../support/visitor.ts';
import { answerQuestion, asVisitorsApart, type Language, thanksFor } from './fill-form.ts';

type Key = Parameters<typeof seededText>[0];

type Story = {
  form: FormId;
  button: Key;
  /** Opens the page of the form from where a visitor is. */
  open: (page: Page, language: Language) => Promise<void>;
  /** By label, in the order of the form; `{tag}` is the test's own. */
  fields: readonly (readonly [label: Key, text: string])[];
  wrong: { label: Key; text: string; error: Key };
  /** In the mail to `recipient`, in Dutch. */
  mailed: { recipient: string; text: RegExp };
};

const stories: readonly Story[] = [
  {
    form: 'send-to-friend',
    button: 'form.sendToFriend',
    open: async (page, language) => {
      await page.goto(`/${language}/property/2101/`);
      await page.getByRole('button', { name: seededText('share.label', language), exact: true }).click();
      await page.getByRole('link', { name: seededText('share.friend', language) }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        seededText('share.friendTitle', language),
      );
    },
    fields: [
      ['form.yourName', 'An Peeters'],
      ['form.yourEmail', 'an-{tag}@example.com'],
      ['form.friendEmail', 'els-{tag}@example.com'],
    ],
    wrong: { label: 'form.friendEmail', text: 'els@', error: 'validation.friendEmail' },
    mailed: { recipient: 'els-{tag}@example.com', text: /An Peeters \(an-.+@example\.com\) bekeek dit pand/ },
  },
];

asVisitorsApart();
test.use({ expectedProblems: { patterns: [/status of 422 /] } });

const control = (page: Page, label: Key, language: Language) =>
  page.getByLabel(seededText(label, language), { exact: true });

const storedWith = (form: string, tag: string) =>
  readDatabase(`select language from submissions where form = ? and instr("values", ?) > 0`, form, tag);

async function expectThanks(page: Page, form: FormId, language: Language) {
  const { title } = thanksFor(form, language);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
}

for (const { form, button, open, fields, wrong, mailed } of stories) {
  test(`${form}: a mistake is named and can be mended by keyboard alone, and the form arrives`, async ({
    page,
    tag,
  }) => {
    await visit(page, '/nl/');
    await open(page, 'nl');
    await expectNoAxeViolations(page);
    await control(page, fields[0]?.[0] ?? wrong.label, 'nl').focus();
    for (const [label, text] of fields) {
      await expect(control(page, label, 'nl')).toBeFocused();
      await page.keyboard.type(label === wrong.label ? wrong.text : text.replace('{tag}', tag));
      await page.keyboard.press('Tab');
    }
    await page.getByRole('button', { name: seededText(button, 'nl') }).focus();
    await page.keyboard.press('Enter');
    const summary = page.locator('.form-summary');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([seededText(wrong.error, 'nl')]);
    for (const [label, text] of fields)
      await expect(control(page, label, 'nl')).toHaveValue(
        label === wrong.label ? wrong.text : text.replace('{tag}', tag),
      );
    await expectNoAxeViolations(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(control(page, wrong.label, 'nl')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    const right = fields.find(([label]) => label === wrong.label)?.[1] ?? '';
    await page.keyboard.type(right.replace('{tag}', tag));
    await page.keyboard.press('Enter');
    await expectThanks(page, form, 'nl');
    expect(storedWith(form, tag)).toHaveLength(1);
    const { text } = await waitForMail(mailed.recipient.replace('{tag}', tag));
    expect(text).toMatch(mailed.text);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [index, { form, button, open, fields }] of stories.entries()) {
    const language = index % 2 === 0 ? 'fr' : 'en';

    test(`${form}: is filled in, proved with an answer and thanked for in ${language}`, async ({
      page,
      tag,
    }) => {
      await open(page, language);
      for (const [label, text] of fields)
        await control(page, label, language).fill(text.replace('{tag}', tag));
      await page.getByRole('button', { name: seededText(button, language) }).click();
      await answerQuestion(page, language);
      await page.getByRole('button', { name: seededText(button, language) }).click();
      await expectThanks(page, form, language);
      expect(storedWith(form, tag)).toEqual([{ language }]);
    });
  }
});
