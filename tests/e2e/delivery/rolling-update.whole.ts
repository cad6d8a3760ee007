import path from 'node:path';
import { findFreePort } from '../../../scripts/settings/ports.ts';
import { allowCrowds, fillInForms, marksOf } from '../forms/form-posts.ts';
import { findForms } from '../forms/shown-forms.ts';
import { readDatabaseIn } from '../support/database.ts';
import { recordFigure } from '../support/figures.ts';
import { addresses, expect } from '../support/fixtures.ts';
import { test } from '../support/own-stack.ts';
import { complaintsOf, sendAll, settings, storedIn } from './several-sites.ts';
import { writeNewerMigrations } from './newer-migrations.ts';

/** Sent to each site at each stage. */
const posts = 20;

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
  recordFigure('1 rolling update', { posts: posts * 4, stored: storedIn(own).length });
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
