import { and, asc, eq, isNotNull, isNull, lt, or, sql, gt, inArray } from 'drizzle-orm';
import { outsideAddresses } from 'schemas/checks/links.ts';
import { isPublicHost, refusals, type DeadLink } from 'schemas/outside-links.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { contentClient } from '../../content/cms/client.server.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { readDetail, recordCount } from '../../platform/operations/site-events.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { outsideLinks } from '../staff-tables.server.ts';
import { z } from 'zod';
import { handleStaffRequest, type StaffRequest } from '../staff-request.server.ts';

const day = 24 * 60 * 60_000;
const mostAtOnce = 5;
const mostDetours = 5;

/** Milliseconds for one answer, redirects included. */
const patience = 8000;

/** Ids with a dot are drafts and what only staff see. */
const publishedQuery = '*[!(_id in path("*.**")) && !string::startsWith(_type, "sanity.")]';

type Given = Pick<Platform, 'database' | 'clock' | 'settings'>;

const readPublished = ({ settings }: Given) =>
  contentClient(settings, 'secret').fetch<StoredDocument[]>(publishedQuery);

/** Tries each link weekly, or daily while it fails; none for a site not public yet. Returns how many it tried. */
export async function tryOutsideLinks(
  given: Given,
  { send = fetch, read = readPublished }: { send?: typeof fetch; read?: typeof readPublished } = {},
): Promise<number> {
  const { database, clock, settings } = given;
  const now = clock();
  if (!isPublicHost(new URL(settings.SITE_URL).hostname)) return 0;
  const today = belgianDay(now);
  if ((await readDetail(database, 'links-listed')) !== today) {
    const addresses = [...new Set((await read(given)).flatMap(outsideAddresses))];
    await listLinks(database, addresses);
    await recordCount(database, 'links-listed', { count: addresses.length, detail: today });
  }
  const due = await dueLinks(database, now);
  await Promise.all(
    due.map(async ({ address }) => storeTry(database, address, await tryLink(address, send), now)),
  );
  return due.length;
}

async function listLinks(database: Database, addresses: readonly string[]): Promise<void> {
  const listed = sql`(select value from json_each(${JSON.stringify(addresses)}))`;
  await database.batch([
    database
      .insert(outsideLinks)
      .select(sql`select value, null, null, null from json_each(${JSON.stringify(addresses)}) where true`)
      .onConflictDoNothing(),
    database.delete(outsideLinks).where(sql`${outsideLinks.address} not in ${listed}`),
  ]);
}

function dueLinks(database: Database, now: Date) {
  const before = (days: number) => lt(outsideLinks.triedAt, new Date(now.getTime() - days * day));
  return database
    .select({ address: outsideLinks.address })
    .from(outsideLinks)
    .where(
      or(
        isNull(outsideLinks.triedAt),
        and(isNull(outsideLinks.failingSince), before(7)),
        and(isNotNull(outsideLinks.failingSince), before(1)),
      ),
    )
    .orderBy(asc(outsideLinks.triedAt))
    .limit(mostAtOnce);
}

async function storeTry(
  database: Database,
  address: string,
  status: number | undefined,
  now: Date,
): Promise<void> {
  const isFailing = status === undefined || (status >= 400 && !refusals.includes(status));
  await database
    .update(outsideLinks)
    .set({
      triedAt: now,
      status: status ?? null,
      failingSince: isFailing ? sql`coalesce(${outsideLinks.failingSince}, ${now.getTime()})` : null,
    })
    .where(eq(outsideLinks.address, address));
}

/** Asks by GET where HEAD is refused. Undefined where no server of the public internet answers. */
async function tryLink(address: string, send: typeof fetch): Promise<number | undefined> {
  const ask = (method: 'HEAD' | 'GET') =>
    statusOf(address, { method, send, signal: AbortSignal.timeout(patience) }).catch(() => undefined);
  const status = await ask('HEAD');
  return status !== undefined && status < 400 ? status : ask('GET');
}

type Ask = { method: 'HEAD' | 'GET'; send: typeof fetch; signal: AbortSignal };

/** Follows redirects itself, so that none leads into a private network. */
async function statusOf(address: string, ask: Ask, detours = 0): Promise<number | undefined> {
  const { protocol, hostname, username, password } = new URL(address);
  const isOpen = username === '' && password === '' && isPublicHost(hostname);
  if (!['http:', 'https:'].includes(protocol) || !isOpen || detours > mostDetours) return undefined;
  const { method, send, signal } = ask;
  const headers = { 'User-Agent': 'Mozilla/5.0 (compatible; link check of a website)' };
  const response = await send(address, { method, headers, signal, redirect: 'manual' });
  await response.body?.cancel();
  const next = response.headers.get('Location');
  if (response.status < 300 || response.status >= 400 || next === null) return response.status;
  return URL.canParse(next, address) ? statusOf(new URL(next, address).href, ask, detours + 1) : undefined;
}

/** These statuses are meant; others and silence may pass, and count once a second try has failed. */
const meant = [404, 410];

const most = 500;

export function listDeadLinks(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.unknown(),
    respond: async (_nothing, { platform: { database } }) => {
      const { address, status, failingSince, triedAt } = outsideLinks;
      const rows = await database
        .select({ address, status, failingSince })
        .from(outsideLinks)
        .where(and(isNotNull(failingSince), or(inArray(status, meant), gt(triedAt, failingSince))))
        .orderBy(asc(failingSince))
        .limit(most);
      const links = rows.map(({ address, status, failingSince }): DeadLink => ({
        address,
        ...(status !== null && { status }),
        since: belgianDay(failingSince ?? new Date()),
      }));
      return Response.json(links);
    },
  });
}
