import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readAgency, sampleAgency } from '../../seed/agencies/agency.ts';
import { readTarget } from '../deploy/target.ts';
import { root } from '../settings/settings.ts';
import { sqlOf, withDatabase } from './database.ts';
import { hostedStores, restoreHosted } from './hosted.ts';
import { verifyBackup } from './manifest.ts';
import { takeBackup } from './take-backup.ts';

vi.mock('../deploy/wrangler.ts', () => ({
  captureWrangler: (args: readonly string[]) => {
    try {
      return Promise.resolve({ code: 0, output: runStandIn(args) });
    } catch {
      return Promise.resolve({ code: 1, output: 'The specified key does not exist.' });
    }
  },
  mustSucceed: (_: string, args: readonly string[]) => Promise.resolve(runStandIn(args)),
  queryDatabase: (_: string, query: string, place: readonly string[]) =>
    Promise.resolve(withDatabase(databaseIn(place), (one) => one.prepare(query).get())),
}));

const databaseIn = (args: readonly string[]) => path.join(args.at(-1) ?? '', 'database.sqlite');

/** Stands for wrangler, over the database and bucket in the folder that the last argument names. */
function runStandIn(args: readonly string[]): string {
  const [store, verb] = args;
  const file = args[args.findIndex((word) => word === '--file' || word === '--output') + 1] ?? '';
  const object = path.join(args.at(-1) ?? '', ...(args[3] ?? '').split('/').slice(1));
  if (store === 'd1' && verb === 'export')
    writeFileSync(
      file,
      withDatabase(databaseIn(args), (one) => [...sqlOf(one)].join('\n')),
    );
  else if (store === 'd1' && verb === 'execute')
    withDatabase(databaseIn(args), (one) => one.exec(readFileSync(file, 'utf8')));
  else if (store === 'r2' && args[2] === 'get') copyFileSync(object, file);
  else if (store === 'r2' && args[2] === 'put') {
    mkdirSync(path.dirname(object), { recursive: true });
    copyFileSync(file, object);
  } else throw new Error('Nothing stands for this command.');
  return '';
}

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosted-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const makeHost = () => {
  const folder = makeFolder();
  const name = 'production' as const;
  return {
    folder,
    host: { name, target: readTarget(readAgency(sampleAgency), name), where: ['--persist-to', folder] },
  };
};

/** A site in whose database is what SQL finds hardest, with files of a visitor and of an owner. */
function makeSite() {
  const site = makeHost();
  const database = new DatabaseSync(databaseIn([site.folder]));
  database.exec(`create table uploads (id text primary key, name text);
    create table owners (email text); create table owner_records (propertyId text, record text);
    create table content_revision (id integer primary key, revision integer);
    create table d1_migrations (id integer primary key autoincrement, name text unique);
    insert into d1_migrations (name) values ('0000_content-revision.sql');
    insert into uploads values ('file-1', 'It''s; a
file'), ('file-2', 'gone');
    insert into owner_records values ('1', '{"AgencyDocuments":[{"File":"1-mandate.pdf"}]}');
    insert into content_revision values (1, 7);`);
  database.close();
  mkdirSync(path.join(site.folder, 'agency-documents'));
  writeFileSync(path.join(site.folder, 'file-1'), 'a contract');
  writeFileSync(path.join(site.folder, 'agency-documents', '1-mandate.pdf'), 'a mandate');
  return site;
}

const print = () => undefined;

async function take({ host }: ReturnType<typeof makeHost>): Promise<string> {
  const folder = path.join(makeFolder(), 'backup');
  await takeBackup(folder, { stores: hostedStores(host), dataset: undefined, print });
  return folder;
}

test('a hosted site is backed up, and restored into another one as it was', async () => {
  const [site, other] = [makeSite(), makeHost()];
  const folder = await take(site);
  const manifest = await verifyBackup(folder);
  await restoreHosted(folder, manifest, { host: other.host, dataset: undefined, print });
  const restored = await verifyBackup(await take(other));
  const filesOf = ({ files }: typeof manifest) =>
    Object.entries(files).filter(([name]) => name !== 'database.sqlite');
  expect(filesOf(restored)).toEqual(filesOf(manifest));
  expect(filesOf(manifest).map(([name]) => name)).toEqual([
    'uploads/agency-documents/1-mandate.pdf',
    'uploads/file-1',
  ]);
  expect([restored.rows, restored.migrations]).toEqual([manifest.rows, ['0000_content-revision']]);
  const names = withDatabase(databaseIn([other.folder]), (one) =>
    one.prepare('select name from uploads').all(),
  );
  expect(names.map(({ name }) => name)).toEqual(["It's; a\nfile", 'gone']);
});

test('a database that holds anything is not restored into, nor a backup with the owner everybody knows', async () => {
  const site = makeSite();
  const restore = async (folder: string, { host }: ReturnType<typeof makeHost>) =>
    restoreHosted(folder, await verifyBackup(folder), { host, dataset: undefined, print });
  await expect(restore(await take(site), site)).rejects.toThrow(
    'is not empty. A backup is restored into a new one',
  );
  const { email } = JSON.parse(
    readFileSync(path.join(root, 'seed/sample/owners/demo-owner.json'), 'utf8'),
  ) as {
    email: string;
  };
  withDatabase(databaseIn([site.folder]), (one) => one.prepare('insert into owners values (?)').run(email));
  await expect(restore(await take(site), makeHost())).rejects.toThrow('whose password is public');
});
