import type { PortalSectionId } from '../../content/paths/portal/portal-sections.ts';
import { loadAccount } from '../account/load-account.server.ts';
import { loadCommunications } from '../communications/load-communications.server.ts';
import { loadDocuments } from '../documents/load-documents.server.ts';
import { loadHistory } from '../history/load-history.server.ts';
import { loadMedia } from '../media/load-media.server.ts';
import { loadOverview } from '../overview/load-overview.server.ts';
import { loadStatistics } from '../statistics/load-statistics.server.ts';
import type { SectionContext } from '../section-context.ts';
import { loadVisits } from '../visits/load-visits.server.ts';

/** Gets what belongs to the owner only; `context.propertyIds` names the properties to show. */
type SectionLoader = (context: SectionContext) => unknown;

export const sectionLoaders = {
  overview: loadOverview,
  statistics: loadStatistics,
  visits: loadVisits,
  communications: loadCommunications,
  media: loadMedia,
  history: loadHistory,
  documents: loadDocuments,
  account: loadAccount,
} satisfies Record<PortalSectionId, SectionLoader>;

export type SectionDataOf = {
  [Id in PortalSectionId]: Awaited<ReturnType<(typeof sectionLoaders)[Id]>>;
};
