import { type PolicyReport, shownReportDays } from 'schemas/policy-report.ts';
import { z } from 'zod';
import { and, count, gt, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { statusIds, type StatusItem, type StatusState } from 'schemas/site-status.ts';
import { belgianDay, dayAfter } from '../platform/belgian-time.ts';
import { readViolations } from '../platform/operations/policy-reports.server.ts';
import { handleStaffRequest, type StaffRequest } from './staff-request.server.ts';
import { loadSite } from '../content/cms/site.server.ts';
import { countStaleRates } from '../properties/costs/cost-rates.ts';
import { reachContent } from '../content/cms/client.server.ts';
import { countFallback } from '../content/cms/fallback-content.server.ts';
import { readEvents, type SiteEvents } from '../platform/operations/site-events.server.ts';
import { outbox } from '../platform/database/core-tables.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { readConnectionStates } from '../crm/connections/connections.server.ts';
import { readHeld, readSources } from '../properties/runs/run-state.server.ts';
import type { Source } from '../properties/sync/sync.ts';
import type { Platform } from '../platform/platform.server.ts';

export function readPolicyReports(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.object({}),
    respond: async (_body, { platform: { database, clock } }) => {
      const since = dayAfter(belgianDay(clock()), 1 - shownReportDays);
      return Response.json((await readViolations(database, since)) satisfies PolicyReport[]);
    },
  });
}

export function readStatus(given: StaffRequest, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.object({}),
    respond: async (_body, { platform }) => Response.json(await siteStatus(platform, siteOf)),
  });
}

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds after which something that happens by itself is late. */
const lateAfter = { schedule: 5 * minute, retention: hour, import: 7 * 24 * hour, publish: 2 * minute };

type Content = { changedAt: string } | undefined;

async function mailItems(database: Database): Promise<StatusItem[]> {
  const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.givenUpAt));
  const row = await database
    .select({
      waiting: sql<number>`sum(${isWaiting})`,
      retried: sql<number>`sum(${and(isWaiting, gt(outbox.attempts, 1))})`,
      failed: count(outbox.givenUpAt),
      sentAt: max(outbox.sentAt),
      failedAt: max(outbox.givenUpAt),
    })
    .from(outbox)
    .where(isNotNull(outbox.id))
    .get();
  const failed = row?.failed ?? 0;
  return [
    {
      id: 'mail-waiting',
      state: (row?.retried ?? 0) > 0 ? 'attention' : 'good',
      count: row?.waiting ?? 0,
      ...(row?.sentAt && { at: row.sentAt.toISOString() }),
    },
    {
      id: 'mail-failed',
      state: failed > 0 ? 'failing' : 'good',
      count: failed,
      ...(row?.failedAt && { at: row.failedAt.toISOString() }),
    },
  ];
}

export function eventItems(
  events: SiteEvents,
  {
    content,
    properties,
    fallbacks,
    now,
  }: { content: Content; properties: number; fallbacks: number; now: Date },
): StatusItem[] {
  const timeOf = (name: Parameters<SiteEvents['get']>[0]) => events.get(name)?.at.getTime() ?? -Infinity;
  const age = (name: Parameters<SiteEvents['get']>[0]) => now.getTime() - timeOf(name);
  const item = (
    id: StatusItem['id'],
    name: Parameters<SiteEvents['get']>[0],
    { state, count: number }: { state: StatusState; count?: number },
  ): StatusItem => ({
    id,
    state,
    ...(number !== undefined && { count: number }),
    ...(events.has(name) && { at: new Date(timeOf(name)).toISOString() }),
  });
  const failingIf = (isFailing: boolean): StatusState => (isFailing ? 'failing' : 'good');
  const attentionIf = (isLate: boolean): StatusState => (isLate ? 'attention' : 'good');

  const changedAt = content ? Date.parse(content.changedAt) : -Infinity;
  // A change before the first webhook came with the content itself.
  const isUnseen =
    events.has('publish-seen') &&
    changedAt - timeOf('publish-seen') > lateAfter.publish &&
    now.getTime() - changedAt > lateAfter.publish;
  const isRefused = timeOf('webhook-refused') > timeOf('publish-seen');
  return [
    item('import', 'import-shown', {
      state: properties === 0 ? 'failing' : attentionIf(age('import-shown') > lateAfter.import),
      count: properties,
    }),
    item('publish', 'publish-seen', { state: attentionIf(isUnseen) }),
    item('webhook', 'webhook-refused', {
      state: failingIf(isRefused),
      count: events.get('webhook-refused')?.count ?? 0,
    }),
    item('content', 'fallback-used', {
      state: content ? attentionIf(age('fallback-used') < hour) : 'failing',
      count: fallbacks,
    }),
    item('content-refused', 'content-refused', { state: attentionIf(age('content-refused') < hour) }),
    item('retention', 'purge-done', {
      state:
        timeOf('purge-refused') > timeOf('purge-done')
          ? 'failing'
          : attentionIf(age('purge-done') > lateAfter.retention),
    }),
    item('schedule', 'schedule-run', { state: failingIf(age('schedule-run') > lateAfter.schedule) }),
  ];
}

async function importItems(platform: Platform): Promise<StatusItem[]> {
  const [sources, connections, { held, since }] = await Promise.all([
    readSources(platform),
    readConnectionStates(platform),
    readHeld(platform.database),
  ]);
  // Property software that has nothing new brings no import, so its answers count.
  const isFollowed = ({ system, account }: Source) =>
    connections.some(({ source }) => source.system === system && source.account === account);
  const sent = sources.filter(({ source }) => !isFollowed(source));
  return [
    ...connections.map(({ source, state, contactAt }): StatusItem => ({
      id: 'import-run',
      source,
      state,
      ...(contactAt && { at: contactAt.toISOString() }),
    })),
    ...sent.map(({ source, state, goodAt, isLate }): StatusItem => ({
      id: 'import-run',
      source,
      state: isLate ? 'failing' : state === 'failed' || state === 'waiting' ? 'attention' : 'good',
      ...(goodAt && { at: goodAt.toISOString() }),
    })),
    {
      id: 'held',
      state: held > 0 ? 'attention' : 'good',
      count: held,
      ...(since && { at: since.toISOString() }),
    },
  ];
}

/** Counts by the rates of the code while the content cannot be read. */
async function ratesItem(platform: Platform, siteOf: typeof loadSite): Promise<StatusItem> {
  const settings = await siteOf(platform).then(
    ({ content }) => content.settings,
    () => null,
  );
  const count = countStaleRates(settings, belgianDay(platform.clock()));
  return { id: 'rates', state: count > 0 ? 'attention' : 'good', count };
}

function lawItem(events: SiteEvents): StatusItem {
  const looked = events.get('law-checked');
  return {
    id: 'law',
    state: (looked?.count ?? 0) > 0 ? 'attention' : 'good',
    ...(looked && { at: looked.at.toISOString(), count: looked.count }),
  };
}

/** Contains neither names nor addresses. @throws Error while the database fails */
async function siteStatus(platform: Platform, siteOf: typeof loadSite): Promise<StatusItem[]> {
  const { database, importedCatalogue, sendMail } = platform;
  const [mails, imports, events, fallbacks, content, rates] = await Promise.all([
    mailItems(database),
    importItems(platform),
    readEvents(database),
    countFallback(database),
    reachContent(platform),
    ratesItem(platform, siteOf),
  ]);
  const properties = importedCatalogue.count({});
  const mailService: StatusItem = { id: 'mail-service', state: sendMail ? 'good' : 'failing' };
  const items = eventItems(events, { content, properties, fallbacks, now: new Date() });
  return [mailService, ...mails, ...items, ...imports, rates, lawItem(events)].toSorted(
    (a, b) => statusIds.indexOf(a.id) - statusIds.indexOf(b.id),
  );
}
