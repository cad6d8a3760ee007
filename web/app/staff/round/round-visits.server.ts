import { eq } from 'drizzle-orm';
import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import { longestNote, type StaffVisit } from 'schemas/visit.ts';
import { z } from 'zod';
import { loadSite, type Site } from '../../content/cms/site.server.ts';
import { findVisit } from '../../forms/kinds/visit/store/visits.server.ts';
import { changeVisitByStaff, visitWeek } from '../../forms/kinds/visit/staff-visits.server.ts';
import { referenceOf } from '../../forms/store/submissions.server.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import { idempotencyKeys } from '../../platform/database/core-tables.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { sha256 } from '../../platform/signing/sha256.ts';
import { tellOwnersOf } from '../../portal/news/tell-owners.server.ts';
import { addStaffRecord } from '../../portal/records/staff-records.server.ts';
import { reactionKind } from '../../properties/model/terms.ts';
import { claimOnce, type Round } from './round-session.server.ts';

const taking: readonly StaffVisit['state'][] = ['booked', 'came', 'missed'];

export async function visitsOfRound(
  platform: Platform,
  { day, broker }: Round,
  shown: { site: Site; language: LanguageId },
): Promise<StaffVisit[]> {
  const { visits } = await visitWeek(platform, { ...shown, day });
  return visits.filter(
    (visit) =>
      visit.day === day && taking.includes(visit.state) && (broker === '' || visit.broker === broker),
  );
}

export const reportSchema = z.object({
  /** Given by the device, and the same each time that it tries. */
  id: z.uuid(),
  visit: z.string().max(60),
  state: z.enum(['came', 'missed', '']).default(''),
  reaction: z.string().max(60).default(''),
  note: z.string().trim().max(longestNote).default(''),
});

type Report = z.infer<typeof reportSchema>;

/** Stores a report once, however often it arrives. */
export async function storeReport(
  platform: Platform,
  round: Round,
  report: Report,
  siteOf = loadSite,
): Promise<'stored' | 'known' | 'unknown' | 'conflict'> {
  const { database } = platform;
  const found = await findVisit(database, report.visit);
  const broker = found && platform.catalogue.broker(found.visit.brokerId, defaultLanguage)?.name;
  const isOfRound = round.broker === '' || round.broker === broker;
  if (!found || belgianDay(found.visit.startsAt) !== round.day || !isOfRound) return 'unknown';
  const claim = `report ${report.id}`;
  if (!(await claimOnce(database, claim, report.visit))) return 'known';
  try {
    return await carryOut(platform, { round, report, propertyId: found.visit.propertyId, siteOf });
  } catch (error) {
    // Lets the device try again.
    await database.delete(idempotencyKeys).where(eq(idempotencyKeys.key, sha256(claim)));
    throw error;
  }
}

type Work = { round: Round; report: Report; propertyId: string; siteOf: typeof loadSite };

async function carryOut(platform: Platform, { round, report, propertyId, siteOf }: Work) {
  const { database, importedCatalogue, clock } = platform;
  const { visit, state, reaction, note } = report;
  const change = { note, ...(state !== '' && { state }) };
  const outcome = await changeVisitByStaff(platform, visit, change, siteOf);
  if (outcome !== 'changed') return outcome;
  const isKnown = importedCatalogue
    .termsOf(reactionKind, defaultLanguage)
    .some(({ code }) => code === reaction);
  if (isKnown && importedCatalogue.listed(propertyId)) {
    await addStaffRecord(database, {
      propertyId,
      language: defaultLanguage,
      content: { kind: 'reaction', visit: referenceOf(visit), reaction, comment: '' },
      staffName: round.staffName,
      createdAt: clock(),
    });
    tellOwnersOf(platform, propertyId, siteOf);
  }
  return 'stored' as const;
}
