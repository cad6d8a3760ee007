import { forgetRevisions } from '../../content/cms/load.server.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import type { Database } from '../../platform/database/storage.server.ts';
import {
  commit,
  type NewVersion,
  readWritten,
  showStatements,
  versionStatements,
} from '../store/commit-versions.server.ts';
import { readChanges } from '../store/record-versions.server.ts';
import { emptyIndex } from '../store/live-index.ts';
import { builtBundle } from './known-lists.server.ts';
import { tombstone } from './remove-records.server.ts';

/** Records that the build shows and the store lacks. */
function leaving(known: ReadonlySet<string>, today: string): NewVersion[] {
  const { Properties, Projects, Gone } = builtBundle;
  const rows = [
    ...Gone.map(({ ID, Date: day, List = 'Properties' as const }) => ({ list: List, key: String(ID), day })),
    ...Properties.map(({ ID }) => ({ list: 'Properties' as const, key: String(ID), day: today })),
    ...Projects.map(({ ID }) => ({ list: 'Projects' as const, key: String(ID), day: today })),
  ];
  return rows
    .filter(({ list, key }) => !known.has(`${list} ${key}`))
    .map(({ list, key, day }) => tombstone({ list, key }, 'vanished', day));
}

/**
 * Shows the store in place of the properties of the build once the first run has ended, so that nobody ever sees half of it.
 * Pages of what only the build had say that it is gone. Does nothing later.
 */
export async function showFirst(database: Database, now: Date): Promise<void> {
  const { revision, isShown } = await readWritten(database);
  if (isShown || revision === 0) return;
  const { lists, listed } = await readChanges(database, emptyIndex);
  const nameOf = ({ ID, List = 'Properties' }: { ID: number; List?: string | undefined }) => `${List} ${ID}`;
  const known = new Set([
    ...listed.map(({ id }) => `Properties ${id}`),
    ...lists.Projects.map(({ ID }) => `Projects ${ID}`),
    ...lists.Gone.map(nameOf),
  ]);
  const gone = leaving(known, belgianDay(now));
  await commit(database, [...versionStatements(database, revision, gone), ...showStatements(database)]);
  forgetRevisions();
}
