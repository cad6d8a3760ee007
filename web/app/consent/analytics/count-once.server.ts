import { isbot } from 'isbot';
import { belgianDay } from '../../platform/belgian-time.ts';
import { countsOnceWithin, forgetRecentCounts, isFirstTime, saltsOf } from '../statistics/counts.server.ts';
import { clientAddress } from '../../platform/http/client-address.server.ts';
import { isOwnOrigin } from '../../platform/http/own-origin.server.ts';
import { countRequest } from '../../platform/http/rate-limit.server.ts';
import { readSmallBody } from '../../platform/http/small-body.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { cacheRules } from '../../platform/http/headers/cache-rules.ts';

/** Bytes. */
const largestBody = 500;

/** Limits for one address, since it can name any browser. */
const limits = {
  subject: { name: 'count of a day', most: 10, windowMilliseconds: 24 * 60 * 60_000 },
  any: { name: 'count', most: 120, windowMilliseconds: 60 * 60_000 },
};

type CountRequest = { request: Request; context: Platform };

/** `isFirst` counts a subject: false if the visitor did so in the last half hour, or their address very often. */
export type Told = { lines: readonly string[]; isFirst: (subject: string) => Promise<boolean> };

export function empty(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'Cache-Control': cacheRules.never, ...headers } });
}

function daysAround(now: Date): readonly [string, ...string[]] {
  const today = belgianDay(now);
  const before = belgianDay(new Date(now.getTime() - countsOnceWithin));
  return before === today ? [today] : [today, before];
}

/** Runs `count` on what a page of ours sent; bots are told the same and count for nothing. */
export async function countOnce(
  { request, context: { database, clock, clientAddressHeader } }: CountRequest,
  count: (told: Told) => Promise<void>,
): Promise<Response> {
  if (request.method !== 'POST') return empty(405, { Allow: 'POST' });
  if (!isOwnOrigin(request)) return empty(403);
  const body = await readSmallBody(request, largestBody);
  if (body === undefined) return empty(413);
  const agent = request.headers.get('User-Agent') ?? '';
  if (isbot(agent)) return empty(204);
  const sender = { address: clientAddress(request, clientAddressHeader), agent };
  const now = clock();
  const days = daysAround(now);
  const isFirst = async (subject: string) => {
    const salts = await saltsOf(database, days);
    if (!(await isFirstTime(database, sender, subject, { now, salts }))) return false;
    const [salt = ''] = salts;
    const waits = await Promise.all([
      countRequest(database, salt, limits.subject, `${sender.address} ${subject}`, new Date(days[0])),
      countRequest(database, salt, limits.any, sender.address, now),
    ]);
    return waits.every((wait) => wait === 0);
  };
  await count({ lines: body.split('\n'), isFirst });
  return empty(204);
}

export async function forgetVisitors({ database, clock }: Platform): Promise<void> {
  const now = clock();
  await forgetRecentCounts(database, { now, days: daysAround(now) });
}
