import { findFreePort } from '../../../scripts/settings/ports.ts';
import { allowCrowds, fillInForms, marksOf } from '../forms/form-posts.ts';
import { emailOf } from '../forms/form-values.ts';
import { findForms } from '../forms/shown-forms.ts';
import { readDatabaseIn } from '../support/database.ts';
import { recordFigure } from '../support/figures.ts';
import { addresses, expect } from '../support/fixtures.ts';
import { test } from '../support/own-stack.ts';
import { complaintsOf, sendAll, settings, storedIn } from './several-sites.ts';

const rounds = 5;
/** Sent to each site in each round. */
const posts = 60;

const sorted = (list: readonly unknown[]) => list.map(String).sort();

test('two sites over one new database start at once and again in any order, and store every form', async ({
  content,
  own,
  page,
}) => {
  test.setTimeout(1_200_000);
  const port = await findFreePort();
  const other = { address: `http://localhost:${port}`, settings: { ...settings, SITE_PORT: String(port) } };
  const first = { address: own.site, settings };
  const forms = await findForms(page, addresses.site);
  await allowCrowds(content);
  await Promise.all([own.startSite(first.settings), own.startSite(other.settings)]);

  const emails: string[] = [];
  const fill = async (site: string, subject: string) => {
    const marks = marksOf(subject, posts);
    emails.push(...marks.map(emailOf));
    return { site, filled: await fillInForms(site, forms, marks) };
  };
  for (let round = 1; round <= rounds; round += 1) {
    const both = [
      await fill(first.address, `Ronde ${round} eerste`),
      await fill(other.address, `Ronde ${round} tweede`),
    ];
    const meanwhile = await fill(other.address, `Ronde ${round} alleen`);
    await sendAll(both);
    await own.killSite(first.address);
    await Promise.all([own.startSite(first.settings), sendAll([meanwhile])]);
    await own.killSite(other.address);
    await own.killSite(first.address);
    await Promise.all([own.startSite(other.settings), own.startSite(first.settings)]);
  }
  recordFigure('1 two sites over one database', {
    rounds,
    'starts beside the other': 1 + rounds * 3,
    posts: emails.length,
    stored: storedIn(own).length,
    'complaints in the log': complaintsOf(own).length,
  });
  expect(sorted(storedIn(own))).toEqual(sorted(emails));
  expect(readDatabaseIn(own.siteFolder, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(complaintsOf(own)).toEqual([]);
});
