import { ownerCalendarPath } from '../../content/paths/portal-path.ts';
import { formatDay } from '../../properties/text/day.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import { calendarValues } from '../fields.ts';
import type { SectionContext, SectionResult } from '../section-context.ts';
import { and, eq, gt } from 'drizzle-orm';
import { sha256 } from '../../platform/signing/sha256.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { owners, ownerTokens } from '../owners/owner-tables.server.ts';
import { isNotRevoked, type StoredOwner } from '../owners/owners.server.ts';

const purpose = 'calendar' as const;

/** Milliseconds; a calendar that nobody renews for two years is forgotten. */
const lifetime = 2 * 365 * 24 * 60 * 60_000;

const ofOwner = (ownerId: string) => and(eq(ownerTokens.ownerId, ownerId), eq(ownerTokens.purpose, purpose));

/** Ends the token of before and returns a new one, of which only the hash is stored. */
async function renewCalendarToken(database: Database, ownerId: string, now: Date): Promise<string> {
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
  const expiresAt = new Date(now.getTime() + lifetime);
  await database.batch([
    database.delete(ownerTokens).where(ofOwner(ownerId)),
    database.insert(ownerTokens).values({ tokenHash: sha256(token), ownerId, purpose, expiresAt }),
  ]);
  return token;
}

async function endCalendarToken(database: Database, ownerId: string): Promise<void> {
  await database.delete(ownerTokens).where(ofOwner(ownerId));
}

async function calendarSince(database: Database, ownerId: string, now: Date): Promise<Date | undefined> {
  const found = await database
    .select({ expiresAt: ownerTokens.expiresAt })
    .from(ownerTokens)
    .where(and(ofOwner(ownerId), gt(ownerTokens.expiresAt, now)))
    .get();
  return found && new Date(found.expiresAt.getTime() - lifetime);
}

/** Undefined for a token that was ended, or whose owner is gone or revoked. */
export async function ownerOfCalendar(
  database: Database,
  token: string,
  now: Date,
): Promise<StoredOwner | undefined> {
  const found = await database
    .select({ owner: owners })
    .from(ownerTokens)
    .innerJoin(owners, and(eq(owners.id, ownerTokens.ownerId), isNotRevoked))
    .where(
      and(
        eq(ownerTokens.tokenHash, sha256(token)),
        eq(ownerTokens.purpose, purpose),
        gt(ownerTokens.expiresAt, now),
      ),
    )
    .get();
  return found?.owner;
}

/** Shows a new address at once, because it cannot be read again. */
export async function handleCalendar(
  { platform, owner, language, t }: SectionContext,
  choice: string,
): Promise<{ status: number; result: SectionResult }> {
  const { database, clock, settings } = platform;
  if (choice === calendarValues.stop) {
    await endCalendarToken(database, owner.id);
    return { status: 200, result: { kind: 'done', message: t('portal.calendarEnded') } };
  }
  const token = await renewCalendarToken(database, owner.id, clock());
  const address = `${settings.SITE_URL}${ownerCalendarPath(language, token)}`;
  return { status: 200, result: { kind: 'done', message: t('portal.calendarMade'), calendar: address } };
}

export type CalendarData = Awaited<ReturnType<typeof loadCalendar>>;

export async function loadCalendar({ platform, owner, language, t }: SectionContext) {
  const since = await calendarSince(platform.database, owner.id, platform.clock());
  return {
    title: t('portal.calendarTitle'),
    text: since
      ? t('portal.calendarOn', { date: formatDay(belgianDay(since), language) })
      : t('portal.calendarText'),
    start: t(since ? 'portal.calendarRenew' : 'portal.calendarStart'),
    stop: since && t('portal.calendarStop'),
    address: t('portal.calendarAddress'),
    open: t('portal.calendarOpen'),
  };
}
