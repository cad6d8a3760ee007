import { type PortalFileId, portalFileAt } from '../../content/paths/portal-path.ts';
import { sendAccount } from '../account/account-data.server.ts';
import { sendAgencyDocument } from '../documents/agency-documents.server.ts';
import { sendDocument } from '../documents/tell-staff.server.ts';
import type { SectionContext } from '../section-context.ts';
import { sendStatistics } from '../statistics/send-statistics.server.ts';
import { calendarOf, sendVisits } from '../visits/visit-files.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import { privacyHeaders } from '../../platform/http/headers/security-headers.server.ts';
import { loadSectionContext } from '../load-section-context.server.ts';
import { requireOwner } from '../session/require-owner.server.ts';

/** Delivers what belongs to the owner only; undefined for an id that does not. */
type FileLoader = (context: SectionContext, id: string | undefined) => Promise<Response | undefined>;

const fileLoaders = {
  visits: sendVisits,
  calendar: calendarOf,
  statistics: sendStatistics,
  account: sendAccount,
  document: sendDocument,
  'agency-document': sendAgencyDocument,
} satisfies Record<PortalFileId, FileLoader>;

const notFound = () => new Response(null, { status: 404, headers: privacyHeaders });

/** @throws Response that leads to the login page */
export async function sendPortalFile(
  context: PageContext,
  request: Request,
  id: string | undefined,
): Promise<Response> {
  const shown = await loadSectionContext(context, await requireOwner(request, context));
  const file = portalFileAt(context.url.pathname);
  const response = shown && file && (await fileLoaders[file](shown, id));
  return response ?? notFound();
}
