import { includesRight, type StaffRight } from 'schemas/staff-rights.ts';
import type { z } from 'zod';
import type { Platform } from '../platform/platform.server.ts';
import { studioOriginsOf } from '../platform/http/headers/content-security-policy.server.ts';
import { readSmallBody } from '../platform/http/small-body.server.ts';
import { cacheRules } from '../platform/http/headers/cache-rules.ts';
import { logProblem } from '../platform/log.server.ts';
import { and, eq, gt } from 'drizzle-orm';
import { sha256 } from '../platform/signing/sha256.ts';
import type { Database } from '../platform/database/database.server.ts';
import { staffSessions } from './staff-tables.server.ts';

const lifetime = 30 * 60_000;

type StaffSession = { token: string; expiresAt: Date };

/** Whoever opened a session. The name is empty where the CMS does not tell. */
export type StaffMember = { staffName: string; staffRight: StaffRight };

/** Returns undefined when the secret of this id has opened a session before. */
export async function openStaffSession(
  database: Database,
  { secretId, staffName, staffRight }: StaffMember & { secretId: string },
  now: Date,
): Promise<StaffSession | undefined> {
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
  const expiresAt = new Date(now.getTime() + lifetime);
  const opened = await database
    .insert(staffSessions)
    .values({ tokenHash: sha256(token), secretId, staffName, staffRight, expiresAt })
    .onConflictDoNothing()
    .returning({ secretId: staffSessions.secretId });
  return opened.length === 0 ? undefined : { token, expiresAt };
}

async function staffMemberOf(database: Database, token: string, now: Date): Promise<StaffMember | undefined> {
  return database
    .select({ staffName: staffSessions.staffName, staffRight: staffSessions.staffRight })
    .from(staffSessions)
    .where(and(eq(staffSessions.tokenHash, sha256(token)), gt(staffSessions.expiresAt, now)))
    .get();
}

/** Leaves the row, so that the secret cannot be used again while it is fresh. */
export async function endStaffSession(database: Database, token: string, now: Date): Promise<void> {
  await database
    .update(staffSessions)
    .set({ expiresAt: now })
    .where(eq(staffSessions.tokenHash, sha256(token)));
}

/** Bytes. */
const largestBody = 4096;

const methods = ['POST', 'PATCH', 'DELETE'] as const;

export type StaffRequest = {
  request: Request;
  context: Platform;
  /** The right that the endpoint asks for, the highest where none is named. */
  needed?: StaffRight;
};

const unshared = { 'Cache-Control': cacheRules.never, Vary: 'Origin' };

function headersFor({ request, context }: StaffRequest): Record<string, string> | undefined {
  const origin = request.headers.get('Origin');
  const isStudio = origin !== null && studioOriginsOf(context.settings.SANITY_STUDIO_URL).includes(origin);
  return isStudio ? { ...unshared, 'Access-Control-Allow-Origin': origin } : undefined;
}

export function bearerToken(request: Request): string {
  return /^Bearer (\w+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
}

export function staffPreflight(given: StaffRequest): Response {
  const headers = headersFor(given);
  if (!headers) return new Response(null, { status: 403, headers: unshared });
  if (given.request.method !== 'OPTIONS')
    return new Response(null, { status: 405, headers: { ...headers, Allow: methods.join(', ') } });
  const allowed = {
    'Access-Control-Allow-Methods': methods.join(', '),
    'Access-Control-Allow-Headers': 'Authorization, Content-Type',
    'Access-Control-Max-Age': '600',
  };
  return new Response(null, { status: 204, headers: { ...headers, ...allowed } });
}

type Caller = {
  platform: Platform;
  request: Request;
  staffName: string;
};

type Endpoint<Body> = {
  method?: (typeof methods)[number];
  schema: z.ZodType<Body>;
  isOpen?: boolean;
  /** Allows a body as long as a letter. */
  holdsLetter?: boolean;
  /** Leaves a body that is a file to the endpoint, which stores it as it arrives. */
  holdsFile?: boolean;
  respond: (body: Body, caller: Caller) => Promise<Response>;
};

/** Responds 403 to another origin, or without a session or the right; 405, 413 or 400; 503 if the database fails. */
export async function handleStaffRequest<Body>(
  given: StaffRequest,
  endpoint: Endpoint<Body>,
): Promise<Response> {
  const headers = headersFor(given);
  if (!headers) return new Response(null, { status: 403, headers: unshared });
  const response = await checkAndHandle(given, endpoint).catch((error: unknown) => {
    // The message may contain personal data, so only the kind of error is logged.
    logProblem('A staff request failed.', { requestId: given.context.requestId, errorKind: error });
    return new Response(null, { status: 503 });
  });
  const exposed = { ...headers, 'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id' };
  for (const [name, value] of Object.entries(exposed)) response.headers.set(name, value);
  return response;
}

async function checkAndHandle<Body>(
  { request, context: platform, needed = 'decide' }: StaffRequest,
  {
    method = 'POST',
    schema,
    isOpen = false,
    holdsLetter = false,
    holdsFile = false,
    respond,
  }: Endpoint<Body>,
): Promise<Response> {
  if (request.method !== method) return new Response(null, { status: 405, headers: { Allow: method } });
  // Sessions end in real time, even where a test sets the clock of the site.
  const member = isOpen
    ? undefined
    : await staffMemberOf(platform.database, bearerToken(request), new Date());
  if (!isOpen && !(member && includesRight(member.staffRight, needed)))
    return new Response(null, { status: 403 });
  const body = holdsFile
    ? 'null'
    : await readSmallBody(request, holdsLetter ? 10 * largestBody : largestBody);
  if (body === undefined) return new Response(null, { status: 413 });
  const parsed = schema.safeParse(parseJson(body));
  if (!parsed.success) return new Response(null, { status: 400 });
  return respond(parsed.data, { platform, request, staffName: member?.staffName ?? '' });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
