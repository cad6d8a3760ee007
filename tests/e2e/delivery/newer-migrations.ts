import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/settings/settings.ts';

type Journal = { entries: { idx: number; when: number; tag: string }[] };

const migrations = path.join(root, 'web', 'migrations');

/** Makes a folder of migrations as a newer version has it: those of this one, and one more with these statements. */
export function writeNewerMigrations(folder: string, statements: readonly string[]): void {
  cpSync(migrations, folder, { recursive: true });
  const journalFile = path.join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journalFile, 'utf8')) as Journal;
  const last = entries.at(-1);
  if (!last) throw new Error('There are no migrations.');
  const newer = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_newer' };
  writeFileSync(journalFile, JSON.stringify({ ...rest, entries: [...entries, newer] }));
  writeFileSync(
    path.join(folder, '9999_newer.sql'),
    statements.map((each) => `${each};`).join('\n--> statement-breakpoint\n'),
  );
}
