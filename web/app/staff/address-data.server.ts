import { eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.server.ts';
import { followUps, leadNotes } from './staff-tables.server.ts';
import { idempotencyKeys, outbox, submissions } from '../platform/database/core-tables.server.ts';
import { subscriptions } from '../forms/kinds/newsletter/subscription-tables.server.ts';
import { visits } from '../forms/kinds/visit/store/visit-tables.server.ts';
import { addressKey } from '../platform/mail/mail.server.ts';
import { alertsOf, eraseAlerts } from '../forms/kinds/search-alert/alerts.server.ts';
import { accountsOfAddress } from '../portal/owners/owner-data.server.ts';
import { eraseSubscription } from '../forms/kinds/newsletter/subscriptions.server.ts';
import { uploadsOf } from '../forms/store/uploads.server.ts';
import { foldAsSql, foldedInSql } from './fold.server.ts';

/** Ignores case, and longer addresses that merely contain this one. */
export function namesAddress(text: string, address: string): boolean {
  const escaped = address.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = '(?<![\\p{L}\\p{N}_%+-])(?<![\\p{L}\\p{N}_%+-]\\.)';
  const after = '(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])';
  return new RegExp(`${before}${escaped}${after}`, 'iu').test(text);
}

/** Below D1's limit of bound values in a statement. */
const atOnce = 50;

export type Erased = {
  submissions: number;
  mails: number;
  notes: number;
  subscriptions: number;
  alerts: number;
};

async function submissionsOf(database: Database, address: string) {
  const rows = await database
    .select()
    .from(submissions)
    .where(sql`instr(${foldedInSql(sql`${submissions.values}`)}, ${foldAsSql(address)}) > 0`);
  return rows.filter(({ values }) => Object.values(values).some((value) => namesAddress(value, address)));
}

async function strayMailsOf(database: Database, address: string) {
  const rows = await database
    .select({ id: outbox.id, message: outbox.message })
    .from(outbox)
    .leftJoin(submissions, eq(submissions.id, outbox.submissionId))
    .where(isNull(submissions.id));
  return rows.filter(({ message }) => message.to.some((to) => namesAddress(to, address)));
}

/** Notes that mention the address beside leads of other people. */
async function strayNotesOf(database: Database, address: string, leadIds: readonly string[]) {
  const rows = await database
    .select()
    .from(leadNotes)
    .where(sql`instr(${foldedInSql(sql`${leadNotes.text}`)}, ${foldAsSql(address)}) > 0`);
  return rows.filter(
    ({ submissionId, text }) => !leadIds.includes(submissionId) && namesAddress(text, address),
  );
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  const parts = Math.ceil(items.length / atOnce);
  return Array.from({ length: parts }, (_, part) => items.slice(part * atOnce, (part + 1) * atOnce));
}

export async function dataOfAddress(database: Database, given: string) {
  const address = addressKey(given);
  const sent = await submissionsOf(database, address);
  const leadIds = sent.map(({ id }) => id);
  const ofLeads = async <Row>(select: (ids: string[]) => PromiseLike<Row[]>): Promise<Row[]> =>
    (await Promise.all(inParts(leadIds).map(select))).flat();
  const mails = await ofLeads((ids) =>
    database.select().from(outbox).where(inArray(outbox.submissionId, ids)),
  );
  const notes = await ofLeads((ids) =>
    database.select().from(leadNotes).where(inArray(leadNotes.submissionId, ids)),
  );
  return {
    address,
    submissions: sent,
    uploads: await ofLeads((ids) => uploadsOf(database, ids)),
    mails: [...mails, ...(await strayMailsOf(database, address))].map(({ message }) => message),
    notes: [...notes, ...(await strayNotesOf(database, address, leadIds))],
    visits: await ofLeads((ids) => database.select().from(visits).where(inArray(visits.submissionId, ids))),
    followUps: await ofLeads((ids) =>
      database.select().from(followUps).where(inArray(followUps.submissionId, ids)),
    ),
    subscriptions: await database.select().from(subscriptions).where(eq(subscriptions.email, address)),
    alerts: await alertsOf(database, address),
    ownerAccounts: await accountsOfAddress(database, address),
  };
}

export async function eraseAddress(database: Database, given: string): Promise<Erased> {
  const address = addressKey(given);
  const sent = await submissionsOf(database, address);
  const erased: Erased = { submissions: 0, mails: 0, notes: 0, subscriptions: 0, alerts: 0 };
  for (const ids of inParts(sent.map(({ id }) => id))) {
    const [mails, gone, notes] = await database.batch([
      database.delete(outbox).where(inArray(outbox.submissionId, ids)).returning({ id: outbox.id }),
      database.delete(submissions).where(inArray(submissions.id, ids)).returning({ id: submissions.id }),
      database.delete(leadNotes).where(inArray(leadNotes.submissionId, ids)).returning({ id: leadNotes.id }),
      database.delete(followUps).where(inArray(followUps.submissionId, ids)),
      database.delete(idempotencyKeys).where(inArray(idempotencyKeys.submissionId, ids)),
      database.delete(visits).where(inArray(visits.submissionId, ids)),
    ]);
    erased.mails += mails.length;
    erased.submissions += gone.length;
    erased.notes += notes.length;
  }
  const strayNotes = await strayNotesOf(database, address, []);
  for (const ids of inParts(strayNotes.map(({ id }) => id)))
    erased.notes += (
      await database.delete(leadNotes).where(inArray(leadNotes.id, ids)).returning({ id: leadNotes.id })
    ).length;
  const stray = await strayMailsOf(database, address);
  for (const ids of inParts(stray.map(({ id }) => id)))
    erased.mails += (
      await database.delete(outbox).where(inArray(outbox.id, ids)).returning({ id: outbox.id })
    ).length;
  erased.alerts = await eraseAlerts(database, address);
  erased.subscriptions = await eraseSubscription(database, address);
  return erased;
}
