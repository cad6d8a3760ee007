import type { PortalSectionId } from '../content/paths/portal-path.ts';
import type { TextNameWith } from '../properties/facts/fact-values.ts';
import { handleAccount } from './account/handle-account.server.ts';
import { loadAccount } from './account/load-account.server.ts';
import { writeToBroker } from './broker/write-to-broker.server.ts';
import { loadCommunications } from './communications/load-communications.server.ts';
import { handleDocuments } from './documents/handle-documents.server.ts';
import { loadDocuments } from './documents/load-documents.server.ts';
import { loadDossier } from './dossier/load-dossier.server.ts';
import { loadHistory } from './history/load-history.server.ts';
import { loadMedia } from './media/load-media.server.ts';
import { loadOverview } from './overview/load-overview.server.ts';
import { handleOffers } from './offers/handle-offers.server.ts';
import { loadOffers } from './offers/load-offers.server.ts';
import type { SectionContext, SectionMove, SectionResult } from './section-context.ts';
import { loadStatistics } from './statistics/load-statistics.server.ts';
import { handleVisits } from './visits/handle-visits.server.ts';
import { loadVisits } from './visits/load-visits.server.ts';

export type PortalSection = {
  title: TextNameWith<never>;
  /** Gets what belongs to the owner only; `context.propertyIds` names the properties to show. */
  load: (context: SectionContext) => unknown;
  /** Returns the path to go on to once all went well, else what is told above the section. */
  act?: (
    context: SectionContext,
    request: Request,
  ) => Promise<SectionMove | { status: number; result: SectionResult }>;
  /** Set where a choice of property changes nothing. */
  isAboutOwner?: true;
};

/** The pages of the owner portal; `registry.tsx` has their components, which the browser's build contains too. */
export const portalSections = {
  overview: { title: 'portal.title', load: loadOverview, act: writeToBroker },
  statistics: { title: 'portal.statsTitle', load: loadStatistics },
  visits: { title: 'portal.visits', load: loadVisits, act: handleVisits },
  offers: { title: 'portal.offers', load: loadOffers, act: handleOffers },
  communications: { title: 'portal.communications', load: loadCommunications },
  media: { title: 'portal.onlineMedia', load: loadMedia },
  history: { title: 'portal.history', load: loadHistory },
  documents: { title: 'portal.documents', load: loadDocuments, act: handleDocuments },
  dossier: { title: 'portal.dossier', load: loadDossier },
  account: { title: 'portal.accountTitle', load: loadAccount, act: handleAccount, isAboutOwner: true },
} satisfies Record<PortalSectionId, PortalSection>;

export type SectionDataOf = {
  [Id in PortalSectionId]: Awaited<ReturnType<(typeof portalSections)[Id]['load']>>;
};
