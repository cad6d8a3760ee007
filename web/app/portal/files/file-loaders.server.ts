import type { PortalFileId } from '../../content/paths/portal/portal-file-path.ts';
import { sendAgencyDocument } from '../documents/agency-documents.server.ts';
import { sendDocument } from '../documents/send-document.server.ts';
import type { SectionContext } from '../section-context.ts';
import { sendStatistics } from '../statistics/send-statistics.server.ts';
import { sendCalendar, sendVisits } from '../visits/visit-files.server.ts';

/** Delivers what belongs to the owner only; undefined for an id that does not. */
type FileLoader = (context: SectionContext, id: string | undefined) => Promise<Response | undefined>;

export const fileLoaders = {
  visits: sendVisits,
  calendar: sendCalendar,
  statistics: sendStatistics,
  document: sendDocument,
  'agency-document': sendAgencyDocument,
} satisfies Record<PortalFileId, FileLoader>;
