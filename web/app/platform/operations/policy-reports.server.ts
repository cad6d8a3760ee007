import { desc, gte, inArray, lt, max, notInArray, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../database/database.server.ts';
import { policyReports } from './operation-tables.server.ts';

type Row = typeof policyReports.$inferSelect;

type ReportedViolation = Omit<Row, 'day' | 'count'>;

/** Per day, as anybody may report. Half is for what the site knows, so that made-up hosts do not hide it. */
export const mostPerDay = 200;

const mostShown = 50;

/** Beyond the day's limit, counts those that blocked one of `known` without their page, all others together. */
export async function countViolations(
  database: Database,
  day: string,
  violations: readonly ReportedViolation[],
  known: readonly string[],
): Promise<void> {
  const [first, ...others] = violations.flatMap((violation) =>
    statementsFor(database, day, violation, known),
  );
  if (first) await database.batch([first, ...others]);
}

function statementsFor(
  database: Database,
  day: string,
  violation: ReportedViolation,
  known: readonly string[],
): BatchItem<'sqlite'>[] {
  const { directive, blocked, page, source } = violation;
  const isKnown = known.includes(blocked);
  const isCounted = sql`exists (select 1 from ${policyReports} where ${policyReports.day} = ${day}
    and ${policyReports.directive} = ${directive} and ${policyReports.blocked} = ${blocked}
    and ${policyReports.page} = ${page})`;
  const isAlike = (isKnown ? inArray : notInArray)(policyReports.blocked, [...known]);
  const hasRoom = sql`(select count(*) from ${policyReports} where ${policyReports.day} = ${day} and ${isAlike})
    < ${mostPerDay / 2}`;
  const oneMore = ({ source, ...key }: ReportedViolation, condition: typeof hasRoom) =>
    database
      .insert(policyReports)
      .select(
        sql`select ${day}, ${key.directive}, ${key.blocked}, ${key.page}, 1, ${source} where ${condition}`,
      )
      .onConflictDoUpdate({
        target: [policyReports.day, policyReports.directive, policyReports.blocked, policyReports.page],
        set: { count: sql`${policyReports.count} + 1`, source },
      });
  return [
    oneMore(violation, sql`${isCounted} or ${hasRoom}`),
    oneMore(
      isKnown
        ? { directive, blocked, page: '', source }
        : { directive: 'other', blocked: '', page: '', source: '' },
      sql`not ${isCounted}`,
    ),
  ];
}

export function readViolations(database: Database, since: string) {
  const { directive, blocked, page, source, day } = policyReports;
  const count = sql<number>`sum(${policyReports.count})`.as('total');
  return database
    .select({ directive, blocked, page, source, count, lastDay: sql<string>`${max(day)}` })
    .from(policyReports)
    .where(gte(day, since))
    .groupBy(directive, blocked, page)
    .orderBy(desc(count), directive, blocked, page)
    .limit(mostShown);
}

export async function purgePolicyReports(database: Database, before: string): Promise<void> {
  await database.delete(policyReports).where(lt(policyReports.day, before));
}
