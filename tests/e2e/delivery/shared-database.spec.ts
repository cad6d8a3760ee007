import path from 'node:path';
import { findFreePort } from '../../../scripts/settings/ports.ts';
import {
  allowCrowds,
  type FilledForm,
  fillInForms,
  marksOf,
  sendForm,
  thankedFor,
} from '../forms/form-posts.ts';
import { emailOf } from '../forms/form-values.ts';
import { findForms } from '../forms/shown-forms.ts';
import { readDatabaseIn } from '../support/database.ts';
import { isWhole, recordFigure } from '../support/figures.ts';
import { addresses, expect } from '../support/fixtures.ts';
import { writeNewerMigrations } from '../support/newer-migrations.ts';
import { type OwnStack, test } from '../support/own-stack.ts';

const rounds = isWhole ? 5 : 1;
/** To each site in each round. */
const posts = isWhole ? 60 : 12;

const settings = { SANITY_API_HOST: addresses.lake, MAIL_SMTP_URL: '' };

const sorted = (list: readonly unknown[]) => list.map(String).sort();

/** Sends to both sites at once, and expects every form to be thanked for at the first attempt. */
async function sendAll(sent: readonly { site: string; filled: readonly FilledForm[] }[]): Promise<void> {
  const results = await Promise.all(
    sent.flatMap(({ site, filled }) =>
      filled.map(async (form) => [form.form, await sendForm(site, form)] as const),
    ),
  );
  expect(results).toEqual(results.map(([form]) => [form, thankedFor(form)]));
}

const storedIn = ({ siteFolder }: OwnStack) =>
  readDatabaseIn(siteFolder, `select json_extract("values", '$.email') as email from submissions`).map(
    ({ email }) => email,
  );

const complaintsOf = ({ log }: OwnStack) => log.filter((line) => /cannot be|could not be/.test(line));

test('two sites over one new database start at once and again in any order, and store every form', async ({
  content,
  own,
  page,
}) => {
  test.setTimeout(isWhole ? 1_200_000 : 120_000);
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
  expect(sorted(storedIn(own))).toEqual(sorted(emails));
  expect(readDatabaseIn(own.siteFolder, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(complaintsOf(own)).toEqual([]);
  recordFigure('1 two sites over one database', {
    rounds,
    'starts beside the other': 1 + rounds * 3,
    posts: emails.length,
    stored: storedIn(own).length,
  });
});

test('a site goes on storing forms while a newer version migrates its database and serves beside it', async ({
  content,
  own,
  page,
}) => {
  test.setTimeout(120_000);
  const forms = await findForms(page, addresses.site);
  await allowCrowds(content);
  await own.startSite(settings);
  const tables = readDatabaseIn(
    own.siteFolder,
    `select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\'
      and name not like 'sqlite\\_%' escape '\\'`,
  ).map(({ name }) => String(name));
  const folder = path.join(own.siteFolder, '..', 'newer-migrations');
  writeNewerMigrations(folder, [
    'create table newer (id text)',
    ...tables.map((name) => `alter table "${name}" add newer text`),
  ]);
  const port = await findFreePort();
  const newer = `http://localhost:${port}`;
  const newerSettings = { ...settings, SITE_PORT: String(port), SITE_MIGRATIONS_DIR: folder };

  const during = { site: own.site, filled: await fillInForms(own.site, forms, marksOf('Tijdens', posts)) };
  await Promise.all([own.startSite(newerSettings), sendAll([during])]);
  const after = [own.site, newer].map(async (site) => ({
    site,
    filled: await fillInForms(site, forms, marksOf(`Na ${site}`, posts)),
  }));
  await sendAll(await Promise.all(after));
  expect(readDatabaseIn(own.siteFolder, 'select * from newer')).toEqual([]);
  // Going back: the older version starts on the newer database.
  await own.killSite();
  await own.startSite(settings);
  const back = { site: own.site, filled: await fillInForms(own.site, forms, marksOf('Terug', posts)) };
  await sendAll([back]);
  expect(storedIn(own)).toHaveLength(posts * 4);
  expect(complaintsOf(own)).toEqual([]);
});

test('a newer version whose migration fails does not start, and the older one serves the database as it was', async ({
  own,
}) => {
  await own.startSite(settings);
  const everything = () =>
    readDatabaseIn(
      own.siteFolder,
      'select name, sql from sqlite_master union all select hash, created_at from __drizzle_migrations',
    );
  const before = everything();
  const folder = path.join(own.siteFolder, '..', 'broken-migrations');
  writeNewerMigrations(folder, [
    'create table newer (id text)',
    'drop table outbox',
    'alter table absent add newer text',
  ]);
  const port = String(await findFreePort());
  const broken = own.startSite({ ...settings, SITE_PORT: port, SITE_MIGRATIONS_DIR: folder });
  await expect(broken).rejects.toThrow('exit code 1');
  expect(own.log.filter((line) => line.includes('could not be migrated'))).toEqual([
    expect.stringMatching(/^site \| The database of the site could not be migrated: .*no such table: absent/),
  ]);
  expect(everything()).toEqual(before);
  expect((await fetch(`${own.site}/nl/`)).status).toBe(200);
});
