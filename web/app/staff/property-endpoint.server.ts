import { defaultLanguage } from 'schemas/languages.ts';
import type { StaffProperty } from 'schemas/staff-property.ts';
import { z } from 'zod';
import { importedCatalogue } from '../properties/catalogue/catalogue.ts';
import { streetLine } from '../properties/text/street-line.ts';
import { pictureData } from '../properties/view/picture-data.ts';
import { funnelSince } from './leads/funnel.server.ts';
import { handleStaffRequest, type StaffRequest } from './staff-request.server.ts';

const month = 30 * 24 * 60 * 60_000;
/** Sized pictures begin at this width but one. */
const pictureWidth = 100;

/** Lists everything imported, hidden ones too, available and newest first. */
export function listProperties(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.unknown(),
    respond: async (_nothing, { platform, request }) => {
      const since = new Date(platform.clock().getTime() - month);
      const rows = await funnelSince(platform.database, since);
      const figures = new Map(rows.map((row) => [row.propertyId, row]));
      const listed = await importedCatalogue().list({ language: defaultLanguage });
      return Response.json(
        listed.map(({ id, title, city, zip, address, mainType, goal, state, picture }): StaffProperty => {
          const { src, widths } = pictureData(picture);
          const file = widths.length > 0 ? `${src}-${String(pictureWidth)}.webp` : src;
          const { views = 0, leads = 0, visits = 0 } = figures.get(id) ?? {};
          const street = address && streetLine(address, mainType, defaultLanguage);
          return {
            reference: id,
            title,
            place: [street, `${zip} ${city}`].filter(Boolean).join(', '),
            goal,
            state,
            picture: new URL(file, request.url).href,
            views,
            leads,
            visits,
          };
        }),
      );
    },
  });
}
