import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { newsletterPath } from '../../../content/paths/mailed-links.ts';
import { brokenDatabase, emptyDatabase } from '../../../platform/database/node-database.test-data.ts';
import { testSettings } from '../../../platform/settings.test-data.ts';
import { subscriptions } from './subscription-tables.server.ts';
import { signConfirmToken } from './subscription-token.server.ts';
import { testPlatform } from '../../../platform/platform.test-data.ts';
import { testSite } from '../../submit/posting.test-data.ts';
import {
  confirm,
  showConfirm,
  handleUnsubscribe,
  requestUnsubscribeLink,
  showUnsubscribe,
  respondToLink,
} from './newsletter-links.server.ts';
import { LinkPage } from '../../link-page/link-page.tsx';
import { openLink, email, mailsIn, sendForm, stateOf, tokenIn } from './newsletter-links.test-data.ts';

test('following the link changes nothing, pressing the button confirms, and doing either again is thanked for', async () => {
  const database = emptyDatabase();
  await sendForm(database);
  const token = tokenIn((await mailsIn(database))[0], 'confirm');
  const shown = await openLink(database, 'confirm', token, showConfirm);
  expect(shown).toMatchObject({
    status: 200,
    page: {
      text: 'Wilt u onze nieuwsbrief ontvangen op an@example.com?',
      alternates: { fr: newsletterPath('fr', 'confirm', token) },
    },
  });
  expect(shown.headers?.get('Cache-Control')).toBe('no-store');
  expect(await stateOf(database)).toEqual(['pending']);
  for (let time = 0; time < 2; time++)
    expect(await openLink(database, 'confirm', token, confirm)).toEqual({
      status: 303,
      location: '/nl/newsletter/confirmed/',
    });
  expect(await stateOf(database)).toEqual(['confirmed']);
  expect(await mailsIn(database)).toHaveLength(2);
  expect(await openLink(database, 'confirm', token, showConfirm)).toMatchObject({
    status: 200,
    page: { title: 'U bent ingeschreven' },
  });
});

test('a link that is forged, too old, forgotten or undone leads back to the form, and says so', async () => {
  const database = emptyDatabase();
  await sendForm(database);
  const token = tokenIn((await mailsIn(database))[0], 'confirm');
  const leaving = tokenIn((await mailsIn(database))[0], 'unsubscribe');
  const { id } = (await database.select().from(subscriptions))[0] ?? { id: '' };
  const askedAt = Date.parse('2026-11-14T09:59:59Z');
  const old = await signConfirmToken(testSettings.SITE_SECRET, { id, askedAt });
  const unknown = await signConfirmToken(testSettings.SITE_SECRET, { id: 'x', askedAt: Date.now() });
  await openLink(database, 'unsubscribe', leaving, handleUnsubscribe);
  for (const [link, status] of [
    [`${token}x`, 400],
    [leaving, 400],
    [old, 410],
    [unknown, 410],
    [token, 410],
  ] as const)
    for (const handle of [showConfirm, confirm])
      expect(await openLink(database, 'confirm', link, handle, { language: 'fr' })).toMatchObject({
        status,
        page: {
          title: 'Ce lien ne fonctionne pas',
          links: [{ href: '/fr/', label: 'S’inscrire à nouveau' }],
        },
      });
  expect(await stateOf(database)).toEqual(['unsubscribed']);
});

test('a button that another website presses does nothing', async () => {
  const database = emptyDatabase();
  await sendForm(database);
  const [mail] = await mailsIn(database);
  const elsewhere: Record<string, string>[] = [{ Origin: 'https://evil.example' }, { Origin: 'null' }, {}];
  for (const headers of elsewhere)
    for (const [link, handle] of [
      ['confirm', confirm],
      ['unsubscribe', handleUnsubscribe],
    ] as const)
      expect((await openLink(database, link, tokenIn(mail, link), handle, { headers })).status).toBe(403);
  const foreign = { headers: { Origin: 'https://evil.example' }, body: new URLSearchParams({ email }) };
  expect((await openLink(database, 'unsubscribe', '', requestUnsubscribeLink, foreign)).status).toBe(403);
  expect(await stateOf(database)).toEqual(['pending']);
});

test('[2.50] the link of a mail confirms first, its button unsubscribes, and a forged link does neither', async () => {
  const database = emptyDatabase();
  await sendForm(database, 'en');
  const token = tokenIn((await mailsIn(database))[0], 'unsubscribe');
  const english = { language: 'en' } as const;
  expect(await openLink(database, 'unsubscribe', token, showUnsubscribe, english)).toMatchObject({
    page: { text: 'Would you like to stop receiving our newsletter at an@example.com?' },
  });
  expect(await stateOf(database)).toEqual(['pending']);
  for (const handle of [showUnsubscribe, handleUnsubscribe])
    expect((await openLink(database, 'unsubscribe', `${token}x`, handle, english)).status).toBe(400);
  expect(await openLink(database, 'unsubscribe', token, handleUnsubscribe, english)).toEqual({
    status: 303,
    location: '/en/newsletter/unsubscribed/',
  });
  expect(await stateOf(database)).toEqual(['unsubscribed']);
  expect(await openLink(database, 'unsubscribe', token, showUnsubscribe, english)).toMatchObject({
    page: { text: 'You have been unsubscribed. You will no longer receive our newsletter.' },
  });
  await database.delete(subscriptions);
  expect((await openLink(database, 'unsubscribe', token, showUnsubscribe)).status).toBe(410);
});

test('a mail program unsubscribes from anywhere with one click, in either way of writing a form', async () => {
  const parts = new FormData();
  parts.set('List-Unsubscribe', 'One-Click');
  for (const body of [parts, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })]) {
    const database = emptyDatabase();
    await sendForm(database);
    const token = tokenIn((await mailsIn(database))[0], 'unsubscribe');
    const given = { headers: {}, body };
    expect((await openLink(database, 'unsubscribe', `${token}x`, handleUnsubscribe, given)).status).toBe(400);
    expect(await stateOf(database)).toEqual(['pending']);
    expect((await openLink(database, 'unsubscribe', token, handleUnsubscribe, given)).status).toBe(200);
    expect(await stateOf(database)).toEqual(['unsubscribed']);
  }
  const database = emptyDatabase();
  await sendForm(database);
  const token = tokenIn((await mailsIn(database))[0], 'unsubscribe');
  for (const body of ['List-Unsubscribe=Maybe', 'x'.repeat(5000), '']) {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect(
      (await openLink(database, 'unsubscribe', token, handleUnsubscribe, { headers, body })).status,
    ).toBe(403);
  }
});

const typed = (address: string) => ({ body: new URLSearchParams({ email: address }) });

test('a lost link is mailed twice a day, and an unknown address gets the same response', async () => {
  const database = emptyDatabase();
  await sendForm(database);
  for (const address of [email, 'AN@example.com ', email, 'unknown@example.com'])
    expect(await openLink(database, 'unsubscribe', '', requestUnsubscribeLink, typed(address))).toEqual({
      status: 303,
      location: '/nl/newsletter/link-sent/',
    });
  const links = (await mailsIn(database)).slice(1);
  expect(links.map(({ to, subject }) => [to, subject])).toEqual(
    Array(2).fill([[email], 'Uitschrijven voor de nieuwsbrief van Huis & Haard']),
  );
  await openLink(database, 'unsubscribe', tokenIn(links[0], 'unsubscribe'), handleUnsubscribe);
  expect(await stateOf(database)).toEqual(['unsubscribed']);
});

test('an invalid address is a field error with a summary, and too many requests get 429', async () => {
  const database = emptyDatabase();
  const wrong = await openLink(database, 'unsubscribe', '', requestUnsubscribeLink, typed('an@'));
  expect(wrong).toMatchObject({
    status: 422,
    page: { form: { shown: { lastResult: { initialValue: { email: 'an@' } } } } },
  });
  const html = wrong.page && renderToStaticMarkup(createElement(LinkPage, wrong.page));
  expect(html).toMatch(/tabindex="-1" autofocus=""[^>]*><p[^>]*>Kijk nog even na: 1 veld klopt niet<\/p>/i);
  expect(html).toMatch(/<a href="#link-email"[^>]*>E-mailadres is niet geldig<\/a>/);
  expect(html).toContain('aria-describedby="link-email-error"');
  expect(await openLink(database, 'unsubscribe', '', requestUnsubscribeLink, typed(' '))).toMatchObject({
    page: { form: { shown: { lastResult: { error: { email: ['E-mailadres is een verplicht veld'] } } } } },
  });
  for (let time = 0; time < 10; time++)
    await openLink(database, 'unsubscribe', '', requestUnsubscribeLink, typed(`${String(time)}@example.com`));
  const tired = await openLink(database, 'unsubscribe', '', requestUnsubscribeLink, typed(email));
  expect([tired.status, tired.headers?.get('Retry-After')]).toEqual([429, '600']);
  expect(tired.page?.form?.shown?.lastResult.error?.['']?.[0]).toContain('over 10 minuten');
});

test('while the database fails every link returns Retry-After, and the log has no personal data', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const database = emptyDatabase();
  await sendForm(database);
  const [mail] = await mailsIn(database);
  for (const [link, handle] of [
    ['confirm', showConfirm],
    ['confirm', confirm],
    ['unsubscribe', showUnsubscribe],
    ['unsubscribe', handleUnsubscribe],
  ] as const) {
    const given = await openLink(brokenDatabase(), link, tokenIn(mail, link), handle);
    expect(given).toMatchObject({ status: 503, page: { title: 'Dat is niet gelukt' } });
    expect(given.page?.text).toContain('+32 15 00 00 00');
    expect(given.headers?.get('Retry-After')).toBe('120');
  }
  expect(
    (await openLink(brokenDatabase(), 'unsubscribe', '', requestUnsubscribeLink, typed(email))).status,
  ).toBe(503);
  expect(log).toHaveBeenCalledTimes(5);
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/example\.com|newsletter\//);
});

test('an address in a language that the site does not have leads to one that it has', async () => {
  const request = new Request('http://localhost:3000/de/newsletter/unsubscribe/a.b/');
  const { platform } = testPlatform();
  const given = await respondToLink(
    { platform, site: testSite, request, link: 'unsubscribe', token: 'a.b' },
    showUnsubscribe,
  );
  expect('headers' in given && given.headers.get('Location')).toBe('/nl/newsletter/unsubscribe/a.b/');
});
