import { and, eq, sql } from 'drizzle-orm';
import type { ConnectionProblem, LeadDecision, RemovalDecision } from 'schemas/staff-connection.ts';
import type { Platform } from '../../platform/platform.server.ts';
import type { Source } from '../../properties/sync/sync.ts';
import { allCodes } from '../connector/codes.ts';
import { CrmProblem } from '../connector/crm-problem.ts';
import { decideLead } from '../outbox/crm-leads.server.ts';
import { crmCodes, crmRecords, crmRefs, keyIsVisit } from '../crm-tables.server.ts';
import { changeConnection, changeStatement, readConnection } from '../sync/connection.server.ts';
import type { CrmWork } from '../sync/crm-work.ts';
import { type RunEnd, runConnection } from '../sync/run-connection.server.ts';
import { choicesOf } from './code-choices.ts';
import { agencyOf, connectionsOf, tellConnections } from './connections.server.ts';

const findConnection = (platform: Platform, { system, account }: Source): CrmWork | undefined =>
  connectionsOf(platform).find(
    ({ connector, login }) => connector.system === system && login.account === account,
  );

/** Undefined where the settings no longer name the account. */
type Decided = Promise<RunEnd | undefined>;

/** Asks anew at once, unless the system has asked to be left in peace. */
export async function fetchNow(platform: Platform, source: Source): Decided {
  const work = findConnection(platform, source);
  if (!work) return undefined;
  const stored = await readConnection(platform.database, source);
  const changes = { checkedAt: null, ...(stored?.problem !== 'limited' && { notBefore: null }) };
  await changeConnection(platform.database, source, changes);
  return runConnection(work);
}

/** Reads one page and keeps nothing of it. Returns null where the system answers as it should. */
export async function testConnection(
  platform: Platform,
  source: Source,
): Promise<ConnectionProblem | null | undefined> {
  const work = findConnection(platform, source);
  if (!work) return undefined;
  const { cursor = '' } = (await readConnection(platform.database, source)) ?? {};
  try {
    await work.connector.open(work.login, work.fetch).changes(cursor);
    return null;
  } catch (error) {
    if (error instanceof CrmProblem) return error.kind;
    throw error;
  }
}

type CodeDecision = { kind: string; code: string; ours: string | null; by: string };

/** Gives a code its meaning and has the site reread records that may hold it. False for no choice of its kind. */
export async function decideCode(
  platform: Platform,
  source: Source,
  { kind, code, ours, by }: CodeDecision,
): Promise<RunEnd | undefined | false> {
  const work = findConnection(platform, source);
  const table = work && allCodes(work.connector.codes)[kind];
  if (!table) return undefined;
  const isChoice =
    ours === null ? !table.isNeeded : choicesOf(table, await agencyOf(platform)).includes(ours);
  if (!isChoice) return false;
  const { database, clock } = platform;
  const { system, account } = source;
  const written = JSON.stringify(code).slice(1, -1);
  const [decided] = await database.batch([
    database
      .update(crmCodes)
      .set({ ours: ours ?? '', decidedBy: by, decidedAt: clock() })
      .where(
        and(
          eq(crmCodes.system, system),
          eq(crmCodes.account, account),
          eq(crmCodes.kind, kind),
          eq(crmCodes.code, code),
        ),
      )
      .returning({ code: crmCodes.code }),
    database
      .update(crmRecords)
      .set({ isMapped: false })
      .where(
        sql`system = ${system} and account = ${account} and state <> 'gone' and instr(content, ${written}) > 0`,
      ),
  ]);
  return decided.length === 0 ? undefined : runConnection(work);
}

/** Withdraws what the system no longer has, or keeps it on the site until the system has it again. */
export async function decideRemovals(
  platform: Platform,
  source: Source,
  { what, by }: Pick<RemovalDecision, 'what' | 'by'>,
): Decided {
  const work = findConnection(platform, source);
  if (!work) return undefined;
  const { database, clock } = platform;
  const { system, account } = source;
  const isOf = sql`system = ${system} and account = ${account} and not (${keyIsVisit})`;
  const { records } = await database.get<{ records: number }>(sql`
    select (select count(*) from ${crmRefs} where ${isOf} and missing > 0)
      + (select count(*) from ${crmRecords} where ${isOf} and state = 'kept' and ${what} = 'removed') as records`);
  if (records === 0) return undefined;
  const decision = { what, records, by, at: clock().toISOString() };
  if (what === 'removed') {
    await database.batch([
      database
        .insert(crmRefs)
        .select(
          sql`select ${system}, ${account}, key, 1, 0, 2, '', 0 from ${crmRecords} where ${isOf} and state = 'kept'`,
        )
        .onConflictDoNothing(),
      changeStatement(database, source, { removalsAllowedBy: by, decision }),
    ]);
  } else {
    const missing = sql`(select key from crm_refs where ${isOf} and missing > 0)`;
    await database.batch([
      database
        .update(crmRecords)
        .set({ state: 'kept' })
        .where(sql`${isOf} and key in ${missing}`),
      database.delete(crmRefs).where(sql`${isOf} and missing > 0`),
      changeStatement(database, source, { removals: 0, removalsAllowedBy: null, decision }),
    ]);
  }
  return runConnection(work);
}

/** Has the software told again what it did not take, or believes the person who found it there. */
export async function decideUntold(
  platform: Platform,
  source: Source,
  { id, what }: { id: string; what: LeadDecision },
): Promise<'done' | undefined> {
  if (!findConnection(platform, source)) return undefined;
  const { database, clock } = platform;
  if (!(await decideLead(database, source, { id, what, now: clock() }))) return undefined;
  if (what === 'again') await tellConnections(platform);
  return 'done';
}
