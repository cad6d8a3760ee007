import type { Locator, Page } from '@playwright/test';
import type { TextKey } from 'schemas/text-keys.ts';
import { isWhole } from '../support/figures.ts';
import { expect, expectNoAxeViolations, test, withoutJavaScript } from '../support/fixtures.ts';
import { answerQuestion, asVisitorsApart, field, type Language, storedWith, thanksFor } from './fill-form.ts';
import { waitForMail } from '../support/mailbox.ts';
import { seededText } from '../support/visitor.ts';

asVisitorsApart();

type Form = {
  id: string;
  paths: Record<Language, string>;
  button: TextKey;
  /** The second recipient of its mail, besides the agency. */
  broker?: string;
  context?: { propertyId: string };
};

const contact: Form = {
  id: 'site-contact',
  paths: { nl: '/nl/contact/', fr: '/fr/contact/', en: '/en/contact/' },
  button: 'form.sendMessage',
};

const short: Form = {
  id: 'site-contact-small',
  paths: { nl: '/nl/verkopen/', fr: '/fr/vendre/', en: '/en/selling/' },
  button: 'form.sendMessage',
};

const property: Form = {
  id: 'contact-me',
  paths: { nl: '/nl/property/2103/', fr: '/fr/property/2103/', en: '/en/property/2103/' },
  button: 'form.sendQuestion',
  broker: 'thomas@huisenhaard.example',
  context: { propertyId: '2103' },
};

type Case = readonly [form: Form, language: Language];

/** Each form and each language once with script and once without; all that there are in a whole verification. */
const all = [contact, short, property].flatMap((form): Case[] => [
  [form, 'nl'],
  [form, 'fr'],
  [form, 'en'],
]);
const withScript: readonly Case[] = isWhole
  ? all
  : [
      [contact, 'fr'],
      [short, 'nl'],
      [property, 'en'],
    ];
const withoutScript: readonly Case[] = isWhole
  ? all
  : [
      [contact, 'en'],
      [short, 'fr'],
      [property, 'nl'],
    ];

/** Fills the form in under a name that distinguishes the mails of this test. */
async function fillIn(page: Page, language: Language, name: string) {
  await field(page, language, 'form.firstName').fill('An');
  await field(page, language, 'form.lastName').fill(name);
  await field(page, language, 'form.email').fill(`${name}@example.com`);
  await page.getByLabel(seededText('form.phone', language)).fill('0470 00 00 00');
  await field(page, language, 'form.message').fill(`Dag van ${name}`);
}

const send = (page: Page, { button }: Form, language: Language) =>
  page.getByRole('button', { name: seededText(button, language) }).click();

/** The card with price and broker leads to the form. */
async function followQuestionLink(page: Page, language: Language) {
  await page.getByRole('link', { name: seededText('property.ask', language) }).click();
  await expect(field(page, language, 'form.firstName')).toBeInViewport();
}

/** The visitor is thanked in their language; what they sent is stored once, and mailed to all it concerns. */
async function expectKept(page: Page, form: Form, language: Language, name: string) {
  const { path, title } = thanksFor(form.id, language);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
  const address = new URL(page.url());
  expect(address.pathname + address.hash).toBe(`${path}#top`);
  const [stored, ...more] = storedWith(`Dag van ${name}`);
  expect(more).toEqual([]);
  expect(stored).toMatchObject({ form: form.id, language });
  expect(JSON.parse(stored?.context ?? '{}')).toMatchObject(form.context ?? {});
  const visitor = await waitForMail(`${name}@example.com`);
  expect(visitor.text).toContain(seededText('mail.receivedText', language));
  expect(visitor.text).not.toContain('Dag van');
  expect(visitor.text).toContain(stored?.id.slice(0, 8).toUpperCase() ?? 'a number');
  const staff = await waitForMail(form.broker ?? 'info@huisenhaard.example', `An ${name}`);
  expect(staff.recipients).toContain('info@huisenhaard.example');
  expect(staff.text).toContain(`Dag van ${name}`);
  if (form.context) expect(staff.text).toMatch(/\/nl\/te-koop\/leuven\/[^/]+\/2103\/\s/);
}

for (const [form, language] of withScript) {
  test(`[1.07][2.09][2.12] a message is stored, mailed and thanked for: ${form.id}, ${language}`, async ({
    page,
    tag,
  }) => {
    const name = `met-${tag}`;
    await page.goto(form.paths[language]);
    if (form === property) await followQuestionLink(page, language);
    await fillIn(page, language, name);
    await send(page, form, language);
    await expectKept(page, form, language, name);
  });
}

const shownAgain = { patterns: [/status of 422 /] };

test.describe('without JavaScript', () => {
  withoutJavaScript();
  test.use({ expectedProblems: shownAgain });

  for (const [form, language] of withoutScript) {
    test(`a message is sent after a question, with everything kept: ${form.id}, ${language}`, async ({
      page,
      tag,
    }) => {
      const name = `zonder-${tag}`;
      await page.goto(form.paths[language]);
      await fillIn(page, language, name);
      await send(page, form, language);
      await expect(page.getByText(seededText('message.oneMoreStep', language))).toBeInViewport();
      await expect(field(page, language, 'form.message')).toHaveValue(`Dag van ${name}`);
      expect(storedWith(`Dag van ${name}`)).toEqual([]);
      await answerQuestion(page, language);
      await send(page, form, language);
      await expectKept(page, form, language, name);
    });
  }
});

test.describe('when our own API fails', () => {
  test.use({ expectedProblems: { patterns: [/status of 500 .*form-token/, ...shownAgain.patterns] } });

  test('[8.02] the visitor is told so in French, and sends the form with an answer', async ({
    page,
    tag,
  }) => {
    const name = `storing-${tag}`;
    await page.route('**/api/form-token*', (route) => route.fulfill({ status: 500 }));
    await page.goto(contact.paths.fr);
    await fillIn(page, 'fr', name);
    await send(page, contact, 'fr');
    await expect(page.locator('.form-summary')).toContainText("Il y a une erreur dans l'API");
    await answerQuestion(page, 'fr');
    await send(page, contact, 'fr');
    await expectKept(page, contact, 'fr', name);
  });
});

test('mistakes are named above the form and at their fields, by keyboard alone', async ({ page }) => {
  const typeThenGoOn = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await page.goto(contact.paths.nl);
  await field(page, 'nl', 'form.firstName').focus();
  for (const text of ['', '', 'an@', 'bel mij', 'Mijn tekst blijft staan']) await typeThenGoOn(text);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const summary = page.locator('.form-summary');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Vul uw voornaam in',
    'Vul uw naam in',
    'E-mailadres is niet geldig',
    'Het telefoonnummer is niet geldig',
  ]);
  await expect(page.getByText('Voornaam is een verplicht veld')).toBeVisible();
  await expect(field(page, 'nl', 'form.message')).toHaveValue('Mijn tekst blijft staan');
  await expectNoAxeViolations(page);
  const top = async (part: Locator) => (await part.boundingBox())?.y;
  const label = (key: TextKey) => page.locator('main label', { hasText: seededText(key, 'nl') });
  const control = (key: TextKey) => page.getByRole('textbox', { name: seededText(key, 'nl') });
  for (const part of [label, control])
    expect(await top(part('form.email')), part.name).toBe(await top(part('form.phone')));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'nl', 'form.firstName')).toBeFocused();
  await expect(field(page, 'nl', 'form.firstName')).toHaveAttribute('aria-invalid', 'true');
  for (const text of ['An', 'Peeters', 'an@example.com', '0470 00 00 00']) await typeThenGoOn(text);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const { title } = thanksFor(contact.id, 'nl');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
});
