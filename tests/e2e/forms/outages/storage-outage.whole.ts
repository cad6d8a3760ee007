import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { recordFigure } from '../../support/figures.ts';
import { addresses, expect } from '../../support/fixtures.ts';
import { openDatabaseIn, readDatabaseIn } from '../../support/database.ts';
import { type OwnStack, test } from '../../support/own-stack.ts';
import { type FilledForm, fillInForms, marksOf, sendForm, thankedFor } from '../form-posts.ts';
import { formsIn } from '../shown-forms.ts';
import { findBrokenPages } from './whole-pages.ts';

const settings = { SANITY_API_HOST: addresses.lake, MAIL_SMTP_URL: '' };

async function fillInContactForms({ site }: OwnStack, page: Page, subject: string): Promise<FilledForm[]> {
  const contact = await (await fetch(`${site}/nl/contact/`)).text();
  return fillInForms(site, await formsIn(page, contact, '/nl/contact/'), marksOf(subject, 6));
}

const countStored = ({ siteFolder }: OwnStack) =>
  Number(readDatabaseIn(siteFolder, 'select count(*) as number from submissions')[0]?.['number']);

/** Sends each form while nothing can be stored, and once more afterwards; returns the figure of both. */
async function sendDuringAndAfter(own: OwnStack, forms: readonly FilledForm[], recover: () => void) {
  const responses: string[] = [];
  for (const form of forms) responses.push(await sendForm(own.site, form));
  const broken = await findBrokenPages(own.site);
  expect(responses).toEqual(forms.map(() => '503'));
  expect(broken).toEqual([]);
  recover();
  expect(countStored(own)).toBe(0);
  for (const form of forms) expect(await sendForm(own.site, form)).toBe(thankedFor(form.form));
  expect(await findBrokenPages(own.site)).toEqual([]);
  return {
    'refused with 503': responses.length,
    'sent again and stored': countStored(own),
    'thanked for and lost': forms.length - countStored(own),
    'pages not whole': broken.length,
  };
}

test('a database that can only be read serves every page, and each form comes back until it can be written', async ({
  own,
  page,
}) => {
  test.slow();
  await own.startSite(settings);
  const forms = await fillInContactForms(own, page, 'Read only');
  const database = openDatabaseIn(own.siteFolder);
  const tables = database
    .prepare(
      `select name from sqlite_master where type = 'table' and name not glob '_cf*' and name not glob 'sqlite*'`,
    )
    .all()
    .map(({ name }) => String(name));
  const triggers = tables.flatMap((table) =>
    ['insert', 'update', 'delete'].map((change) => ({ name: `no_${change}_${table}`, table, change })),
  );
  for (const { name, table, change } of triggers)
    database.exec(
      `create trigger "${name}" before ${change} on "${table}"
       begin select raise(abort, 'attempt to write a readonly database'); end`,
    );
  expect(triggers.length).toBeGreaterThan(30);
  const figure = await sendDuringAndAfter(own, forms, () => {
    for (const { name } of triggers) database.exec(`drop trigger "${name}"`);
    database.close();
  });
  recordFigure('4 database read-only', figure);
});

/** Mounts a file system of this many megabytes; undefined where a machine does not permit it. */
function mountSmall(folder: string, megabytes: number): (() => void) | undefined {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(megabytes)}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    return undefined;
  }
  return () => execFileSync('umount', ['--lazy', folder]);
}

/** Writes until nothing more fits, whatever the site stores meanwhile. */
function fillDisk(filler: string): void {
  const file = openSync(filler, 'w');
  try {
    for (;;) writeSync(file, Buffer.alloc(1024 * 1024));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

test('on a full disk every page is served, and each form comes back until there is space', async ({
  own,
  page,
}) => {
  test.slow();
  const unmount = mountSmall(own.siteFolder, 24);
  if (!unmount)
    recordFigure('4 disk full', { 'not measured': 'this machine mounts no file system of its own' });
  test.skip(unmount === undefined, 'This machine mounts no file system of its own.');
  try {
    await own.startSite(settings);
    const forms = await fillInContactForms(own, page, 'Full disk');
    expect(await findBrokenPages(own.site)).toEqual([]);
    // A log that was written before has room for more, which a full disk does not take away.
    const database = openDatabaseIn(own.siteFolder);
    database.exec('pragma wal_checkpoint(truncate)');
    database.close();
    const filler = path.join(own.siteFolder, 'filler');
    fillDisk(filler);
    const figure = await sendDuringAndAfter(own, forms, () => rmSync(filler));
    recordFigure('4 disk full', figure);
  } finally {
    await own.killSite();
    unmount?.();
  }
});
