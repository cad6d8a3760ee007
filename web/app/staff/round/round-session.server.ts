import { defaultLanguage } from 'schemas/languages.ts';
import { z } from 'zod';
import { loadSite } from '../../content/cms/site.server.ts';
import { roundLinkPath } from '../../content/paths/round-path.ts';
import { belgianDay, belgianInstant, dayAfter } from '../../platform/belgian-time.ts';
import { idempotencyKeys } from '../../platform/database/core-tables.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { sha256 } from '../../platform/signing/sha256.ts';
import { readCookie, readSignedValue, signValue } from '../../platform/signing/signed-value.server.ts';
import { cookieKind } from '../../portal/session/owner-cookie.server.ts';
import { handleStaffRequest, type StaffRequest } from '../staff-request.server.ts';

const purposes = { link: 'link to a round', session: 'round of a broker' };

const linkLifetime = 10 * 60_000;

const roundSchema = z.object({
  day: z.iso.date(),
  /** Empty for the visits of all brokers. */
  broker: z.string(),
  staffName: z.string(),
});

const linkSchema = roundSchema.extend({ id: z.uuid(), expiresAt: z.number() });

export type Round = z.infer<typeof roundSchema>;

const kindOf = (request: Request) => cookieKind(request, 'round');

/** Returns false where the same was claimed before. Keys are purged after a day. */
export async function claimOnce(database: Database, name: string, subject: string): Promise<boolean> {
  const claimed = await database
    .insert(idempotencyKeys)
    .values({ key: sha256(name), submissionId: subject, createdAt: new Date() })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

/** Makes a link that opens the visits of today on the first phone that follows it. */
export function makeRoundLink(given: StaffRequest, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.object({ broker: z.string().max(200), words: z.string().max(10) }),
    respond: async ({ broker, words }, { platform, staffName }) => {
      const { settings, clock } = platform;
      const { languages } = await siteOf(platform);
      const language = languages.find((id) => id === words) ?? defaultLanguage;
      const token = await signValue(settings.SITE_SECRET, purposes.link, {
        day: belgianDay(clock()),
        broker,
        staffName,
        id: crypto.randomUUID(),
        expiresAt: Date.now() + linkLifetime,
      } satisfies z.infer<typeof linkSchema>);
      return Response.json({ href: new URL(roundLinkPath(language, token), settings.SITE_URL).href });
    },
  });
}

/** Returns the cookie of a device for the day; undefined for a link that is forged, late or used. */
export async function openRound(
  { database, settings, clock }: Platform,
  request: Request,
  token: string,
): Promise<string | undefined> {
  const link = linkSchema.safeParse(await readSignedValue(settings.SITE_SECRET, purposes.link, token)).data;
  if (!link || link.expiresAt < Date.now()) return undefined;
  if (!(await claimOnce(database, `round ${link.id}`, link.id))) return undefined;
  const { day, broker, staffName } = link;
  const session = await signValue(settings.SITE_SECRET, purposes.session, { day, broker, staffName });
  const { name, attributes } = kindOf(request);
  // A note typed in a cellar in the evening may arrive the next day.
  return `${name}=${session}; ${attributes}; Max-Age=${String(secondsLeft(dayAfter(day, 1), clock()))}`;
}

export function secondsLeft(day: string, now: Date): number {
  const end = belgianInstant(dayAfter(day, 1), '00:00') ?? now;
  return Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000));
}

/** The round that a device opened. Its visits are shown on its own day, and reported until the end of the next. */
export async function readRound(
  { settings, clock }: Platform,
  request: Request,
): Promise<(Round & { isToday: boolean }) | undefined> {
  const signed = readCookie(request, kindOf(request).name) ?? '';
  const round = roundSchema.safeParse(
    await readSignedValue(settings.SITE_SECRET, purposes.session, signed),
  ).data;
  const today = belgianDay(clock());
  const isToday = round?.day === today;
  return round && (isToday || dayAfter(round.day, 1) === today) ? { ...round, isToday } : undefined;
}
