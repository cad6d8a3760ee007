import { readDatabaseIn } from '../../support/database.ts';
import { isWhole, recordFigure } from '../../support/figures.ts';
import { addresses, expect } from '../../support/fixtures.ts';
import { type FilledForm, fillInForms, messagesOf, sendForm, thanked } from '../form-posts.ts';
import { test } from '../../support/own-stack.ts';

const posts = isWhole ? 1000 : 100;
const kills = isWhole ? 5 : 1;
const visitorsAtOnce = 8;

test('whatever was thanked for is stored, once, though the site is killed while forms come in', async ({
  own,
}) => {
  test.setTimeout(isWhole ? 1_200_000 : 120_000);
  const settings = {
    SANITY_API_HOST: addresses.lake,
    // The mails stay in the database, where they are counted.
    MAIL_SMTP_URL: '',
    SITE_TEST_BINDINGS: JSON.stringify({ TEST_CLIENT_ADDRESS_HEADER: 'X-Test-Client' }),
  };
  await own.startSite(settings);
  const messages = messagesOf('Onder de duim', posts);
  const waiting = await fillInForms(own.site, messages);
  const thankedFor: string[] = [];
  let [killed, unanswered, slowest] = [0, 0, 0];
  let isBack = Promise.resolve();

  const killAndRestart = async () => {
    await own.killSite();
    const startedAt = performance.now();
    await own.startSite(settings);
    slowest = Math.max(slowest, performance.now() - startedAt);
  };
  const isKillDue = () => killed < kills && thankedFor.length >= ((killed + 1) * posts) / (kills + 1);
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
      expect(response).toBe(thanked);
      thankedFor.push(form.message);
      return;
    }
  };
  const visit = async () => {
    for (let form = waiting.shift(); form; form = waiting.shift()) await send(form);
  };
  await Promise.all(Array.from({ length: visitorsAtOnce }, visit));
  await killAndRestart();

  const read = (query: string) => readDatabaseIn(own.siteFolder, query);
  const stored = read(`select json_extract("values", '$.message') as message from submissions`);
  const sorted = (list: readonly unknown[]) => list.map(String).sort();
  expect(sorted(stored.map(({ message }) => message))).toEqual(sorted(messages));
  expect(sorted(thankedFor)).toEqual(sorted(messages));
  const mailless = `select id from submissions where 2 <> (select count(*) from outbox where submissionId = submissions.id)`;
  expect(read(mailless)).toEqual([]);
  expect(read('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(unanswered).toBeGreaterThan(0);
  recordFigure('1 killed while forms come in', {
    posts,
    kills: killed + 1,
    'cut off, sent again': unanswered,
    'thanked for': thankedFor.length,
    stored: stored.length,
    'thanked for and lost': thankedFor.filter((message) => !stored.some((row) => row.message === message))
      .length,
    'slowest restart (ms)': Math.round(slowest),
  });
});
