import { readDatabaseIn } from '../../support/database.ts';
import { type Behaviour, createMailServer } from './faulty-mail-server.ts';
import { recordFigure } from '../../support/figures.ts';
import { addresses, expect } from '../../support/fixtures.ts';
import { allowCrowds, fillIn, fillInForms, marksOf, sendForm, takeTime, thankedFor } from '../form-posts.ts';
import { findForms } from '../shown-forms.ts';
import { type OwnStack, test } from '../../support/own-stack.ts';

const outages: readonly (Behaviour | 'is down')[] = [
  'is down',
  'refuses connections',
  'refuses recipients',
  'refuses mails',
  'hangs at the greeting',
  'hangs at the mail',
  'takes without an answer',
];
const submissions = 150;

const unsent = 'sentAt is null and givenUpAt is null';
const tried = `attempts > 0 and ${unsent}`;

const count = ({ siteFolder }: OwnStack, table: string, condition = 'true') =>
  Number(readDatabaseIn(siteFolder, `select count(*) as number from ${table} where ${condition}`)[0]?.number);

test('while the mail server is down, refuses or hangs, each form is thanked for and every mail is sent afterwards', async ({
  content,
  own,
  page,
}) => {
  test.setTimeout(1_200_000);
  const mailServer = await createMailServer();
  const settings = { SANITY_API_HOST: addresses.lake, MAIL_SMTP_URL: mailServer.url };
  /** Starts the site with its clock set to a later hour. */
  const startSite = (hours: number) => {
    const TEST_CLOCK = new Date(Date.UTC(2026, 2, 2, 9 + hours)).toISOString();
    const bindings = { TEST_CLOCK, TEST_CLIENT_ADDRESS_HEADER: 'X-Test-Client' };
    return own.startSite({ ...settings, SITE_TEST_BINDINGS: JSON.stringify(bindings) });
  };
  const kinds = await findForms(page, addresses.site);
  await allowCrowds(content);
  await startSite(0);
  const forms = await fillInForms(own.site, kinds, marksOf('Storing', submissions));
  let slowest = 0;
  const sendAll = async (some: typeof forms) => {
    for (const form of some) {
      const sentAt = performance.now();
      expect(await sendForm(own.site, form)).toBe(thankedFor(form.form));
      slowest = Math.max(slowest, performance.now() - sentAt);
    }
  };

  const perOutage = Math.ceil(submissions / outages.length);
  for (const [index, outage] of outages.entries()) {
    await test.step(`the mail server ${outage}`, async () => {
      if (outage !== 'is down') {
        mailServer.behaviour = outage;
        await mailServer.start();
      }
      const before = count(own, 'outbox', tried);
      await sendAll(forms.slice(index * perOutage, (index + 1) * perOutage));
      await expect.poll(() => count(own, 'outbox', tried)).toBeGreaterThan(before);
      if (outage === 'takes without an answer') {
        await expect.poll(() => mailServer.takenSilently.length).toBeGreaterThan(0);
        await own.killSite();
      }
      expect(mailServer.taken).toEqual([]);
      await mailServer.stop();
    });
  }
  expect(count(own, 'submissions')).toBe(submissions);
  expect(count(own, 'outbox', unsent)).toBe(count(own, 'outbox'));
  const mailless = 'id not in (select submissionId from outbox)';
  expect(count(own, 'submissions', mailless)).toBe(0);

  await test.step('the mail server comes back', async () => {
    mailServer.behaviour = 'takes';
    await mailServer.start();
    await startSite(1);
    await expect.poll(() => count(own, 'outbox', unsent), { timeout: 180_000 }).toBe(0);
  });

  await test.step('much later nothing is sent again', async () => {
    await own.killSite();
    await startSite(2);
    const last = await Promise.all(
      kinds.map((kind) => fillIn(own.site, kind, { mark: `Laatste ${kind.id}` })),
    );
    await takeTime();
    await sendAll(last);
    expect(count(own, 'submissions')).toBe(submissions + kinds.length);
    await expect.poll(() => count(own, 'outbox', unsent), { timeout: 60_000 }).toBe(0);
  });

  const known = readDatabaseIn(
    own.siteFolder,
    `select json_extract(message, '$.messageId') as id from outbox`,
  );
  const sorted = (ids: readonly unknown[]) => ids.map(String).sort();
  expect(sorted(mailServer.taken)).toEqual(sorted(known.map(({ id }) => id)));
  expect(mailServer.takenSilently.filter((id) => !mailServer.taken.includes(id))).toEqual([]);
  expect(own.log.filter((line) => line.includes('MaxListeners'))).toEqual([]);
  await mailServer.stop();
  recordFigure('2 mail server down, refusing or hanging', {
    submissions: submissions + kinds.length,
    'kinds of form': kinds.length,
    stored: count(own, 'submissions'),
    'mails due': known.length,
    'mails taken': mailServer.taken.length,
    'taken twice': mailServer.taken.length - new Set(mailServer.taken).size,
    'taken before without an answer': mailServer.takenSilently.length,
    'slowest thank-you (ms)': Math.round(slowest),
  });
});
