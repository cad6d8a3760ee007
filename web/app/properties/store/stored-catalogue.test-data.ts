import { type Catalogue, catalogueOf } from '../catalogue/create-catalogue.ts';
import type { PropertyEdit } from '../catalogue/records/property-edits.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { cityKeyOf } from '../model/terms.ts';
import { listedPropertyOf } from '../property/listed-property.ts';
import { knownOf } from '../rules/known.ts';
import { commit, type NewVersion, showStatements, versionStatements } from './commit-versions.server.ts';
import { keyIn, type VersionedList } from './live-index.ts';
import { indexParts } from './record-tables.server.ts';
import { storeIndexParts, readLiveIndex, recordsInDatabase } from './record-versions.server.ts';

const long = '2000-01-01';

/** The versions by which a store holds what a bundle does. */
function versionsOf(bundle: Bundle): NewVersion[] {
  const { Gone, Changed, ...others } = bundle;
  const { centres } = knownOf(bundle);
  const days = new Map(Changed.map(({ ID, List, Date: day }) => [`${List ?? 'Properties'} ${ID}`, day]));
  const lists: VersionedList[] = [
    'PropertyTypes',
    'Cities',
    'Neighbourhoods',
    'Categories',
    'Brokers',
    'Terms',
    'Projects',
  ];
  const version = (list: VersionedList, key: string, content: unknown) => ({
    list,
    key,
    content,
    hash: '',
    changedOn: days.get(`${list} ${key}`) ?? long,
  });
  return [
    ...lists.flatMap((list) => others[list].map((row) => version(list, keyIn(row), row))),
    ...others.Properties.map((record) => ({
      ...version('Properties', keyIn(record), record),
      listed: listedPropertyOf(record, centres.get(cityKeyOf(record))),
    })),
    ...Gone.map(({ ID, List, Date: day }) => ({
      ...version(List ?? 'Properties', String(ID), null),
      changedOn: day,
    })),
  ];
}

/** Stores and shows a bundle in a database. */
async function storeBundle(database: Database, bundle: Bundle): Promise<void> {
  await commit(database, [
    ...versionStatements(database, 0, versionsOf(bundle)),
    ...showStatements(database),
  ]);
}

/** The catalogue of a bundle that lies in a database, as a worker reads it that starts there. */
export async function storedCatalogue(bundle: Bundle, edits: readonly PropertyEdit[]): Promise<Catalogue> {
  const database = emptyDatabase();
  await storeBundle(database, bundle);
  await storeIndexParts(database);
  if ((await database.$count(indexParts)) === 0) throw new Error('The bundle is too small for an index.');
  const index = await readLiveIndex(database);
  return catalogueOf(index, recordsInDatabase(database, index.revision), edits);
}
