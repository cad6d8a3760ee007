import type { Page } from '@playwright/test';
import { readDatabase } from '../support/database.ts';
import { addresses, expect, expectNoAxeViolations, test, withoutJavaScript } from '../support/fixtures.ts';
import { answerQuestion, asVisitorsApart, field, type Language, thanksFor } from './fill-form.ts';
import { mailsTo, waitForMail } from '../support/mailbox.ts';
import { seededText } from '../support/visitor.ts';

asVisitorsApart();

const press = (page: Page, language: Language, key: Parameters<typeof seededText>[0]) =>
  page.getByRole('button', { name: seededText(key, language) }).click();

const title = (page: Page, language: Language, key: Parameters<typeof seededText>[0]) =>
  page.getByRole('heading', { level: 1, name: seededText(key, language) });

const stateOf = (email: string) =>
  readDatabase('select state from subscriptions where email = ?', email)[0]?.['state'];

/** The link of a mail to one of the steps. */
function linkTo(step: 'confirm' | 'unsubscribe', { links }: { links: readonly string[] }): string {
  return links.find((link) => link.includes(`/newsletter/${step}/`)) ?? '';
}

test.describe('without JavaScript', () => {
  withoutJavaScript();
  test.use({ expectedProblems: { patterns: [/status of 422 .*\/fr\/newsletter\//] } });

  test('[1.11][2.50][8.20] a visitor signs up, confirms by mail and unsubscribes: fr', async ({
    page,
    request,
    tag,
  }) => {
    const email = `abonnee-${tag}@example.com`;
    await page.goto('/fr/contact/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click();
    await expect(page.getByText(seededText('form.newsletterPrivacy', 'fr'))).toBeVisible();
    await field(page, 'fr', 'form.email').fill(email);
    await press(page, 'fr', 'form.subscribe');
    await answerQuestion(page, 'fr');
    await press(page, 'fr', 'form.subscribe');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      thanksFor('sign-newsletter', 'fr').title,
    );
    expect(stateOf(email)).toBe('pending');

    const asking = await waitForMail(email, 'Confirmez votre inscription');
    expect(asking.recipients).toEqual([email]);
    const confirmLink = linkTo('confirm', asking);
    expect((await request.get(confirmLink)).status()).toBe(200);
    expect(stateOf(email)).toBe('pending');
    await page.goto(confirmLink);
    await expect(
      page.getByText(seededText('newsletter.confirmText', 'fr').replace('{email}', email)),
    ).toBeVisible();
    await press(page, 'fr', 'newsletter.confirmButton');
    await expect(title(page, 'fr', 'newsletter.confirmedTitle')).toBeVisible();
    expect(stateOf(email)).toBe('confirmed');

    const welcome = await waitForMail(email, 'Votre adresse est inscrite');
    await page.goto(linkTo('unsubscribe', welcome));
    expect(stateOf(email)).toBe('confirmed');
    await press(page, 'fr', 'newsletter.unsubscribeButton');
    await expect(page.getByText(seededText('message.unsubscribed', 'fr'))).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/fr/newsletter/unsubscribed/');
    expect(stateOf(email)).toBe('unsubscribed');
    expect(await mailsTo(email)).toHaveLength(2);
  });
});

test.describe('with links that have ended', () => {
  test.use({ expectedProblems: { patterns: [/status of 410 .*\/newsletter\//] } });

  test('[2.50] a mail program unsubscribes with one click, and the link to confirm ends with it: en', async ({
    page,
    request,
    tag,
  }) => {
    const email = `subscriber-${tag}@example.com`;
    const viewed: (string | null)[] = [];
    page.on('request', (sent) => {
      if (sent.url().endsWith('/api/view')) viewed.push(sent.postData());
    });
    await page.goto('/en/newsletter/');
    await field(page, 'en', 'form.email').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      thanksFor('sign-newsletter', 'en').title,
    );
    const asking = await waitForMail(email, 'Confirm your subscription');
    await page.goto(linkTo('confirm', asking));
    await expectNoAxeViolations(page);
    const button = page.getByRole('button', { name: seededText('newsletter.confirmButton', 'en') });
    await button.press('Enter');
    await expect(title(page, 'en', 'newsletter.confirmedTitle')).toBeVisible();
    expect(stateOf(email)).toBe('confirmed');
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.referrer)).toBe(`${addresses.site}/`);
    expect(viewed).toContain('/en/newsletter/');
    expect(viewed.join()).not.toContain('/confirm/');

    const { headers } = await waitForMail(email, 'You are subscribed');
    const header = (name: string) => headers.find((each) => each.name.toLowerCase() === name)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, address = ''] = /^<(.+)>$/.exec(header('list-unsubscribe')) ?? [];
    const from = { headers: { Origin: 'https://mail.example' }, maxRedirects: 0 };
    expect((await request.post(address, { ...from, form: { email } })).status()).toBe(403);
    expect(stateOf(email)).toBe('confirmed');
    const oneClick = await request.post(address, { ...from, multipart: { 'List-Unsubscribe': 'One-Click' } });
    expect([oneClick.status(), oneClick.headers()['cache-control']]).toEqual([200, 'no-store']);
    expect(stateOf(email)).toBe('unsubscribed');

    await page.goto(linkTo('confirm', asking));
    await expect(page.getByText(seededText('newsletter.confirmInvalid', 'en'))).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: seededText('newsletter.signUpLink', 'en') }).click();
    await expect(field(page, 'en', 'form.email')).toBeVisible();
  });
});

test.describe('with a forged link', () => {
  test.use({
    expectedProblems: { patterns: [/status of 400 .*\/newsletter\//, /status of 422 .*\/newsletter\//] },
  });

  test('a forged link leads to a form that unsubscribes an address without telling whether it is known: nl', async ({
    page,
    tag,
  }) => {
    await page.goto('/nl/newsletter/unsubscribe/eyJpZCI6IngifQ.forged/');
    await expect(title(page, 'nl', 'newsletter.endedTitle')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: seededText('newsletter.unsubscribeTitle', 'nl') }).click();
    const email = field(page, 'nl', 'form.email');
    await email.fill('geen adres');
    await page.keyboard.press('Enter');
    const summary = page.locator('.form-summary');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([seededText('validation.email', 'nl')]);
    await expect(email).toHaveAccessibleDescription(seededText('validation.email', 'nl'));
    await expectNoAxeViolations(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(email).toBeFocused();
    await email.fill(`onbekend-${tag}@example.com`);
    await page.keyboard.press('Enter');
    await expect(title(page, 'nl', 'newsletter.askedTitle')).toBeVisible();
    expect(await mailsTo(`onbekend-${tag}@example.com`)).toEqual([]);
  });
});
