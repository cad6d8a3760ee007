import { defaultLanguage } from 'schemas/languages.ts';
import type { FunnelRow, PageViews } from 'schemas/lead.ts';
import { z } from 'zod';
import { and, count, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { loadSite } from '../../content/cms/site.server.ts';
import { mailProperty } from '../../forms/mail/mail-property.server.ts';
import { handleStaffRequest, type StaffRequest } from '../staff-request.server.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { submissions } from '../../platform/database/core-tables.server.ts';
import { visits } from '../../forms/kinds/visit/store/visit-tables.server.ts';
import { viewSources } from '../../consent/statistics/count-kinds.ts';
import { propertyCount, viewCount } from '../../consent/consent-tables.server.ts';

const day = 24 * 60 * 60_000;

const mostRows = 200;

const periodSchema = z.object({ days: z.number().int().min(1).max(730) });

export function readFunnel(given: StaffRequest, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    schema: periodSchema,
    respond: async ({ days }, { platform }) => {
      const { paths } = await siteOf(platform);
      const links = { paths, origin: '', catalogue: platform.catalogue };
      const since = new Date(platform.clock().getTime() - days * day);
      const rows = await funnelSince(platform.database, since);
      const named = await Promise.all(
        rows.slice(0, mostRows).map(async (row): Promise<FunnelRow> => {
          const property = await mailProperty(row.propertyId, defaultLanguage, links);
          return { ...row, ...(property && { name: property.name }) };
        }),
      );
      return Response.json(named);
    },
  });
}

const mostPages = 5;

export function readPageViews(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: periodSchema,
    respond: async ({ days }, { platform: { database, clock } }) => {
      const since = belgianDay(new Date(clock().getTime() - days * day));
      const views = sql<number>`sum(${viewCount.views})`;
      const rows = await database
        .select({ path: viewCount.path, views })
        .from(viewCount)
        .where(gte(viewCount.day, since))
        .groupBy(viewCount.path)
        .orderBy(desc(views), viewCount.path)
        .limit(mostPages);
      return Response.json(rows satisfies PageViews[]);
    },
  });
}

type Counts = Omit<FunnelRow, 'propertyId' | 'name'>;

type Counted = readonly { propertyId: string | null; count: number }[];

const none: Counts = { views: 0, leads: 0, visits: 0 };

export async function funnelSince(
  database: Database,
  since: Date,
): Promise<(Counts & { propertyId: string })[]> {
  const propertyId = sql<string | null>`json_extract(${submissions.context}, '$.propertyId')`;
  const [views, leads, booked] = await database.batch([
    database
      .select({ propertyId: propertyCount.propertyId, count: sql<number>`sum(${propertyCount.count})` })
      .from(propertyCount)
      .where(and(inArray(propertyCount.kind, [...viewSources]), gte(propertyCount.day, belgianDay(since))))
      .groupBy(propertyCount.propertyId),
    database
      .select({ propertyId: propertyId.as('property'), count: count() })
      .from(submissions)
      .where(gte(submissions.createdAt, since))
      .groupBy(propertyId),
    database
      .select({ propertyId: visits.propertyId, count: count() })
      .from(visits)
      .innerJoin(submissions, eq(submissions.id, visits.submissionId))
      .where(and(eq(visits.state, 'booked'), gte(submissions.createdAt, since)))
      .groupBy(visits.propertyId),
  ]);
  const rows = new Map<string, Counts>();
  const add = (counted: Counted, stage: keyof Counts) => {
    for (const { propertyId: id, count: found } of counted)
      if (id !== null) rows.set(id, { ...none, ...rows.get(id), [stage]: found });
  };
  add(views, 'views');
  add(leads, 'leads');
  add(booked, 'visits');
  return [...rows]
    .map(([id, counts]) => ({ propertyId: id, ...counts }))
    .toSorted((a, b) => b.leads - a.leads || b.views - a.views);
}
