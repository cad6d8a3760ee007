import { readDatabase } from '../support/database.ts';
import { isWhole, recordFigure } from '../support/figures.ts';
import { addresses, expect, test } from '../support/fixtures.ts';
import { mailsTo, waitForMail } from '../support/mailbox.ts';
import { fillIn, type FilledForm, marksOf, sendForm, takeTime, thankedFor } from './form-posts.ts';
import { emailOf } from './form-values.ts';
import { findForms, formsIn, formsToTry } from './shown-forms.ts';

const atOnce = 20;

test('the same submission twenty times at once is stored and mailed once, with the same response to all', async ({
  page,
  tag,
}) => {
  if (isWhole) test.setTimeout(600_000);
  const forms = await findForms(page, addresses.site, formsToTry);
  const rounds: FilledForm[][] = [];
  for (const form of forms) {
    const once = await fillIn(addresses.site, form, { mark: `Twintig keer ${form.id} ${tag}` });
    rounds.push(Array.from({ length: atOnce }, () => once));
    // The same words from forms of their own, at another time where there are times.
    const moment = form.fields.find(({ name }) => name === 'moment')?.choices[0];
    const again = { mark: `Telkens geopend ${form.id} ${tag}`, ...(moment && { values: { moment } }) };
    const opened = Array.from({ length: atOnce }, () => fillIn(addresses.site, form, again));
    rounds.push(await Promise.all(opened));
  }
  await takeTime();

  let [stored, mails] = [0, 0];
  for (const round of rounds) {
    const form = round[0]?.form ?? 'site-contact';
    const answers = await Promise.all(
      round.map((filled, index) => sendForm(addresses.site, filled, `${filled.mark} ${index}`)),
    );
    expect(answers).toHaveLength(atOnce);
    expect(new Set(answers)).toEqual(new Set([thankedFor(form)]));
    const address = emailOf(round[0]?.mark ?? '');
    const own = `(select id from submissions where form = ? and instr("values", ?) > 0)`;
    stored += readDatabase(`select id from submissions where id in ${own}`, form, address).length;
    const recipients = readDatabase(
      `select json_extract(message, '$.to[0]') as address from outbox where submissionId in ${own}`,
      form,
      address,
    ).map((row) => String(row.address));
    expect(recipients.length).toBeGreaterThan(0);
    expect(new Set(recipients).size).toBe(recipients.length);
    for (const recipient of recipients.filter((each) => each.includes(address))) {
      await waitForMail(recipient);
      mails += (await mailsTo(recipient)).length;
    }
  }
  recordFigure('3 repeated at once', {
    'kinds of form': forms.length,
    sent: rounds.length * atOnce,
    'stored too often': stored - rounds.length,
    'mailed too often': mails - rounds.length,
  });
  expect([stored, mails]).toEqual([rounds.length, rounds.length]);
});

const visitors = isWhole ? 50 : 5;
const slots = isWhole ? 4 : 1;

test('of visitors who book one time at once, one gets it and all others read that it is full', async ({
  page,
  tag,
}) => {
  test.slow();
  const path = new URL((await fetch(`${addresses.site}/nl/te-koop/leuven/huis/2104/bezoek/`)).url).pathname;
  const html = await (await fetch(`${addresses.site}${path}`)).text();
  const [form] = await formsIn(page, html, path);
  const moments = form?.fields.find(({ name }) => name === 'moment')?.choices ?? [];
  if (!form || moments.length < 2 * slots) throw new Error(`${path} offers too few times.`);
  let [confirmed, full] = [0, 0];
  for (const [slot, moment] of moments
    .filter((_, index) => index % 2 === 0)
    .slice(-slots)
    .entries()) {
    const crowd = await Promise.all(
      marksOf(`Gelijk ${slot} ${tag}`, visitors).map((mark) =>
        fillIn(addresses.site, form, { mark, values: { moment } }),
      ),
    );
    await takeTime();
    const answers = await Promise.all(crowd.map((filled) => sendForm(addresses.site, filled)));
    confirmed += answers.filter((answer) => answer === thankedFor(form.id)).length;
    full += answers.filter((answer) => answer === '409').length;
    const booked = `select submissionId from visits where propertyId = '2104' and startsAt = ?`;
    expect(readDatabase(booked, String(Date.parse(moment)))).toHaveLength(1);
  }
  recordFigure('16 bookings of one time at once, on D1', {
    'times of a visit': slots,
    'bookings of each': visitors,
    'confirmed beside the first': confirmed - slots,
    'told that it is full': full,
  });
  expect([confirmed, full]).toEqual([slots, slots * (visitors - 1)]);
});
