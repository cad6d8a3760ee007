import data from '../../../../seed/sample/properties/bundle.json' with { type: 'json' };
import type { Database } from '../../platform/database/database.server.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import { type Directory, type Known, knownOf } from '../rules/known.ts';
import { emptyIndex, type LiveIndex, withDefaults } from '../store/live-index.ts';
import { readChanges } from '../store/record-versions.server.ts';

const built: unknown = data;

/** Its properties' numbers are taken. */
export const builtBundle = built as Bundle;

type Lists = { directory: Directory; known: Known };

const remembered = new WeakMap<Database, { index: LiveIndex; lists: Lists }>();

/** As of a written revision; later calls read only what is newer. */
export async function readLists(database: Database, written: number): Promise<Lists> {
  const last = remembered.get(database);
  if (last && last.index.revision >= written) return last.lists;
  const read = await readChanges(database, last?.index ?? emptyIndex, 'directories');
  const index = { ...read, revision: Math.max(read.revision, written) };
  const lists = last && read === last.index ? last.lists : listsOf(index);
  remembered.set(database, { index, lists });
  return lists;
}

function listsOf({ lists }: LiveIndex): Lists {
  const directory = withDefaults(lists, builtBundle);
  return { directory, known: knownOf(directory) };
}
