import data from '../../../../seed/sample/properties/bundle.json' with { type: 'json' };
import type { Database } from '../../platform/database/storage.server.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import { type Directory, type Known, knownOf } from '../rules/known.ts';
import { emptyIndex, type LiveIndex, withDefaults } from '../store/live-index.ts';
import { readChanges } from '../store/record-versions.server.ts';

const built: unknown = data;

/** The properties of the build, whose numbers are taken. */
export const builtBundle = built as Bundle;

type Lists = { directory: Directory; known: Known };

const remembered = new WeakMap<Database, { index: LiveIndex; lists: Lists }>();

/** All that records may refer to as of the last commit; read once, and from then on what is newer. */
export async function readLists(database: Database): Promise<Lists> {
  const last = remembered.get(database);
  const index = await readChanges(database, last?.index ?? emptyIndex, 'directories');
  if (last && index === last.index) return last.lists;
  const directory = withDefaults(index.lists, builtBundle);
  const lists = { directory, known: knownOf(directory) };
  remembered.set(database, { index, lists });
  return lists;
}
