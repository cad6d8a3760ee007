import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type LanguageId, languages } from 'schemas/languages.ts';
import type { TextKey } from 'schemas/text-keys.ts';
import { listMails } from '../../../scripts/mailbox/mail-folder.ts';
import { type ReceivedMail, readMail } from '../../../scripts/mailbox/read-mail.ts';
import { readAgency, sampleAgency } from '../../../seed/agencies/agency.ts';
import sample from '../../../seed/sample/properties/bundle.json' with { type: 'json' };
import { forSale } from '../../../seed/starter/pages/for-sale.ts';
import { thanksFor } from '../forms/fill-form.ts';
import { expect, expectNoAxeViolations } from '../support/fixtures.ts';
import { readPdf } from '../support/read-pdf.ts';
import { seededText } from '../support/visitor.ts';
import { type AgencyStack, test } from './agency-stack.ts';

/** Words that only the sample agency has: names, places, numbers and addresses. */
const { name, email, companyNumber = '', offices } = readAgency(sampleAgency);
const traces = [
  name,
  name.replaceAll(' ', '\u00a0'),
  name.replaceAll('&', '&amp;'),
  sampleAgency,
  email.slice(email.indexOf('@') + 1),
  companyNumber,
  ...offices.flatMap(({ phone, address }) => [phone, address.street]),
  ...sample.Brokers.map((broker) => broker.Name),
  ...sample.Properties.map(({ RecordFile }) => RecordFile),
];

const tracesIn = (text: string) => traces.filter((trace) => text.includes(trace));

async function linesOf(address: string): Promise<string> {
  const answer = await fetch(address);
  expect(answer.status, address).toBe(200);
  return answer.text();
}

/** Every page that the sitemaps of the site name. */
async function pagesOf(site: string): Promise<string[]> {
  const addressesIn = async (address: string) =>
    [...(await linesOf(address)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found);
  const maps = await addressesIn(`${site}/sitemap.xml`);
  return (await Promise.all(maps.map(addressesIn))).flat();
}

/** One of each kind of page in each language, by the shape of its path. */
function oneOfEach(pages: readonly string[]): string[] {
  const kinds = new Map(
    pages.map((page) => {
      const parts = new URL(page).pathname.split('/').filter(Boolean);
      return [parts.length > 3 ? `${parts[0]} ${parts[1]} ${parts.length}` : parts.join('/'), page] as const;
    }),
  );
  return [...kinds.values()];
}

// One stack for all of them.
test.describe.configure({ mode: 'default' });

test('every kind of page renders in every language of the agency and passes axe', async ({ page, own }) => {
  test.setTimeout(300_000);
  const { agency } = own;
  const pages = oneOfEach(await pagesOf(own.site));
  for (const language of agency.languages)
    expect(pages.filter((one) => one.startsWith(`${own.site}/${language}/`)).length).toBeGreaterThan(15);
  for (const one of pages) {
    await page.goto(one);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${one.split('/')[3]}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    await expectNoAxeViolations(page);
  }
});

test('visitors get the languages of the agency, its first one where they ask for none', async ({ own }) => {
  const { agency } = own;
  const [first = 'nl'] = agency.languages;
  const root = await fetch(own.site, { redirect: 'manual', headers: { 'Accept-Language': 'ja' } });
  expect(root.headers.get('Location')).toMatch(new RegExp(`/${first}/$`));
  const home = await linesOf(`${own.site}/${first}/`);
  const alternates = [...home.matchAll(/hreflang="([^"]+)" href="([^"]+)"/gi)].map(([, tag]) => tag);
  expect(alternates).toContain('x-default');
  expect(home).toContain(`hrefLang="x-default" href="${own.site}/${first}/"`);
  for (const { id } of languages) {
    const { status } = await fetch(`${own.site}/${id}/`);
    expect(status, id).toBe(agency.languages.includes(id) ? 200 : 404);
  }
});

/** The mails of a stack that have this word, or this receiver at example.com. */
async function mailsOf({ environment }: AgencyStack, tag: string): Promise<ReceivedMail[]> {
  const folder = environment['MAIL_DATA_DIR'] ?? '';
  const mails = await Promise.all(listMails(folder).map((id) => readMail(folder, id)));
  return mails
    .filter((mail) => mail !== undefined)
    .filter(({ text, recipients }) => text.includes(tag) || recipients.includes(`${tag}@example.com`));
}

/** Fills in who a visitor is, and a message. */
async function write(page: Page, language: LanguageId, tag: string): Promise<void> {
  const field = (key: TextKey) => page.getByLabel(seededText(key, language), { exact: true });
  await field('form.firstName').fill('An');
  await field('form.lastName').fill(tag);
  await field('form.email').fill(`${tag}@example.com`);
  await page.getByLabel(seededText('form.phone', language)).fill('0470 00 00 00');
  await field('form.message').fill(`Message ${tag}`);
}

test('a message is stored, and mailed in the name of the agency', async ({ page, own, tag }) => {
  const { agency } = own;
  const [first = 'nl'] = agency.languages;
  const [contact = ''] = (await pagesOf(own.site)).filter((one) => /\/(contact|kontakt)\/$/.test(one));
  const language = agency.languages.find((id) => contact.startsWith(`${own.site}/${id}/`)) ?? first;
  await page.goto(contact);
  await write(page, language, tag);
  await page.getByRole('button', { name: seededText('form.sendMessage', language) }).click();
  await page.waitForURL((address) => address.pathname !== new URL(contact).pathname);
  await expect.poll(async () => (await mailsOf(own, tag)).length).toBe(2);
  const mails = await mailsOf(own, tag);
  for (const mail of mails) {
    expect(mail.from).toContain(agency.email);
    expect(mail.from).toContain(agency.name);
    expect(tracesIn(JSON.stringify(mail))).toEqual([]);
  }
  expect(mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual(
    [agency.email, `${tag}@example.com`].toSorted(),
  );
});

test('a buyer goes from home to the list, a filter and a property, and asks a question', async ({
  page,
  own,
  tag,
}) => {
  const [language = 'nl'] = own.agency.languages;
  const word = (key: TextKey) => seededText(key, language);
  const main = page.getByRole('main');
  const cards = main.locator('article[data-property]');
  await page.goto(`${own.site}/${language}/`);
  const list = forSale.title?.find((title) => title.language === language)?.value;
  await page.getByRole('banner').getByRole('link', { name: list, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(list ?? '');
  const all = await cards.count();
  test.skip(all === 0, 'This agency offers no homes yet.');

  await main.getByLabel(word('filter.bedrooms'), { exact: true }).selectOption('2');
  await expect(page).toHaveURL(/\?bedrooms=2$/);
  const remove = word('list.removeFilter').replace(
    '{filter}',
    word('filter.bedroomCount_other').replace('{count}', '2'),
  );
  await expect(page.getByRole('link', { name: remove })).toBeVisible();
  expect(await cards.count()).toBeLessThanOrEqual(all);

  const home = cards.first().getByRole('link').first();
  const path = (await home.getAttribute('href')) ?? '';
  await home.click();
  await expect(page).toHaveURL(`${own.site}${path}`);
  await page.getByRole('link', { name: word('property.ask'), exact: true }).click();
  await write(page, language, tag);
  await page.getByRole('button', { name: word('form.sendQuestion') }).click();
  const { title } = thanksFor('contact-me', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect.poll(async () => (await mailsOf(own, tag)).length).toBe(2);
  for (const { from } of await mailsOf(own, tag)) expect(from).toContain(own.agency.email);
});

test('no page, feed or file, nor what the site logs, says a word of another agency', async ({ own }) => {
  const files = new Set(['/robots.txt']);
  for (const address of await pagesOf(own.site)) {
    const html = await linesOf(address);
    expect(tracesIn(html), address).toEqual([]);
    for (const [, file = ''] of html.matchAll(/href="(\/[^"?]*\.(?:xml|atom|json|ics|webmanifest|svg))"/g))
      files.add(file);
  }
  expect([...files].some((file) => file.endsWith('.atom'))).toBe(true);
  for (const file of files) expect(tracesIn(await linesOf(`${own.site}${file}`)), file).toEqual([]);
  const build = own.environment['SITE_BUILD_DIR'] ?? '';
  const packed = globSync('**/*.{js,css,json,svg,webmanifest,txt}', { cwd: build });
  expect(packed.length).toBeGreaterThan(20);
  for (const file of packed) {
    const text = readFileSync(path.join(build, file), 'utf8');
    expect(tracesIn(text), file).toEqual([]);
    for (const [, pdf = ''] of text.matchAll(/data:application\/pdf;base64,([A-Za-z0-9+/=]+)/g))
      expect(tracesIn((await readPdf(Buffer.from(pdf, 'base64'))).join(' ')), file).toEqual([]);
  }
  expect(tracesIn(own.log.join('\n'))).toEqual([]);
});

test('the sheets of a property say nothing of another agency when they are printed', async ({
  page,
  own,
}) => {
  const pages = await pagesOf(own.site);
  const sheets = new Map<string, string>();
  for (const address of pages) {
    const [, sheet] =
      /href="([^"]+\/(?:afdrukken|imprimer|print|drucken)\/)"/.exec(await linesOf(address)) ?? [];
    if (sheet) sheets.set(sheet.split('/')[1] ?? '', sheet);
  }
  const hasProperties = pages.some((address) => new URL(address).pathname.split('/').length > 6);
  expect(sheets.size).toBe(hasProperties ? own.agency.languages.length : 0);
  for (const sheet of sheets.values()) {
    await page.goto(`${own.site}${sheet}`);
    const words = (await readPdf(await page.pdf({ preferCSSPageSize: true }))).join(' ');
    expect(words).toContain(own.agency.phone);
    expect(tracesIn(words), sheet).toEqual([]);
  }
});

/** Those of the Studio that show facts of an agency, or give examples of them. */
const screens = ['welcome', 'first-steps', 'properties', 'status'];
const forms = ['site-settings;type=siteSettings', 'footer;type=footer'];

/** All that a screen holds, typed values included. */
function wordsOn(page: Page): Promise<string> {
  return page.locator('body').evaluate((body) => {
    const fields = [...body.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    return [body.outerHTML, ...fields.map(({ value }) => value)].join(' ');
  });
}

test('the Studio says no word of another agency', async ({ page, own, studio }) => {
  test.slow();
  const [office] = own.agency.offices;
  const documents = [...forms, `office-${office?.id ?? ''};type=office`].map((id) => `intent/edit/id=${id}`);
  for (const screen of [...screens, ...documents]) {
    await page.goto(`${studio}/${screen}`);
    const isForm = documents.includes(screen);
    const shown = isForm ? page.getByTestId(/^field-/) : page.getByRole('heading', { level: 1 });
    await expect(shown.first()).toBeVisible();
    const all = page.getByRole('tab', { name: 'All fields' });
    if (await all.isVisible()) await all.click();
    await expect(page.locator('[data-ui="Spinner"]')).toHaveCount(0);
    const words = await wordsOn(page);
    expect(words, screen).toContain(own.agency.name.replaceAll('&', '&amp;'));
    expect(tracesIn(words), screen).toEqual([]);
  }
});
