import { findFreePort } from '../../../scripts/settings/ports.ts';
import { fillInForms, messagesOf, sendForm, thanked } from '../forms/form-posts.ts';
import { readDatabaseIn } from '../support/database.ts';
import { addresses, expect } from '../support/fixtures.ts';
import { test } from '../support/own-stack.ts';

test('two sites started at once on a new database both run, and both store every form', async ({ own }) => {
  test.slow();
  const settings = { SANITY_API_HOST: addresses.lake, MAIL_SMTP_URL: '' };
  const port = await findFreePort();
  const other = `http://localhost:${port}`;
  await Promise.all([own.startSite(settings), own.startSite({ ...settings, SITE_PORT: String(port) })]);

  const sent = await Promise.all(
    [own.site, other].map(async (site) => ({
      site,
      forms: await fillInForms(site, messagesOf(`From ${site}`, 20)),
    })),
  );
  const results = await Promise.all(
    sent.flatMap(({ site, forms }) => forms.map((form) => sendForm(site, form))),
  );
  expect(results).toEqual(results.map(() => thanked));
  expect(readDatabaseIn(own.siteFolder, 'select * from submissions')).toHaveLength(results.length);
});
