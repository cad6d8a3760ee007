import { expect, test } from 'vitest';
import type { LanguageId } from 'schemas/languages.ts';
import { serverText } from '../../../content/i18n/i18next.server.ts';
import { emptyDatabase } from '../../../platform/database/node-database.test-data.ts';
import { testSettings } from '../../../platform/settings.test-data.ts';
import { submissions } from '../../../platform/database/core-tables.server.ts';
import { subscriptions } from './subscription-tables.server.ts';
import { testSite } from '../../submit/posting.test-data.ts';
import { confirm, handleUnsubscribe } from './newsletter-links.server.ts';
import { newsletterForm, signUp } from './newsletter.form.server.ts';
import { openLink, email, form, mailsIn, sendForm, stateOf, tokenIn } from './newsletter-links.test-data.ts';
import { sampleCatalogue } from '../../../properties/catalogue/sample-catalogue.test-data.ts';

test('signing up stores the request, an address that waits and a mail to it alone, in the language of the page', async () => {
  for (const [language, subject] of [
    ['nl', 'Bevestig uw inschrijving op de nieuwsbrief van Huis & Haard'],
    ['fr', 'Confirmez votre inscription à la newsletter de Huis & Haard'],
    ['en', 'Confirm your subscription to the Huis & Haard newsletter'],
  ] as const) {
    const database = emptyDatabase();
    expect((await sendForm(database, language)).status).toBe(303);
    expect(await database.select().from(submissions)).toMatchObject([{ form, language, values: { email } }]);
    expect(await database.select().from(subscriptions)).toMatchObject([
      { email, language, state: 'pending' },
    ]);
    const [mail, ...others] = await mailsIn(database);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: [email], subject });
    const leaving = `https://huisenhaard.example/${language}/newsletter/unsubscribe/${tokenIn(mail, 'unsubscribe')}/`;
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': `<${leaving}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail?.text).toContain(`https://huisenhaard.example/${language}/newsletter/confirm/`);
    expect(mail?.html).toContain(`<a href="${leaving}" `);
    expect(`${mail?.text ?? ''}${mail?.subject ?? ''}`).not.toMatch(/\{\w+\}|(mail|newsletter)\.[a-z]/);
    expect(mail?.text).not.toContain(email);
  }
});

test('the response to a sign-up is the same for unknown, pending, confirmed and unsubscribed addresses', async () => {
  const database = emptyDatabase();
  const responses = [await sendForm(database)];
  const [asking] = await mailsIn(database);
  await openLink(database, 'confirm', tokenIn(asking, 'confirm'), confirm);
  responses.push(await sendForm(database, 'nl', 'AN@example.com'));
  const mails = await mailsIn(database);
  expect(mails.map(({ subject }) => subject)).toEqual([
    asking?.subject,
    'U bent ingeschreven op de nieuwsbrief van Huis & Haard',
    'U bent ingeschreven op de nieuwsbrief van Huis & Haard',
  ]);
  expect(tokenIn(mails[2], 'confirm')).toBe('');
  expect(await stateOf(database)).toEqual(['confirmed']);
  await openLink(database, 'unsubscribe', tokenIn(asking, 'unsubscribe'), handleUnsubscribe);
  responses.push(await sendForm(database));
  expect(await stateOf(database)).toEqual(['pending']);
  expect((await mailsIn(database)).at(-1)?.subject).toBe(asking?.subject);
  const plain = responses.map(({ status, location }) => [status, location]);
  expect(new Set(plain.map((response) => JSON.stringify(response))).size).toBe(1);
  expect(plain[0]?.[0]).toBe(303);
});

test('the agency is mailed about a sign-up only where an editor has listed recipients', async () => {
  const mail = {
    definition: newsletterForm,
    values: { email },
    language: 'fr' as const,
    texts: (language: LanguageId) => serverText(testSite, language),
    catalogue: sampleCatalogue,
    agency: { name: 'Huis & Haard', email: 'info@huisenhaard.example' },
    sender: '',
    recipients: ['balie@huisenhaard.example'],
    page: 'https://huisenhaard.example/fr/newsletter/',
    id: 'a',
  };
  const given = {
    mail,
    catalogue: sampleCatalogue,
    importedCatalogue: sampleCatalogue,
    database: emptyDatabase(),
    secret: testSettings.SITE_SECRET,
    origin: 'https://huisenhaard.example',
    now: new Date('2026-11-21T10:00:00Z'),
    client: 'a',
  };
  const { staff, visitor } = (await signUp({ ...given, listed: mail.recipients })).mails;
  expect(staff).toMatchObject({
    to: ['balie@huisenhaard.example'],
    subject: 'Inschrijving op de nieuwsbrief: an@example.com',
  });
  expect(visitor?.to).toEqual([email]);
  expect(Object.keys((await signUp({ ...given, listed: [] })).mails)).toEqual(['visitor']);
});
