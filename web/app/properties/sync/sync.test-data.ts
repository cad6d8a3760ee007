import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import type { PropertyRecord } from '../model/record.ts';
import { applyBatch, endRun, openRun } from './pipeline.server.ts';
import type { Batch, Source, Sync } from './sync.ts';

export const file: Source = { system: 'file', account: '' };

const testDay = '2026-11-20';

export function testSync({ database = emptyDatabase(), ...changes }: Partial<Sync> = {}): Sync {
  return {
    database,
    clock: () => new Date(`${testDay}T09:00:00Z`),
    lawSettings: () => Promise.resolve({}),
    copyPictures: (record) => Promise.resolve({ record, findings: [] }),
    ...changes,
  };
}

/** The lists to which properties refer, as a source sends them. */
export function sentLists(changes: Partial<Bundle> = {}): Batch {
  const { Properties: _none, Gone: _gone, Changed: _changed, ...lists } = exampleBundle([], changes);
  return lists;
}

/** All that the law of Flanders asks for. */
export const lawfulFacts = {
  PlanningRequestedOn: '2026-11-01',
  FloodPlotScore: 'A',
  FloodBuildingScore: 'A',
  ConstructionYear: 2004,
} as const satisfies Partial<PropertyRecord>;

export const sent = (ID: number, fields: Partial<PropertyRecord> = {}): PropertyRecord =>
  exampleRecord({ ID, ...lawfulFacts, ...fields });

/** A run of one batch. */
export async function runOf(
  sync: Sync,
  batch: Batch,
  { source = file, isWhole = true, acceptRemovals = true } = {},
) {
  const run = await openRun(sync, source, { isWhole });
  const outcome = await applyBatch(sync, run, batch);
  return { ...outcome, ...(await endRun(sync, run, { acceptRemovals })), batch: outcome };
}

/** A store that shows the lists and some properties. */
export async function startedSync(records: readonly unknown[], database?: Database): Promise<Sync> {
  const sync = testSync(database && { database });
  await runOf(sync, { ...sentLists(), Properties: records });
  return sync;
}
