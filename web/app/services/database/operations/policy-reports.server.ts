import { desc, gte, lt, max, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../storage.server.ts';
import { policyReports } from './policy-report-table.server.ts';

type Row = typeof policyReports.$inferSelect;

type ReportedViolation = Omit<Row, 'day' | 'count'>;

/** Different violations of a day; anybody may report, and must not fill the database. */
export const mostPerDay = 200;

const mostShown = 50;

/** Counts each; those that are too many different ones for a day are counted together. */
export async function countViolations(
  database: Database,
  day: string,
  violations: readonly ReportedViolation[],
): Promise<void> {
  const [first, ...others] = violations.flatMap((violation) => statementsFor(database, day, violation));
  if (first) await database.batch([first, ...others]);
}

function statementsFor(database: Database, day: string, violation: ReportedViolation): BatchItem<'sqlite'>[] {
  const { directive, blocked, page } = violation;
  const isKnown = sql`exists (select 1 from ${policyReports} where ${policyReports.day} = ${day}
    and ${policyReports.directive} = ${directive} and ${policyReports.blocked} = ${blocked}
    and ${policyReports.page} = ${page})`;
  const hasRoom = sql`(select count(*) from ${policyReports} where ${policyReports.day} = ${day}) < ${mostPerDay}`;
  const oneMore = ({ source, ...key }: ReportedViolation, condition: typeof isKnown) =>
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
    oneMore(violation, sql`${isKnown} or ${hasRoom}`),
    oneMore({ directive: 'other', blocked: '', page: '', source: '' }, sql`not ${isKnown}`),
  ];
}

/** The most frequent since a day. SQLite takes the source from the row of the last day. */
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
