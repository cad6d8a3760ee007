import { sql } from 'drizzle-orm';
import { withdraw } from '../../properties/sync/single-records.server.ts';
import { crmRecords, crmRefs, keyIsVisit, stateIsLeft } from '../crm-tables.server.ts';
import { changeConnection, changeStatement, readConnection } from './connection.server.ts';
import { type CrmWork, sourceOf } from './crm-work.ts';
import { removeVisits } from './take-visits.server.ts';

/** So few that nobody has to look at them. */
const fewRemovals = 5;
const smallShare = 1 / 5;

/** Withdraws what is proved missing, unless it is so much that a person has to allow it. */
export async function removeMissing(work: CrmWork): Promise<void> {
  await removeVisits(work);
  const { database } = work.sync;
  const source = sourceOf(work);
  const { system, account } = source;
  const isOf = sql`system = ${system} and account = ${account}`;
  const stored = await readConnection(database, source);
  const isAllowed = typeof stored?.removalsAllowedBy === 'string';
  const refs = await database.all<{ key: string; missing: number }>(sql`
    with missed as (select key, missing from ${crmRefs} where ${isOf} and missing > 0 and not (${keyIsVisit}))
    select key, max(missing) as missing from (select * from missed union all
      select record.key, missed.missing from ${crmRecords} record join missed on missed.key = record.project
      where ${isOf} and state <> 'gone') group by key`);
  // Without anything else there to prove it, a person decides.
  const proved = refs.filter(({ missing }) => isAllowed || missing === 2);
  const { live } = await database.get<{ live: number }>(sql`
    select count(*) as live from ${crmRecords} where ${isOf} and not (${stateIsLeft}) and not (${keyIsVisit})`);
  const isMuch = proved.length > fewRemovals && proved.length > live * smallShare;
  if (isMuch && !isAllowed) {
    await changeConnection(database, source, { removals: proved.length });
    return;
  }
  const unproved = refs.length - proved.length;
  if (proved.length > 0) {
    const keys = proved.map(({ key }) => key);
    await withdraw(
      work.sync,
      keys.map((key) => ({ source, list: 'Properties', key })),
      'vanished',
    );
    const isOne = sql`${isOf} and key in (select value from json_each(${JSON.stringify(keys)}))`;
    await database.batch([
      database.update(crmRecords).set({ state: 'gone', isMapped: true }).where(isOne),
      database.delete(crmRefs).where(sql`${isOne} and missing > 0`),
      changeStatement(database, source, { removals: unproved, removalsAllowedBy: null }),
    ]);
  } else if (stored && stored.removals !== unproved) {
    await changeConnection(database, source, { removals: unproved });
  }
}
