import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type HostedPlace, hostedStores, restoreHosted } from '../../../scripts/backup/hosted.ts';
import { verifyBackup } from '../../../scripts/backup/manifest.ts';
import { takeBackup } from '../../../scripts/backup/take-backup.ts';
import { rehearse } from '../../../scripts/deploy/rehearsal.ts';
import { mustSucceed } from '../../../scripts/deploy/wrangler.ts';
import { runStep } from '../../../scripts/process/steps.ts';
import { root } from '../../../scripts/settings/settings.ts';
import sample from '../../../seed/sample/properties/bundle.json' with { type: 'json' };
import { expect } from '../support/fixtures.ts';
import { type OwnStack, test } from '../support/own-stack.ts';
import { writeNewerMigrations } from './newer-migrations.ts';

const { Gone: _gone, Changed: _changed, ...lists } = sample;

/** Sends the sample to the site by the command, with another price of one home. */
async function importAt({ environment, siteFolder }: OwnStack, id: number, Price: number): Promise<string> {
  const file = path.join(path.dirname(siteFolder), 'export.json');
  const Properties = lists.Properties.map((home) => (home.ID === id ? { ...home, Price } : home));
  writeFileSync(file, JSON.stringify({ ...lists, Properties, OwnerRecords: [] }));
  const script = 'web/app/properties/runs/command/properties-command.server.ts';
  return (await runStep({ title: 'importing', script, args: [file], env: environment })).output;
}

const hash = '0123456789abcdef0123456789abcdef';

/** As an import copies one from another host. */
async function storePicture({ name, target, where }: HostedPlace): Promise<void> {
  const [{ bucket_name: bucket }] = target.r2_buckets;
  const place = ['--env', name, ...where];
  const file = path.join(root, 'docs', 'pictures', 'site.webp');
  const object = `${bucket}/pictures/${hash}`;
  await mustSucceed('storing a picture', ['r2', 'object', 'put', object, '--file', file, ...place]);
  const row = `insert into copied_files (kind, address, hash, checkedAt) values ('picture', 'a', '${hash}', 0)`;
  await mustSucceed('naming it', ['d1', 'execute', 'DB', '--command', row, '--yes', ...place]);
}

/** Milliseconds. */
const mostUntilSeen = 5000;

let stop = () => Promise.resolve();
test.afterEach(() => stop());

test('what a deployment packs takes an import, shows a price at once, is restored and goes back', async ({
  own,
}) => {
  test.setTimeout(900_000);
  const folder = path.join(path.dirname(own.siteFolder), 'deployed');
  const print = () => undefined;
  await own.startLake();
  const hostAt = await rehearse(own.environment, folder);
  const host = hostAt('first');
  await host.migrate();
  await storePicture(host.stores);
  stop = await host.serve(print);

  const [home = sample.Properties[0]] = lists.Properties.filter(({ PublishPrice }) => PublishPrice);
  const id = home?.ID ?? 0;
  const address = `${own.site}/nl/property/${String(id)}`;
  const shown = async () => (await fetch(address)).text();

  await test.step('an import fills it, and a changed price is seen without a build', async () => {
    expect(await importAt(own, id, 411_000)).toMatch(/Imported: \d\d new/);
    expect(await shown()).toContain('411.000');
    expect(await importAt(own, id, 412_000)).toContain('1 changed');
    await expect.poll(shown, { timeout: mostUntilSeen }).toContain('412.000');
  });

  await test.step('its bucket keeps a picture, of which its service makes a size', async () => {
    const made = await fetch(`${own.site}/pictures/${hash}-400.webp`);
    expect([made.status, made.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  });

  await test.step('its schedule runs', async () => {
    expect((await host.runSchedule()).status).toBe(200);
  });

  const second = hostAt('second');
  await test.step('a backup of it is restored into another, which shows the same', async () => {
    await stop();
    const backup = path.join(folder, 'backup');
    await takeBackup(backup, { stores: hostedStores(host.stores), dataset: undefined, print });
    const manifest = await verifyBackup(backup);
    await restoreHosted(backup, manifest, { host: second.stores, dataset: undefined, print });
    stop = await second.serve(print);
    expect(await shown()).toContain('412.000');
  });

  await test.step('it goes on serving once a newer version has changed its database', async () => {
    await stop();
    const migrations = path.join(folder, 'newer-migrations');
    writeNewerMigrations(migrations, [
      'create table newer (id text)',
      ...['submissions', 'outbox', 'visits', 'record_versions'].map(
        (name) => `alter table ${name} add newer text`,
      ),
    ]);
    await hostAt('second', migrations).migrate();
    stop = await second.serve(print);
    expect(await importAt(own, id, 413_000)).toContain('1 changed');
    await expect.poll(shown).toContain('413.000');
  });
});
