import type { Locator, Page } from '@playwright/test';
import { type FormId, forms } from 'schemas/form-ids.ts';
import { readDatabase } from '../support/database.ts';
import { isWhole } from '../support/figures.ts';
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
  /** Labels in the order of the form; `{tag}` is the test's own. Only the first of several choices has a label here. */
  fields: readonly (readonly [label: Key, text?: string])[];
  wrong: { label: Key; text: string; error: Key };
  /** Expected in the Dutch mail to `recipient`. */
  mailed: { recipient: string; text: RegExp };
};

const stories: readonly Story[] = [
  {
    form: 'send-to-friend',
    button: 'form.sendToFriend',
    open: async (page, language) => {
      await page.goto(`/${language}/property/2101/`);
      await page
        .getByRole('main')
        .getByRole('button', { name: seededText('share.label', language) })
        .click();
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
    wrong: { label: 'form.friendEmail', text: 'els@example', error: 'validation.friendEmail' },
    mailed: { recipient: 'els-{tag}@example.com', text: /An Peeters \(an-.+@example\.com\) bekeek dit pand/ },
  },
  {
    form: 'offer-to-buy',
    button: 'form.makeOffer',
    open: async (page, language) => {
      await page.goto(`/${language}/property/2101/`);
      await page.getByRole('link', { name: seededText('offer.link', language) }).click();
      await expect(page.getByText(seededText('offer.advance', language))).toBeVisible();
    },
    fields: [
      ['form.offerAmount', '375000'],
      ['form.offerLoanNo'],
      ['form.offerOwnSaleNo'],
      ['form.offerDay', '2099-12-01'],
      ['form.offerHour', '18:00'],
      ['form.firstName', 'An'],
      ['form.lastName', 'Peeters'],
      ['form.email', 'an-{tag}@example.com'],
      ['form.phone', '0470 00 00 00'],
    ],
    wrong: { label: 'form.email', text: 'an@example', error: 'validation.email' },
    mailed: {
      recipient: 'an-{tag}@example.com',
      text: /nog geen koop[^]*Uw bod: €\s375\.000\n[^]*derdenrekening/,
    },
  },
  {
    form: 'contact-construction',
    button: 'form.sendQuestion',
    open: async (page, language) => {
      await page.goto(`/${language}/project/71/`);
      await page.getByRole('link', { name: seededText('project.question', language) }).click();
    },
    fields: [
      ['form.firstName', 'An'],
      ['form.lastName', 'Peeters'],
      ['form.email', 'an-{tag}@example.com'],
      ['form.message', 'Is 101 nog vrij?'],
    ],
    wrong: { label: 'form.email', text: 'an@example', error: 'validation.email' },
    mailed: { recipient: 'an-{tag}@example.com', text: /Dijlehof, 2800 Mechelen/ },
  },
  {
    form: 'testimonial',
    button: 'form.sendTestimonial',
    open: async (page, language) => {
      await page.goto({ nl: '/nl/over-ons/', fr: '/fr/a-propos/', en: '/en/about-us/' }[language]);
      await page
        .locator('main a[href*="/testimonial/"], main a[href*="/getuigenis/"], main a[href*="/temoignage/"]')
        .click();
      await expect(page).toHaveURL(/testimonial|getuigenis|temoignage/);
    },
    fields: [
      ['form.testimonialQuote', 'Van het eerste bezoek tot de akte.'],
      ['form.firstName', 'An'],
      ['form.email', 'an-{tag}@example.com'],
      ['form.testimonialPublishYes'],
    ],
    wrong: { label: 'form.email', text: 'an@example', error: 'validation.email' },
    mailed: { recipient: 'an-{tag}@example.com', text: /Ja, met mijn voornaam en gemeente/ },
  },
];

asVisitorsApart();

const shownAgain = { patterns: [/status of 422 /] };

const control = (page: Page, label: Key, language: Language) =>
  page.getByLabel(seededText(label, language), { exact: true });

/** Presses Tab until a field has the focus, past those that may stay empty. */
async function tabTo(page: Page, field: Locator): Promise<void> {
  const isFocused = () => field.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < 12 && !(await isFocused()); pressed += 1) await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
}

const storedWith = (form: string, tag: string) =>
  readDatabase(`select language from submissions where form = ? and instr("values", ?) > 0`, form, tag);

async function expectThanks(page: Page, form: FormId, language: Language) {
  const { title } = thanksFor(form, language);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
}

/** Every second story, beginning with the first or the second; all of them for a verification in full. */
const halfInBrief = (start: 0 | 1) => stories.filter((_, index) => isWhole || index % 2 === start);

test.describe('with JavaScript', () => {
  test.use({ expectedProblems: shownAgain });

  for (const { form, button, open, fields, wrong, mailed } of halfInBrief(0)) {
    test(`${form}: a mistake is named and can be mended by keyboard alone, and the form arrives`, async ({
      page,
      tag,
    }) => {
      await visit(page, '/nl/');
      await open(page, 'nl');
      await expectNoAxeViolations(page);
      await page.locator('form.form :is(input:not([type=hidden]), textarea)').first().focus();
      for (const [label, text] of fields) {
        const field = control(page, label, 'nl');
        await tabTo(page, field);
        if (text === undefined) await page.keyboard.press('Space');
        // The parts of a date follow the browser's locale.
        else if (/^(?:\d{4}-|\d\d:)/.test(text)) await field.fill(text);
        else await page.keyboard.type(label === wrong.label ? wrong.text : text.replace('{tag}', tag));
      }
      await page.getByRole('button', { name: seededText(button, 'nl') }).focus();
      await page.keyboard.press('Enter');
      const summary = page.locator('.form-summary');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([seededText(wrong.error, 'nl')]);
      for (const [label, text] of fields) {
        const field = control(page, label, 'nl');
        const typed = label === wrong.label ? wrong.text : text?.replace('{tag}', tag);
        if (typed === undefined) await expect(field).toBeChecked();
        else await expect(field).toHaveValue(label === 'form.offerAmount' ? /^€\s375\.000$/ : typed);
      }
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
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: shownAgain });

  for (const [index, { form, button, open, fields }] of halfInBrief(1).entries()) {
    const language = index % 2 === 0 ? 'fr' : 'en';

    test(`${form}: is filled in, proved with an answer and thanked for in ${language}`, async ({
      page,
      tag,
    }) => {
      await open(page, language);
      for (const [label, text] of fields) {
        const field = control(page, label, language);
        if (text === undefined) await field.check();
        else await field.fill(text.replace('{tag}', tag));
      }
      await page.getByRole('button', { name: seededText(button, language) }).click();
      await answerQuestion(page, language);
      await page.getByRole('button', { name: seededText(button, language) }).click();
      await expectThanks(page, form, language);
      expect(storedWith(form, tag)).toEqual([{ language }]);
    });
  }
});

test('[2.13][8.20] every form has a page of thanks in nl, fr and en, which leads on', async ({ request }) => {
  const onward = new Set<string>();
  for (const { id } of forms) {
    for (const language of ['nl', 'fr', 'en'] as const) {
      const { path, title } = thanksFor(id, language);
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      const [, main = ''] = (await response.text()).split('<main');
      expect(main, path).toContain(`>${title}</h1>`);
      const links = [...(main.split('</main')[0] ?? '').matchAll(/href="(\/[^"#]+)"/g)].map(
        ([, href = '']) => href,
      );
      expect(links.length, path).toBeGreaterThan(1);
      for (const link of links) onward.add(link);
    }
  }
  for (const link of onward) expect((await request.get(link)).status(), link).toBe(200);
});
