import { findFreePort } from '../../../scripts/settings/ports.ts';
import { fillInForms, marksOf, sendForm, thankedFor } from '../forms/form-posts.ts';
import { formsIn } from '../forms/shown-forms.ts';
import { readDatabaseIn } from '../support/database.ts';
import { addresses, expect } from '../support/fixtures.ts';
import { test } from '../support/own-stack.ts';

test('two sites started at once on a new database both run, and both store every form', async ({
  own,
  page,
}) => {
  test.slow();
  const settings = { SANITY_API_HOST: addresses.lake, MAIL_SMTP_URL: '' };
  const port = await findFreePort();
  const other = `http://localhost:${port}`;
  await Promise.all([own.startSite(settings), own.startSite({ ...settings, SITE_PORT: String(port) })]);

  const contact = await (await fetch(`${own.site}/nl/contact/`)).text();
  const forms = await formsIn(page, contact, '/nl/contact/');
  const sent = await Promise.all(
    [own.site, other].map(async (site) => ({
      site,
      filled: await fillInForms(site, forms, marksOf(`From ${site}`, 20)),
    })),
  );
  const results = await Promise.all(
    sent.flatMap(({ site, filled }) => filled.map((form) => sendForm(site, form))),
  );
  expect(new Set(results)).toEqual(new Set(forms.map(({ id }) => thankedFor(id))));
  expect(readDatabaseIn(own.siteFolder, 'select * from submissions')).toHaveLength(results.length);
});
