import { openDatabaseIn, readDatabaseIn } from '../../support/database.ts';
import { recordFigure } from '../../support/figures.ts';
import { addresses, expect } from '../../support/fixtures.ts';
import { test } from '../../support/own-stack.ts';
import { seededText } from '../../support/visitor.ts';

test.use({ expectedProblems: { patterns: [/status of 503 .*\/contact\//] } });

test('while the database takes nothing the form comes back with its text, without thanks, and is sent later', async ({
  own,
  page,
}) => {
  test.slow();
  await own.startSite({ SANITY_API_HOST: addresses.lake, MAIL_SMTP_URL: '' });
  const field = (key: Parameters<typeof seededText>[0]) =>
    page.getByLabel(seededText(key, 'fr'), { exact: true });
  const send = () => page.getByRole('button', { name: seededText('form.sendMessage', 'fr') }).click();
  const stored = () => readDatabaseIn(own.siteFolder, 'select * from submissions');
  await page.goto(`${own.site}/fr/contact/`);
  await field('form.firstName').fill('An');
  await field('form.lastName').fill('Peeters');
  await field('form.email').fill('an@example.com');
  await field('form.message').fill('Une longue lettre, é à ü');

  // Blocks every other writer of the database.
  const database = openDatabaseIn(own.siteFolder);
  database.exec('begin immediate');
  // The page view is a POST as well, and may come later.
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/fr/contact/'),
  );
  await send();
  const answer = await answered;
  expect(answer.status()).toBe(503);
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
  const summary = page.locator('.form-summary');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('+32 15 00 00 00');
  expect(new URL(page.url()).pathname).toBe('/fr/contact/');
  await expect(field('form.message')).toHaveValue('Une longue lettre, é à ü');
  await expect(field('form.email')).toHaveValue('an@example.com');
  const duringOutage = stored();
  expect(duringOutage).toEqual([]);

  database.exec('rollback');
  database.close();
  await send();
  await expect(page).toHaveURL(/\/fr\/merci\/message\//);
  expect(stored()).toHaveLength(1);
  recordFigure('4 database unavailable', {
    answer: answer.status(),
    'stored during the outage': duringOutage.length,
    'stored once it is back': stored().length,
  });
});
