import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SanityClient } from '@sanity/client';
import type { APIRequestContext, Page } from '@playwright/test';
import type { LeadPage } from 'schemas/lead.ts';
import { dumpDatabase, readDatabase } from '../support/database.ts';
import { addresses, environment, expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { runLeadCommand } from '../support/lead-command.ts';
import { waitForMail } from '../support/mailbox.ts';
import { seededText } from '../support/visitor.ts';

/** Sends a message through the contact form of the site. */
async function sendMessage(page: Page, person: { firstName: string; email: string; message: string }) {
  await page.goto('/nl/contact/');
  const field = (key: Parameters<typeof seededText>[0]) =>
    page.getByLabel(seededText(key, 'nl'), { exact: true });
  await field('form.firstName').fill(person.firstName);
  await field('form.lastName').fill('Wouters');
  await field('form.email').fill(person.email);
  await field('form.message').fill(person.message);
  await page.getByRole('button', { name: seededText('form.sendMessage', 'nl') }).click();
  await expect(page).toHaveURL(/bedankt/);
}

/** Sends a testimonial that may be published. */
async function sendTestimonial(page: Page, person: { firstName: string; email: string; quote: string }) {
  await page.goto('/nl/getuigenis/');
  const field = (key: Parameters<typeof seededText>[0]) =>
    page.getByLabel(seededText(key, 'nl'), { exact: true });
  await field('form.testimonialQuote').fill(person.quote);
  await field('form.firstName').fill(person.firstName);
  await field('form.email').fill(person.email);
  await field('form.testimonialPublishYes').check();
  await page.getByRole('button', { name: seededText('form.sendTestimonial', 'nl') }).click();
  await expect(page).toHaveURL(/bedankt/);
}

/** Shows the leads as if their mails had failed for good, until one is sent again. */
async function failMails(page: Page) {
  let isFailed = true;
  await page.route('**/api/staff/resend', (route) => {
    isFailed = false;
    return route.continue();
  });
  await page.route('**/api/staff/leads', async (route) => {
    if (!isFailed || route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    // The tool bar counts new leads, and has no more to tell while there are none.
    if (response.status() === 204) return route.fulfill({ response });
    const found = (await response.json()) as LeadPage;
    const leads = found.leads.map((lead) => ({ ...lead, mailFailure: 'Sending the e-mail has failed.' }));
    return route.fulfill({ response, json: { ...found, leads } });
  });
}

/** ISO day in Belgium. */
const belgianDay = (at: Date) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Brussels' }).format(at);

/** Writes a secret into the dataset as the Studio does; gives what it hands to the site. */
async function writeSecret(content: SanityClient, rest: { _createdAt?: string } = {}) {
  const id = randomUUID();
  const secret = randomUUID();
  const secretHash = createHash('sha256').update(secret).digest('hex');
  await content.create({ _id: `staffSecret.${id}`, _type: 'staffSecret', secretHash, ...rest });
  return { id, secret, secretHash };
}

const openSession = (request: APIRequestContext, data: object, origin = addresses.studio) =>
  request.post('/api/staff/session', { data, headers: { Origin: origin } });

test('an editor finds a lead in the Studio, finishes it, takes it along and erases it, as commands do, and opens a testimonial as a draft', async ({
  content,
  page,
  tag,
}) => {
  test.slow();
  const email = `wouters-${tag}@example.com`;
  await sendMessage(page, { firstName: 'Hélène', email, message: '=1+1 Is er nog plaats?' });
  await failMails(page);
  await page.goto(`${addresses.studio}/leads`);
  const table = page.getByRole('table', { name: 'Leads' });
  await expect(table).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: /^Contacts \(\d+\)$/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Search leads' }).fill(`helene ${tag} plaats`);
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table.getByRole('row').last()).toContainText(email);

  await expectNoAxeViolations(page, 'main');
  await table.getByRole('button', { name: 'Open the lead from Hélène Wouters' }).press('Enter');
  const lead = page.getByRole('dialog', { name: 'Hélène Wouters' });
  await expect(lead).toContainText('=1+1 Is er nog plaats?');
  await expect(lead).toContainText('Sending the e-mail has failed.');
  const resent = page.waitForResponse('**/api/staff/resend');
  await lead.getByRole('button', { name: 'Send again' }).click();
  expect((await resent).status()).toBe(200);
  await expect(lead.getByRole('button', { name: 'Send again' })).toBeHidden();
  await lead.getByLabel('New note').fill('Belt terug na vijf uur.');
  await lead.getByRole('button', { name: 'Add note' }).click();
  const notes = lead.getByRole('list', { name: 'Notes and replies' });
  await expect(notes).toContainText(/Lien Peeters.*Belt terug na vijf uur/);
  await lead.getByLabel('Assigned to').selectOption('Greet Maes');
  await expect(table.getByRole('row').last()).toContainText('Greet Maes');
  await lead.getByRole('button', { name: 'Reply by e-mail' }).click();
  const reply = lead.getByRole('region', { name: 'Reply' });
  await expect(reply.getByLabel('Text')).toHaveValue(/^Dag Hélène,[^]*Greet Maes\nHuis & Haard$/);
  await reply.getByLabel('Template').selectOption('We could not reach you');
  await expect(reply.getByLabel('Subject')).toHaveValue('Wij probeerden u te bellen');
  await expectNoAxeViolations(page, '[role="dialog"]');
  await reply.getByRole('button', { name: 'Send reply' }).click();
  expect((await waitForMail(email, 'Wij probeerden u te bellen')).text).toContain('tijdens de kantooruren');
  await expect(notes).toContainText('Reply by Lien Peeters');
  await lead.getByLabel('Remind on').fill(belgianDay(new Date()));
  await lead.getByLabel('Remind on').blur();
  await expect(table.getByRole('row').last()).toContainText(/Greet Maes.*Due today/);
  await lead.getByLabel('Status').selectOption('Done');
  const state = () =>
    readDatabase(`select state from submissions where json_extract("values", '$.email') = ?`, email);
  await expect.poll(state).toEqual([{ state: 'done' }]);
  await lead.getByRole('button', { name: 'Close dialog' }).click();
  await page.getByLabel('Status').selectOption('Done');
  await expect(table.getByRole('row').last()).toContainText('Done');

  await page.getByRole('textbox', { name: 'Search leads' }).fill(tag);
  await page.getByLabel('Status').selectOption('');
  await expect(table.getByRole('row')).toHaveCount(2);
  const site = await page.context().newPage();
  const quote = 'Van het eerste bezoek tot de akte.';
  await sendTestimonial(site, { firstName: 'Bram', email: `bram-${tag}@example.com`, quote });
  await site.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(table.getByRole('row')).toHaveCount(3);
  await page.getByLabel('Status').selectOption('Done');
  await expect(table.getByRole('row')).toHaveCount(2);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Leads as CSV' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file.split('\r\n')).toHaveLength(3);
  expect(file).toContain(`"Hélène";"Wouters";"${email}";"'=1+1 Is er nog plaats?"`);

  const kept = JSON.parse(await runLeadCommand('export', email)) as {
    submissions: unknown[];
    mails: unknown[];
  };
  expect(kept.submissions).toMatchObject([{ state: 'done', values: { firstName: 'Hélène', email } }]);
  expect(kept.mails).toHaveLength(3);

  await table.getByRole('button', { name: 'Open the lead from Hélène Wouters' }).click();
  await lead.getByRole('button', { name: 'Personal data' }).click();
  const person = page.getByRole('dialog', { name: 'Personal data' });
  const erase = person.getByRole('button', { name: 'Erase permanently' });
  await expect(erase).toBeDisabled();
  await person.getByLabel('Repeat the address').fill(email);
  await erase.click();
  await expect(
    person.getByText(
      'Permanently erased: 1 lead, 3 mails, 2 notes, 0 subscriptions, 0 search alerts, 0 owner accounts.',
    ),
  ).toBeVisible();
  expect(dumpDatabase()).not.toContain(email);
  expect(await runLeadCommand('erase', email)).toBe(
    'Permanently erased: submissions 0, mails 0, notes 0, subscriptions 0, alerts 0, owners 0.',
  );
  await expect.poll(() => content.fetch<number>('count(*[_type == "staffSecret"])')).toBe(0);

  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Properties' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'Properties' }).getByLabel('Period')).toBeVisible();
  await expectNoAxeViolations(page, 'main');
  await page.getByRole('tab', { name: 'Leads' }).press('Enter');
  await page.getByLabel('Status').selectOption('');
  await table.getByRole('button', { name: 'Open the lead from Bram' }).press('Enter');
  await page.getByRole('button', { name: 'Open as draft testimonial' }).press('Enter');
  await expect(page.getByTestId('field-quote').getByRole('textbox', { name: 'Nederlands' })).toHaveValue(
    quote,
  );
  await expect(page.getByTestId('field-author').getByRole('textbox')).toHaveValue('Bram');
  const drafts = '*[_type == "testimonial" && _id in path("drafts.**")]{author, status}';
  expect(await content.fetch(drafts)).toEqual([{ author: 'Bram', status: 'draft' }]);
});

test('a secret opens one session, while it is fresh, for the Studio alone', async ({ content, request }) => {
  const given = await writeSecret(content);
  expect((await openSession(request, given, addresses.site)).status()).toBe(403);
  expect((await openSession(request, { ...given, secret: given.secretHash })).status()).toBe(403);
  const opened = await openSession(request, given);
  expect(opened.status()).toBe(200);
  expect(await content.getDocument(`staffSecret.${given.id}`)).toBeUndefined();
  expect((await openSession(request, given)).status()).toBe(403);
  const old = await writeSecret(content, { _createdAt: new Date(Date.now() - 61_000).toISOString() });
  expect((await openSession(request, old)).status()).toBe(403);

  const { token } = (await opened.json()) as { token: string };
  const ask = async (method: string, headers: Record<string, string>) => {
    const answer = await request.fetch('/api/staff/leads', {
      method,
      headers,
      data: method === 'POST' ? {} : undefined,
    });
    return [answer.status(), answer.headers()['access-control-allow-origin']];
  };
  const bearer = { Authorization: `Bearer ${token}` };
  const studio = { Origin: addresses.studio };
  expect(await ask('POST', { ...bearer, ...studio })).toEqual([200, addresses.studio]);
  expect(await ask('POST', { ...bearer, Origin: 'https://evil.example' })).toEqual([403, undefined]);
  expect(await ask('POST', bearer)).toEqual([403, undefined]);
  expect(await ask('POST', { ...studio, Authorization: 'Bearer forged' })).toEqual([403, addresses.studio]);
  expect(await ask('OPTIONS', studio)).toEqual([204, addresses.studio]);
  expect(await ask('OPTIONS', { Origin: 'https://evil.example' })).toEqual([403, undefined]);
});

test.describe('of a viewer', () => {
  test.use({ expectedProblems: { patterns: [/status of 403 .*\/data\/mutate\//] } });

  test('a viewer cannot write a secret, so the Studio shows them no leads and says why, and offers nothing to create or upload', async ({
    content,
    page,
    request,
  }) => {
    const token = environment.LAKE_VIEWER_TOKEN ?? '';
    const viewer = content.withConfig({ token });
    await expect(writeSecret(viewer)).rejects.toMatchObject({ statusCode: 403 });
    const seen = await writeSecret(content);
    expect(await viewer.getDocument(`staffSecret.${seen.id}`)).toMatchObject({ secretHash: seen.secretHash });
    expect((await openSession(request, { id: seen.id, secret: seen.secretHash })).status()).toBe(403);
    await content.delete(`staffSecret.${seen.id}`);

    await page.goto(`${addresses.lake}/v1/auth/login/lake-marc-janssens?origin=${addresses.studio}/leads`);
    await expect(page.getByText('can read content but not edit it')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Personal data' })).toHaveCount(0);
    await expect(page.getByTestId('new-document-button')).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Publishing', exact: true })).toBeVisible();
    for (const name of ['Media', 'Imports', 'Connections', 'Visits', 'Owners', 'Status'])
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  });
});
