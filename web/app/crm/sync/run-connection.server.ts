import { sql } from 'drizzle-orm';
import { endRun, NoSuchRun } from '../../properties/sync/pipeline.server.ts';
import { CrmProblem } from '../connector/crm-problem.ts';
import { crmRecords, crmRefs } from '../crm-tables.server.ts';
import { collectRefs } from './collect-refs.server.ts';
import { changeConnection, readConnection, type StoredConnection, takeLease } from './connection.server.ts';
import { type CrmWork, sourceOf, usualBudget } from './crm-work.ts';
import { fetchRefs, proveMissing } from './fetch-refs.server.ts';
import { removeMissing } from './remove-missing.server.ts';
import { takeRecords } from './take-records.server.ts';
import { takeVisits } from './take-visits.server.ts';

const second = 1000;
const minute = 60 * second;
const longestRest = 60 * minute;
/** Ends the run before its lease does. */
const longestRun = 60 * second;
/** A call with an expired token takes three more. */
const callsInOne = 4;

export type RunEnd = 'done' | 'more' | 'busy' | 'resting' | 'failed';

/** Ends the import run once nothing is left to look at, so that the first one is shown as a whole. */
async function endImport(work: CrmWork, isAllTaken: boolean): Promise<boolean> {
  const { sync } = work;
  const source = sourceOf(work);
  const { system, account } = source;
  const isOf = sql`system = ${system} and account = ${account}`;
  const { left } = await sync.database.get<{ left: number }>(sql`
    select (select count(*) from ${crmRefs} where ${isOf} and missing = 0)
      + (select count(*) from ${crmRecords} where ${isOf} and isMapped = 0) as left`);
  const stored = await readConnection(sync.database, source);
  const isOver = isAllTaken && left === 0 && stored?.checkedAt !== null && stored?.sweep === null;
  if (!isOver) return false;
  if (stored.run !== null) {
    await endRun(sync, stored.run).catch((error: unknown) => {
      if (!(error instanceof NoSuchRun)) throw error;
    });
    await changeConnection(sync.database, source, { run: null });
  }
  return true;
}

async function rest(work: CrmWork, stored: StoredConnection, problem: CrmProblem): Promise<void> {
  const { database, clock } = work.sync;
  const failures = stored.failures + 1;
  const wanted = Math.max((problem.retryAfter ?? 0) * second, 2 ** Math.min(failures - 1, 10) * minute);
  await changeConnection(database, sourceOf(work), {
    problem: problem.kind,
    failures,
    notBefore: new Date(clock().getTime() + Math.min(wanted, longestRest)),
    leaseUntil: null,
  });
}

async function runSteps(work: CrmWork, stored: StoredConnection): Promise<boolean> {
  const { calls, records } = work.budget ?? usualBudget;
  const { clock } = work.sync;
  const until = clock().getTime() + longestRun;
  let left = calls;
  const session = work.connector.open(work.login, (address, init) => {
    left -= 1;
    return work.fetch(address, init);
  });
  const isSpent = () => left < callsInOne || clock().getTime() > until;
  await collectRefs({ work, session, stored, isSpent });
  await fetchRefs({ work, session, isSpent });
  const isTaken = await takeRecords(work, records);
  const isProved = await proveMissing({ work, session, isSpent });
  await removeMissing(work);
  const areVisitsTaken = await takeVisits(work, records);
  return endImport(work, isTaken && isProved && areVisitsTaken);
}

export async function runConnection(work: CrmWork): Promise<RunEnd> {
  const { database, clock } = work.sync;
  const source = sourceOf(work);
  const stored = await takeLease(database, source, clock());
  if (!stored) return 'busy';
  const { records } = work.budget ?? usualBudget;
  if (stored.notBefore && stored.notBefore > clock()) {
    // A decision of a person needs no answer of the system.
    await takeRecords(work, records);
    await takeVisits(work, records);
    await changeConnection(database, source, { leaseUntil: null });
    return 'resting';
  }
  try {
    const isDone = await runSteps(work, stored);
    const well = { problem: null, failures: 0, notBefore: null, contactAt: clock(), leaseUntil: null };
    await changeConnection(database, source, well);
    return isDone ? 'done' : 'more';
  } catch (error) {
    if (!(error instanceof CrmProblem)) throw error;
    // Nothing that came before the failure is lost.
    await takeRecords(work, records);
    await takeVisits(work, records);
    await rest(work, stored, error);
    return 'failed';
  }
}
