import { serverText } from '../../content/i18n/i18next.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import { privacyHeaders } from '../../platform/http/headers/security-headers.server.ts';
import { portalProperties } from '../load-section-context.server.ts';
import { propertiesOfOwner } from '../owners/owners.server.ts';
import { calendarOf } from '../visits/visit-files.server.ts';
import { ownerOfCalendar } from './handle-calendar.server.ts';

export async function sendOwnerCalendar(context: PageContext, token: string): Promise<Response> {
  const { platform, site, language } = context;
  const owner = await ownerOfCalendar(platform.database, token, platform.clock());
  if (!owner) return new Response(null, { status: 404, headers: privacyHeaders });
  const propertyIds = await propertiesOfOwner(platform.database, owner.id);
  const properties = await portalProperties(propertyIds, context);
  const response = await calendarOf({ ...context, t: serverText(site, language), properties, propertyIds });
  for (const [name, value] of Object.entries(privacyHeaders)) response.headers.set(name, value);
  return response;
}
