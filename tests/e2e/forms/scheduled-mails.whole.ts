import demoOwner from '../../../seed/sample/owners/demo-owner.json' with { type: 'json' };
import { openDatabaseIn } from '../support/database.ts';
import { addresses, expect, expectNoAxeViolations } from '../support/fixtures.ts';
import { mailsTo, waitForMail } from '../support/mailbox.ts';
import { test } from '../support/own-stack.ts';
import { seededText } from '../support/visitor.ts';
import { fillIn, sendForm, takeTime, thankedFor } from './form-posts.ts';
import { emailOf } from './form-values.ts';
import { findForms } from './shown-forms.ts';

const morning = '2026-03-02T09:00:00Z';
const day = 24 * 60 * 60_000;

test('the scheduled event mails the reminder of a visit, the news of a search and an owner’s month', async ({
  own,
  page,
  tag,
}) => {
  test.slow();
  /** Starts the site at an instant, with its scheduled event at once. */
  const startSite = async (now: string) => {
    const bindings = { TEST_CLOCK: now, TEST_CLIENT_ADDRESS_HEADER: 'X-Test-Client' };
    await own.startSite({ SANITY_API_HOST: addresses.lake, SITE_TEST_BINDINGS: JSON.stringify(bindings) });
  };
  const [visit, search] = await findForms(page, addresses.site, ['contact-appointment', 'demand-register']);
  const moment = visit?.fields.find(({ name }) => name === 'moment')?.choices.at(-1) ?? '';
  if (!visit || !search || !moment) throw new Error('There is no time for a visit.');
  const [visitor, seeker] = [`Herinner ${tag}`, `Zoek ${tag}`];
  await startSite(morning);
  const values = { goal: 'sale', propertyType: '', places: 'Mechelen', maxPrice: '', frequency: 'at-once' };
  const filled = await Promise.all([
    fillIn(own.site, visit, { mark: visitor }),
    fillIn(own.site, search, { mark: seeker, values }),
  ]);
  await takeTime();
  for (const form of filled) expect(await sendForm(own.site, form)).toBe(thankedFor(form.form));
  for (const [mark, subject, path] of [
    [seeker, 'Bevestig uw zoekopdracht', '/alert/confirm/'],
    [visitor, 'Bevestig uw bezoek', '/bezoek/bevestigen/'],
  ] as const) {
    const { links } = await waitForMail(emailOf(mark), subject);
    const confirmation = links.find((link) => link.includes(path)) ?? '';
    const confirmed = await fetch(confirmation, { method: 'POST', headers: { Origin: own.site } });
    expect(confirmed.status).toBe(200);
  }
  await waitForMail(emailOf(visitor), 'Uw bezoek is bevestigd');
  await own.killSite();

  // Pretends that the last import lowered a price.
  const database = openDatabaseIn(own.siteFolder);
  database.exec(`update property_news set price = price + 20000 where propertyId = '2101'`);
  database.close();
  await startSite(new Date(Date.parse(moment) - day).toISOString());
  const reminder = await waitForMail(emailOf(visitor), 'Herinnering: uw bezoek op');
  expect(reminder.text).toContain(seededText('mail.visitReminderText', 'nl'));
  expect(reminder.links.join()).toContain('/bezoek/wijzigen/');
  const news = await waitForMail(emailOf(seeker), 'Nieuw voor u: 1 pand');
  expect(news.text).toMatch(/Prijs verlaagd naar €/);
  expect(news.headers).toContainEqual({ name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' });
  await own.killSite();
  expect(await mailsTo(emailOf(visitor))).toHaveLength(3);
  expect(await mailsTo(emailOf(seeker))).toHaveLength(2);

  // Pretends that the owner has had the portal for a month.
  const owners = openDatabaseIn(own.siteFolder);
  owners.prepare('update owners set createdAt = 1, signedInAt = 1 where id = ?').run(demoOwner.id);
  owners.close();
  await startSite('2026-04-01T07:00:00Z');
  const month = await waitForMail(demoOwner.email, 'Uw maandoverzicht: maart 2026');
  expect(month.text).toMatch(/Bekeken in maart 2026: \d+ \(februari 2026: [1-9]/);
  const stop = month.links.find((link) => link.includes('/mail/')) ?? '';
  await page.goto(stop);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: seededText('portal.monthlyMailStop', 'nl') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    seededText('portal.monthlyMailStopped', 'nl'),
  );
});
