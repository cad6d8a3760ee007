import type { z } from 'zod';
import type { Platform } from '../services/platform.server.ts';
import { studioOriginsOf } from '../services/http/security-headers.server.ts';
import { readSmallBody } from '../services/http/small-body.server.ts';
import { isStaffToken } from '../services/database/staff-sessions.server.ts';

/** Bytes; a question of the staff is a few words. */
const largestBody = 4096;

const methods = ['POST', 'PATCH', 'DELETE'] as const;

/** What a route gets. */
export type StaffRequest = { request: Request; context: Platform };

const unshared = { 'Cache-Control': 'no-store', Vary: 'Origin' };

/** What lets the Studio's pages, and no others, read an answer; undefined for a request from elsewhere. */
function headersFor({ request, context }: StaffRequest): Record<string, string> | undefined {
  const origin = request.headers.get('Origin');
  const isStudio = origin !== null && studioOriginsOf(context.settings.SANITY_STUDIO_URL).includes(origin);
  return isStudio ? { ...unshared, 'Access-Control-Allow-Origin': origin } : undefined;
}

/** The token that a request bears; empty without one. */
export function bearerToken(request: Request): string {
  return /^Bearer (\w+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
}

/** Answers the question that a browser asks before it lets the Studio send anything. */
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

type Endpoint<Asked> = {
  method?: (typeof methods)[number];
  /** What the body has to be, as JSON. */
  schema: z.ZodType<Asked>;
  /** Whether a request is answered without a session. */
  isOpen?: boolean;
  answer: (asked: Asked, platform: Platform, request: Request) => Promise<Response>;
};

/**
 * Answers a request of the staff's tool in the Studio, never of a visitor's page: 403 for another origin or without a
 * session that lasts, 405, 413 and 400 for what is not as it should be, and 503 while the database fails.
 */
export async function answerStaff<Asked>(given: StaffRequest, endpoint: Endpoint<Asked>): Promise<Response> {
  const headers = headersFor(given);
  if (!headers) return new Response(null, { status: 403, headers: unshared });
  const answer = await answerOrFail(given, endpoint).catch((error: unknown) => {
    // What fails may hold what was asked for, so only its kind is logged.
    console.error('The staff got no answer.', given.context.requestId, error instanceof Error && error.name);
    return new Response(null, { status: 503 });
  });
  const exposed = { ...headers, 'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id' };
  for (const [name, value] of Object.entries(exposed)) answer.headers.set(name, value);
  return answer;
}

async function answerOrFail<Asked>(
  { request, context: platform }: StaffRequest,
  { method = 'POST', schema, isOpen = false, answer }: Endpoint<Asked>,
): Promise<Response> {
  if (request.method !== method) return new Response(null, { status: 405, headers: { Allow: method } });
  // Rights run out in real time, also where the clock of the site is set by a test.
  const mayAsk = isOpen || (await isStaffToken(platform.database, bearerToken(request), new Date()));
  if (!mayAsk) return new Response(null, { status: 403 });
  const body = await readSmallBody(request, largestBody);
  if (body === undefined) return new Response(null, { status: 413 });
  const asked = schema.safeParse(parseJson(body));
  return asked.success ? answer(asked.data, platform, request) : new Response(null, { status: 400 });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
