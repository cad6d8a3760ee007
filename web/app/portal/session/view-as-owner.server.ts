import { redirect } from '@remix-run/cloudflare';
import { and, eq, gt } from 'drizzle-orm';
import type { PageContext } from '../../content/page-context.ts';
import { loginPath, portalPath } from '../../content/paths/portal-path.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { privacyHeaders } from '../../platform/http/headers/security-headers.server.ts';
import { isOwnOrigin } from '../../platform/http/own-origin.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { sha256 } from '../../platform/signing/sha256.ts';
import { readCookie } from '../../platform/signing/signed-value.server.ts';
import { ownerChanges, owners, ownerTokens } from '../owners/owner-tables.server.ts';
import { isNotRevoked, type StoredOwner } from '../owners/owners.server.ts';
import { cookieKind } from './owner-cookie.server.ts';
import { newToken } from './owner-sessions.server.ts';

const minute = 60_000;

/** Milliseconds in which the link opens a view, and after which that ends. */
const lifetimes = { view: minute, viewing: 30 * minute } as const;

type Purpose = keyof typeof lifetimes;

function tokenRow(ownerId: string, purpose: Purpose, now: Date) {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifetimes[purpose]);
  return { token, row: { tokenHash: sha256(token), ownerId, purpose, expiresAt } };
}

const isLive = (tokenHash: string, purpose: Purpose, now: Date) =>
  and(eq(ownerTokens.tokenHash, tokenHash), eq(ownerTokens.purpose, purpose), gt(ownerTokens.expiresAt, now));

/** Returns the token of a link by which staff see the portal as an owner does, and notes who and when. */
export async function addViewLink(
  database: Database,
  { ownerId, propertyId, staffName }: { ownerId: string; propertyId: string; staffName: string },
  now: Date,
): Promise<string> {
  const { token, row } = tokenRow(ownerId, 'view', now);
  const change = { id: crypto.randomUUID(), ownerId, staffName, propertyId, createdAt: now };
  await database.batch([
    database.insert(ownerTokens).values(row),
    database.insert(ownerChanges).values({ ...change, kind: 'viewed' }),
  ]);
  return token;
}

const kindOf = (request: Request) => cookieKind(request, 'owner_view');

function withoutViewCookie(request: Request): Record<string, string> {
  const { name, attributes } = kindOf(request);
  return readCookie(request, name) ? { 'Set-Cookie': `${name}=; ${attributes}; Max-Age=0` } : {};
}

/** The owner as whom staff see the portal; `ended` once that is over, undefined for a request of others. */
export async function findViewedOwner(
  request: Request,
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
): Promise<StoredOwner | 'ended' | undefined> {
  const token = readCookie(request, kindOf(request).name);
  if (!token) return undefined;
  const found = await database
    .select({ owner: owners })
    .from(ownerTokens)
    .innerJoin(owners, and(eq(owners.id, ownerTokens.ownerId), isNotRevoked))
    .where(isLive(sha256(token), 'viewing', clock()))
    .get();
  return found?.owner ?? 'ended';
}

export function endedView({ site, language }: PageContext, request: Request): Response {
  const path = loginPath(site.paths, language, { notice: 'view-ended' });
  return redirect(path, { status: 303, headers: { ...privacyHeaders, ...withoutViewCookie(request) } });
}

/** Changes a link, once, for a cookie of its own that opens the portal to read. */
export async function followViewLink(
  context: PageContext,
  request: Request,
  token: string,
): Promise<Response> {
  const { platform, language, url } = context;
  const { database, clock } = platform;
  const now = clock();
  const [link] = await database
    .delete(ownerTokens)
    .where(isLive(sha256(token), 'view', now))
    .returning({ ownerId: ownerTokens.ownerId });
  if (!link) return endedView(context, request);
  const viewing = tokenRow(link.ownerId, 'viewing', now);
  await database.insert(ownerTokens).values(viewing.row);
  const { name, attributes } = kindOf(request);
  const cookie = `${name}=${viewing.token}; ${attributes}; Max-Age=${String(lifetimes.viewing / 1000)}`;
  const property = url.searchParams.get('property') ?? undefined;
  const next = portalPath(language, 'overview', { property });
  return redirect(next, { status: 303, headers: { ...privacyHeaders, 'Set-Cookie': cookie } });
}

export async function endView(context: PageContext, request: Request): Promise<Response> {
  if (!isOwnOrigin(request)) return new Response(null, { status: 403, headers: privacyHeaders });
  const tokenHash = sha256(readCookie(request, kindOf(request).name) ?? '');
  await context.platform.database
    .delete(ownerTokens)
    .where(and(eq(ownerTokens.tokenHash, tokenHash), eq(ownerTokens.purpose, 'viewing')));
  return endedView(context, request);
}
