import { readDatabase } from '../support/database.ts';
import { isWhole, recordFigure } from '../support/figures.ts';
import { addresses, expect, test } from '../support/fixtures.ts';
import { emailOf, fillInForms, messagesOf, sendForm, thanked } from './form-posts.ts';
import { mailsTo, waitForMail } from '../support/mailbox.ts';

const rounds = isWhole ? 10 : 1;
const atOnce = 20;

test('the same submission twenty times at once is stored and mailed once, with the same response to all', async ({
  tag,
}) => {
  if (isWhole) test.setTimeout(600_000);
  const messages = messagesOf(`Twintig keer ${tag}`, rounds);
  const [sameKey, others] = [messages, messages.map((message) => `${message}, telkens geopend`)];
  const once = await fillInForms(addresses.site, sameKey);
  const often = await fillInForms(
    addresses.site,
    others.flatMap((message) => Array.from({ length: atOnce }, () => message)),
  );
  for (const form of once) {
    const answers = await Promise.all(Array.from({ length: atOnce }, () => sendForm(addresses.site, form)));
    expect(new Set(answers)).toEqual(new Set([thanked]));
  }
  for (const message of others) {
    const same = often.filter((form) => form.message === message);
    const answers = await Promise.all(same.map((form) => sendForm(addresses.site, form)));
    expect(answers).toHaveLength(atOnce);
    expect(new Set(answers)).toEqual(new Set([thanked]));
  }
  const stored = [...sameKey, ...others].flatMap((message) =>
    readDatabase(`select id from submissions where json_extract("values", '$.message') = ?`, message),
  );
  expect(stored).toHaveLength(2 * rounds);
  for (const { id } of stored) {
    expect(readDatabase('select id from outbox where submissionId = ?', String(id))).toHaveLength(2);
  }
  for (const message of [...sameKey, ...others]) {
    await waitForMail(emailOf(message));
    expect(await mailsTo(emailOf(message))).toHaveLength(1);
  }
  recordFigure('3 repeated at once', {
    sent: 2 * rounds * atOnce,
    'stored and mailed': stored.length,
    expected: 2 * rounds,
  });
});
