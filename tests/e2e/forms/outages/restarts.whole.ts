import { readDatabaseIn } from '../../support/database.ts';
import { recordFigure } from '../../support/figures.ts';
import { addresses, expect } from '../../support/fixtures.ts';
import { allowCrowds, type FilledForm, fillInForms, marksOf, sendForm, thankedFor } from '../form-posts.ts';
import { emailOf } from '../form-values.ts';
import { findForms } from '../shown-forms.ts';
import { test } from '../../support/own-stack.ts';

const posts = 1000;
const kills = 5;
const visitorsAtOnce = 8;

/** Submissions without what their form stores beside them: a visit, a search alert, a subscription, a file. */
const incomplete = `
  select form, id from submissions where
    (form = 'contact-appointment' and id not in (select submissionId from visits))
    or (form = 'demand-register' and json_extract("values", '$.email') not in (select email from alerts))
    or (form = 'sign-newsletter' and json_extract("values", '$.email') not in (select email from subscriptions))
    or (form = 'rental-application'
      and 1 <> (select count(*) from uploads where submissionId = submissions.id and size > 0))`;

/** The numbers of mails that submissions of a form have; more than one number means that a mail is lost or double. */
const mailCounts = `
  select form, group_concat(distinct mails) as mails from (
    select form, (select count(*) from outbox where submissionId = submissions.id) as mails from submissions)
  group by form`;

test('whatever was thanked for is stored, once, though the site is killed while forms of every kind come in', async ({
  content,
  own,
  page,
}) => {
  test.setTimeout(1_800_000);
  // The mails stay in the database, where they are counted.
  const settings = { SANITY_API_HOST: addresses.lake, MAIL_SMTP_URL: '' };
  const forms = await findForms(page, addresses.site);
  await allowCrowds(content);
  await own.startSite(settings);
  const marks = marksOf('Onder de duim', posts);
  const waiting = await fillInForms(own.site, forms, marks);
  const thankedFrom: string[] = [];
  let [killed, unanswered, slowest] = [0, 0, 0];
  let isBack = Promise.resolve();

  const killAndRestart = async () => {
    await own.killSite();
    const startedAt = performance.now();
    await own.startSite(settings);
    slowest = Math.max(slowest, performance.now() - startedAt);
  };
  const isKillDue = () => killed < kills && thankedFrom.length >= ((killed + 1) * posts) / (kills + 1);
  /** Sends a form until it is thanked for, as a visitor would. A kill falls while one is on its way. */
  const send = async (form: FilledForm) => {
    for (;;) {
      await isBack;
      const sending = sendForm(own.site, form).catch(() => undefined);
      if (isKillDue()) {
        killed += 1;
        isBack = killAndRestart();
      }
      const response = await sending;
      if (response === undefined) {
        unanswered += 1;
        continue;
      }
      expect(response).toBe(thankedFor(form.form));
      thankedFrom.push(emailOf(form.mark));
      return;
    }
  };
  const visit = async () => {
    for (let form = waiting.shift(); form; form = waiting.shift()) await send(form);
  };
  await Promise.all(Array.from({ length: visitorsAtOnce }, visit));
  await killAndRestart();

  const read = (query: string) => readDatabaseIn(own.siteFolder, query);
  const stored = read(`select json_extract("values", '$.email') as email from submissions`);
  const sorted = (list: readonly unknown[]) => list.map(String).sort();
  expect(sorted(stored.map(({ email }) => email))).toEqual(sorted(marks.map(emailOf)));
  expect(sorted(thankedFrom)).toEqual(sorted(marks.map(emailOf)));
  const mails = read(mailCounts);
  expect(sorted(mails.map(({ form }) => form))).toEqual(sorted(forms.map(({ id }) => id)));
  for (const { form, mails: count } of mails)
    expect([form, count]).toEqual([form, expect.stringMatching(/^[1-9]$/)]);
  expect(read(incomplete)).toEqual([]);
  expect(read('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(unanswered).toBeGreaterThan(0);
  recordFigure('1 killed while forms come in', {
    posts,
    'kinds of form': forms.length,
    kills: killed + 1,
    'cut off, sent again': unanswered,
    'thanked for': thankedFrom.length,
    stored: stored.length,
    'thanked for and lost': thankedFrom.filter((email) => !stored.some((row) => row.email === email)).length,
    'slowest restart (ms)': Math.round(slowest),
  });
});
