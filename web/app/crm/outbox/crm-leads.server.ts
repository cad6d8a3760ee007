import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { FormId } from 'schemas/form-ids.ts';
import type { LeadDecision } from 'schemas/staff-connection.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { Source } from '../../properties/sync/sync.ts';
import type { StoredConnection } from '../sync/connection.server.ts';
import { crmConnections, crmLeads } from '../crm-tables.server.ts';

export type CrmLead = typeof crmLeads.$inferSelect;

type Told = 'leads' | 'visits' | 'addresses';

/** Forms that the agency's software keeps. Visits are told on their own. */
export const leadForms = [
  'contact-me',
  'contact-construction',
  'contact-demand',
  'demand-register',
  'site-contact',
  'site-contact-small',
  'rental-application',
  'offer-to-buy',
  'request-documents',
] as const satisfies readonly FormId[];

/** Longer than one attempt takes. */
export const tellingLease = 2 * 60_000;

type Noting = { system: string; accounts: readonly string[]; tells: readonly Told[]; now: Date };

/** The account that has the property, else the first one. */
const accountOf = ({ system, accounts }: Noting) => sql`coalesce(
  (select account from record_sources where system = ${system} and list = 'Properties'
    and id = cast(submissions.context ->> 'propertyId' as integer)
    and account in (select value from json_each(${JSON.stringify(accounts)}))), ${accounts[0]})`;

/** Reads stored submissions, so that no form waits for the software, and none is lost with it. */
export async function noteLeads(database: Database, noting: Noting): Promise<void> {
  const { system, accounts, tells } = noting;
  const now = noting.now.getTime();
  if (accounts[0] === undefined) return;
  await database
    .insert(crmConnections)
    .values(accounts.map((account) => ({ system, account })))
    .onConflictDoNothing();
  const since = sql`(select min(toldSince) from ${crmConnections} where system = ${system})`;
  const isNew = (id: ReturnType<typeof sql>) => sql`not exists (select 1 from ${crmLeads} where id = ${id})`;
  const leadId = sql`submissions.id || '-lead'`;
  const visitId = sql`submissions.id || '-visit-' || visits.sequence`;
  const statements: BatchItem<'sqlite'>[] = [
    database
      .update(crmConnections)
      .set({ toldSince: noting.now })
      .where(and(eq(crmConnections.system, system), isNull(crmConnections.toldSince))),
    database.delete(crmLeads).where(sql`submissionId not in (select id from submissions)`),
  ];
  if (tells.includes('leads'))
    statements.push(
      database.insert(crmLeads).select(sql`
        select ${leadId}, submissions.id, ${system}, ${accountOf(noting)}, 'lead', 0, submissions.createdAt, 0, 0, ${now},
          null, null, null from submissions
        where createdAt >= ${since} and form in (select value from json_each(${JSON.stringify(leadForms)}))
          and (form <> 'demand-register' or exists (select 1 from alerts where state = 'confirmed'
            and lower(alerts.email) = lower(submissions."values" ->> 'email')))
          and ${isNew(leadId)}`),
    );
  if (tells.includes('visits'))
    statements.push(
      database.insert(crmLeads).select(sql`
        select ${visitId}, submissions.id, ${system}, ${accountOf(noting)}, 'visit', visits.sequence, ${now}, 0, 0, ${now},
          null, null, null from submissions join visits on visits.submissionId = submissions.id
        where createdAt >= ${since} and visits.state in ('booked', 'cancelled', 'called-off') and ${isNew(visitId)}`),
    );
  const [first, ...others] = statements;
  if (first) await database.batch([first, ...others]);
}

const mostOpen = 2000;

/** Skips leads that wait for an earlier one of the same person. */
export async function nextLead(
  database: Database,
  { system, account }: Source,
  now: Date,
): Promise<CrmLead | undefined> {
  const open = await database.all<{ id: string; email: string | null; dueAt: number }>(sql`
    select lead.id as id, lower(submission."values" ->> 'email') as email, lead.nextAttemptAt as dueAt
    from ${crmLeads} lead join submissions submission on submission.id = lead.submissionId
    where lead.system = ${system} and lead.account = ${account} and sentAt is null and givenUpAt is null
    order by askedAt, lead.id limit ${mostOpen}`);
  const people = new Set<string>();
  const next = open.find(({ id, email, dueAt }) => {
    const person = email ?? id;
    const isFirst = !people.has(person);
    people.add(person);
    return isFirst && dueAt <= now.getTime();
  });
  return next && database.select().from(crmLeads).where(eq(crmLeads.id, next.id)).get();
}

/** Counts a doubt until the answer is there, since a run may be killed. False where another run has taken it. */
export async function claimLead(
  database: Database,
  { id, attempts, doubts }: CrmLead,
  now: Date,
): Promise<boolean> {
  const taken = await database
    .update(crmLeads)
    .set({
      attempts: attempts + 1,
      doubts: doubts + 1,
      nextAttemptAt: new Date(now.getTime() + tellingLease),
    })
    .where(and(eq(crmLeads.id, id), eq(crmLeads.attempts, attempts), isNull(crmLeads.sentAt)))
    .returning({ id: crmLeads.id });
  return taken.length > 0;
}

export async function changeLead(
  database: Database,
  { id }: Pick<CrmLead, 'id'>,
  changes: Partial<Omit<CrmLead, 'id'>>,
): Promise<void> {
  await database.update(crmLeads).set(changes).where(eq(crmLeads.id, id));
}

/** Undefined while another run tells, and while the software wants a rest. */
export async function takeTelling(
  database: Database,
  { system, account }: Source,
  now: Date,
): Promise<StoredConnection | undefined> {
  const { tellingUntil, tellNotBefore } = crmConnections;
  return database
    .update(crmConnections)
    .set({ tellingUntil: new Date(now.getTime() + tellingLease) })
    .where(
      and(
        eq(crmConnections.system, system),
        eq(crmConnections.account, account),
        or(isNull(tellingUntil), sql`${tellingUntil} <= ${now.getTime()}`),
        or(isNull(tellNotBefore), sql`${tellNotBefore} <= ${now.getTime()}`),
      ),
    )
    .returning()
    .get();
}

/** Tells one that was given up again, or notes that the software has it. Returns false for no such one. */
export async function decideLead(
  database: Database,
  { system, account }: Source,
  { id, what, now }: { id: string; what: LeadDecision; now: Date },
): Promise<boolean> {
  const again = { attempts: 0, doubts: 0, nextAttemptAt: now, problem: null };
  const decided = await database
    .update(crmLeads)
    .set({ givenUpAt: null, ...(what === 'again' ? again : { sentAt: now }) })
    .where(
      and(
        eq(crmLeads.system, system),
        eq(crmLeads.account, account),
        eq(crmLeads.id, id),
        isNotNull(crmLeads.givenUpAt),
      ),
    )
    .returning({ id: crmLeads.id });
  return decided.length > 0;
}
