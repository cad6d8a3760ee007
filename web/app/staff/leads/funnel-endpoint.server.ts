import { defaultLanguage } from 'schemas/languages.ts';
import type { FunnelRow } from 'schemas/lead.ts';
import { z } from 'zod';
import { loadSite } from '../../content/cms/site.server.ts';
import { mailProperty } from '../../forms/mail/mail-property.server.ts';
import { handleStaffRequest, type StaffRequest } from '../staff-request.server.ts';
import { funnelSince } from './funnel.server.ts';

const day = 24 * 60 * 60_000;

const mostRows = 200;

export function readFunnel(given: StaffRequest, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.object({ days: z.number().int().min(1).max(730) }),
    respond: async ({ days }, { platform }) => {
      const { paths } = await siteOf(platform);
      const since = new Date(platform.clock().getTime() - days * day);
      const rows = await funnelSince(platform.database, since);
      const named = await Promise.all(
        rows.slice(0, mostRows).map(async (row): Promise<FunnelRow> => {
          const property = await mailProperty(row.propertyId, defaultLanguage, { paths, origin: '' });
          return { ...row, ...(property && { name: property.name }) };
        }),
      );
      return Response.json(named);
    },
  });
}
