import { and, eq, gt } from 'drizzle-orm';
import { schemaType, SECRET_TTL } from '@sanity/preview-url-secret/constants';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.server.ts';
import { previewSessions } from '../content-tables.server.ts';
import type { Settings } from '../../../platform/env.server.ts';
import { contentClient } from '../client.server.ts';
import type { Platform } from '../../../platform/platform.server.ts';
import { readCookie, readSignedValue, signValue } from '../../../platform/signing/signed-value.server.ts';

type PreviewSession = typeof previewSessions.$inferSelect;

export async function openPreviewSession(
  database: Database,
  session: Omit<PreviewSession, 'id'>,
): Promise<string> {
  const id = crypto.randomUUID();
  await database.insert(previewSessions).values({ ...session, id });
  return id;
}

export function findPreviewSession(
  database: Database,
  id: string,
  now: Date,
): Promise<PreviewSession | undefined> {
  return database
    .select()
    .from(previewSessions)
    .where(and(eq(previewSessions.id, id), gt(previewSessions.expiresAt, now)))
    .get();
}

export async function endPreviewSession(database: Database, id: string): Promise<void> {
  await database.delete(previewSessions).where(eq(previewSessions.id, id));
}

/** Milliseconds; then the Studio writes a new secret and reloads its frame. */
export const secretAge = SECRET_TTL * 1000;

const fresh = `_type == "${schemaType}" && dateTime(_updatedAt) > dateTime(now()) - ${String(SECRET_TTL)}`;

export async function findSecretId(settings: Settings, secret: string): Promise<string | undefined> {
  const query = `*[${fresh} && secret == $secret][0]._id`;
  return (await contentClient(settings, 'secret').fetch<string | null>(query, { secret })) ?? undefined;
}

export async function isSecretValid(settings: Settings, id: string): Promise<boolean> {
  const query = `*[${fresh} && _id == $id][0]._id`;
  return (await contentClient(settings, 'secret').fetch<string | null>(query, { id })) === id;
}

const purpose = 'preview cookie';
/** The Studio is another site than the page it frames, so the browser partitions its cookies. */
const attributes = 'Path=/; HttpOnly; Secure; SameSite=None; Partitioned';

const pass = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('studio'),
    id: z.uuid(),
    until: z.number(),
    showsPublished: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('link'), id: z.uuid(), until: z.number() }),
]);

export type PreviewPass = z.infer<typeof pass>;

type Signing = Pick<Platform, 'settings' | 'clock'>;

/** Browsers accept the prefix, which no other host can set, on https alone; this machine serves http. */
function cookieName(request: Request): string {
  return new URL(request.url).protocol === 'https:' ? '__Host-preview' : 'preview';
}

export async function previewCookie(
  { settings, clock }: Signing,
  request: Request,
  given: PreviewPass,
): Promise<string> {
  const seconds = Math.floor((given.until - clock().getTime()) / 1000);
  const value = await signValue(settings.SITE_SECRET, purpose, given);
  return `${cookieName(request)}=${value}; ${attributes}; Max-Age=${String(seconds)}`;
}

export function noPreviewCookie(request: Request): string {
  return `${cookieName(request)}=; ${attributes}; Max-Age=0`;
}

export async function readPreviewCookie(
  { settings, clock }: Signing,
  request: Request,
): Promise<PreviewPass | undefined> {
  const signed = readCookie(request, cookieName(request));
  if (!signed) return undefined;
  const { data } = pass.safeParse(await readSignedValue(settings.SITE_SECRET, purpose, signed));
  return data && data.until > clock().getTime() ? data : undefined;
}
