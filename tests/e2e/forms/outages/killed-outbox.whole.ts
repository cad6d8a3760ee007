import { readDatabaseIn } from '../../support/database.ts';
import { recordFigure } from '../../support/figures.ts';
import { addresses, expect } from '../../support/fixtures.ts';
import { type OwnStack, test } from '../../support/own-stack.ts';
import { fillInForms, marksOf, sendForm, thankedFor } from '../form-posts.ts';
import { formsIn } from '../shown-forms.ts';
import { createMailServer } from './faulty-mail-server.ts';

const kills = 5;
const submissions = 120;

const countUnsent = ({ siteFolder }: OwnStack) =>
  Number(
    readDatabaseIn(siteFolder, 'select count(*) as number from outbox where sentAt is null')[0]?.['number'],
  );

test('every mail is sent although the site is killed again and again while mails leave', async ({
  own,
  page,
}) => {
  test.setTimeout(600_000);
  const mailServer = await createMailServer();
  /** Starts the site with its clock set to a later hour, when each mail is due again. */
  const startSite = (hours: number) => {
    const TEST_CLOCK = new Date(Date.UTC(2026, 2, 2, 9 + hours)).toISOString();
    const bindings = JSON.stringify({ TEST_CLOCK, TEST_CLIENT_ADDRESS_HEADER: 'X-Test-Client' });
    return own.startSite({
      SANITY_API_HOST: addresses.lake,
      MAIL_SMTP_URL: mailServer.url,
      SITE_TEST_BINDINGS: bindings,
    });
  };
  await startSite(0);
  const contact = await (await fetch(`${own.site}/nl/contact/`)).text();
  const shown = await formsIn(page, contact, '/nl/contact/');
  for (const form of await fillInForms(own.site, shown, marksOf('Under way', submissions)))
    expect(await sendForm(own.site, form)).toBe(thankedFor(form.form));
  await own.killSite();
  const due = countUnsent(own);
  expect(due).toBeGreaterThanOrEqual(submissions);

  await mailServer.start();
  for (let kill = 1; kill <= kills; kill += 1) {
    const before = mailServer.taken.length;
    await startSite(kill);
    await expect.poll(() => mailServer.taken.length, { intervals: [10] }).toBeGreaterThan(before);
    await own.killSite();
    expect(countUnsent(own), 'mails were left when the site was killed').toBeGreaterThan(0);
  }
  await startSite(kills + 1);
  await expect.poll(() => countUnsent(own), { timeout: 240_000 }).toBe(0);
  const messages = readDatabaseIn(
    own.siteFolder,
    `select json_extract(message, '$.messageId') as id from outbox`,
  );
  const lost = messages.filter(({ id }) => !mailServer.taken.some((taken) => taken === String(id)));
  expect(lost).toEqual([]);
  await mailServer.stop();
  recordFigure('1 killed while mails leave', {
    'mails due': due,
    kills,
    'mails lost': lost.length,
    'taken twice': mailServer.taken.length - new Set(mailServer.taken).size,
  });
});
