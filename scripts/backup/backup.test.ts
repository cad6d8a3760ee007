import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../settings/ports.ts';
import { completeSettings, type Settings } from '../settings/settings.ts';
import { connect } from '../content/dataset.ts';
import { runBackup, runRestore } from './backup-commands.ts';
import { findDatabase, withDatabase } from './database.ts';
import { buildLocalStores, filesBelow, localStores, withLake } from './local.ts';
import { putMigrations } from './migrations.ts';

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const print = () => undefined;

const tables = `
  create table submissions (id text primary key, "values" text);
  create table uploads (id text primary key);
  create table owner_records (propertyId text primary key, record text);
  create table content_revision (id integer primary key, revision integer not null);
  insert into submissions values ('s1', 'It''s
two lines; with a semicolon');
  insert into uploads values ('file-1'), ('file-2');
  insert into owner_records values ('1', '{"AgencyDocuments":[{"File":"1-mandate.pdf"}]}');
  insert into content_revision values (1, 7);`;

const mandate = 'agency-documents/1-mandate.pdf';

/** A site with a paper for an owner and two uploads, one of which was never stored, and a lake with one document. */
async function makeStack(): Promise<Settings> {
  const folder = makeFolder();
  const [site, lake] = [await findFreePort(), await findFreePort()];
  const settings = completeSettings({ SITE_PORT: String(site), LAKE_PORT: String(lake) }, folder);
  const [database, uploads] = [path.join(folder, 'made.sqlite'), path.join(folder, 'uploads')];
  withDatabase(database, (one) => {
    one.exec(tables);
    putMigrations(one, ['0000_content-revision'], 'local');
  });
  mkdirSync(path.join(uploads, 'agency-documents'), { recursive: true });
  writeFileSync(path.join(uploads, 'file-1'), 'a contract');
  writeFileSync(path.join(uploads, mandate), 'a mandate');
  await buildLocalStores(settings.environment['SITE_DATA_DIR'] ?? '', { database, uploads });
  await withLake(settings.environment, () =>
    connect(settings.environment).client.create({ _id: 'home', _type: 'page', title: 'Welkom' }),
  );
  return settings;
}

const siteOf = ({ environment }: Settings) => environment['SITE_DATA_DIR'] ?? '';

function openSite(settings: Settings): DatabaseSync {
  const database = new DatabaseSync(findDatabase(siteOf(settings)) ?? '');
  onTestFinished(() => database.close());
  return database;
}

async function contentOf({ environment }: Settings): Promise<unknown> {
  const query = '*[!(_id in path("_.**"))]{_id, title}';
  return withLake(environment, () => connect(environment).client.fetch(query));
}

async function uploadsOf(settings: Settings): Promise<Record<string, string>> {
  const folder = makeFolder();
  mkdirSync(path.join(folder, 'agency-documents'));
  await localStores(siteOf(settings)).saveUploads(['file-1', 'file-2', mandate], folder);
  return Object.fromEntries(
    filesBelow(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
}

/** Every file below a folder with its permissions. */
const modesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
    const { mode } = statSync(path.join(folder, name));
    return mode & 0o077;
  });

test('what a backup holds is back after a loss, and what was there before stays beside it', async () => {
  const settings = await makeStack();
  const folder = path.join(makeFolder(), 'backup');
  await runBackup([folder], settings, print);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(new Set(modesIn(folder))).toEqual(new Set([0]));
  const data = path.join(siteOf(settings), '..');
  rmSync(path.join(data, 'lake'), { recursive: true });
  writeFileSync(path.join(data, 'site', 'later.txt'), '');

  await runRestore([folder], settings, print);
  const database = openSite(settings);
  expect(database.prepare('select * from submissions').all()).toEqual([
    { id: 's1', values: "It's\ntwo lines; with a semicolon" },
  ]);
  expect(database.prepare('select count(*) as applied from __drizzle_migrations').get()).toEqual({
    applied: 1,
  });
  expect(
    Number(database.prepare('select revision from content_revision').get()?.['revision']),
  ).toBeGreaterThan(7);
  expect(await uploadsOf(settings)).toEqual({ 'file-1': 'a contract', [mandate]: 'a mandate' });
  expect(await contentOf(settings)).toEqual([{ _id: 'home', title: 'Welkom' }]);
  const [before = '', ...others] = readdirSync(data).filter((name) => name.includes('before'));
  expect([existsSync(path.join(data, before, 'later.txt')), others]).toEqual([true, []]);
});

test('a backup that is damaged, or does not fit, changes nothing', async () => {
  const settings = await makeStack();
  const folder = path.join(makeFolder(), 'backup');
  await runBackup([folder], settings, print);
  openSite(settings).exec(`update submissions set "values" = 'later'`);
  const manifest = path.join(folder, 'manifest.json');
  const written = readFileSync(manifest, 'utf8');
  const restore = () => runRestore([folder], settings, print);

  writeFileSync(path.join(folder, 'uploads', 'file-1'), 'another contract');
  await expect(restore()).rejects.toThrow('is damaged: uploads/file-1 differs from its manifest.');
  writeFileSync(path.join(folder, 'uploads', 'file-1'), 'a contract');
  writeFileSync(manifest, written.replace('0000_content-revision', '9999_future'));
  await expect(restore()).rejects.toThrow('does not know migration 9999_future');
  writeFileSync(manifest, written.replace('"documents": 1', '"documents": 2'));
  await expect(restore()).rejects.toThrow('took 1 of 2 documents and files of the backup.');
  writeFileSync(manifest, written.replace('"submissions": 1', '"submissions": 2'));
  await expect(restore()).rejects.toThrow('The table submissions has 1 rows instead of 2.');

  expect(openSite(settings).prepare('select "values" from submissions').get()).toEqual({ values: 'later' });
  expect(readdirSync(path.join(siteOf(settings), '..')).filter((name) => /restor|before/.test(name))).toEqual(
    [],
  );
});

test('a running site or lake is left alone', async () => {
  const settings = await makeStack();
  const folder = path.join(makeFolder(), 'backup');
  await withLake(settings.environment, async () => {
    await runBackup([folder], settings, print);
    await expect(runRestore([folder], settings, print)).rejects.toThrow('Stop the site before a restore.');
  });
  const open = openSite(settings);
  open.exec('begin; select * from submissions');
  await expect(runRestore([folder], settings, print)).rejects.toThrow('its database is in use');
  open.exec('rollback');
});

test('a folder that holds something is not written to, and one without a manifest not restored', async () => {
  const settings = await makeStack();
  const folder = makeFolder();
  writeFileSync(path.join(folder, 'mine.txt'), '');
  await expect(runBackup([folder], settings, print)).rejects.toThrow('is not empty: name another folder.');
  await expect(runRestore([folder], settings, print)).rejects.toThrow(
    'is no backup: it has no manifest.json.',
  );
});

test.for([['restore'], ['restore', 'a', 'b'], ['backup', 'a', '--target', 'moon'], ['backup', '--all']])(
  '%j explains the commands',
  async ([verb, ...words]) => {
    const settings = completeSettings({}, makeFolder());
    const run = verb === 'backup' ? runBackup : runRestore;
    await expect(run(words, settings, print)).rejects.toThrow('Usage: npm run backup');
  },
);
