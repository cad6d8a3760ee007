import type { ComponentType } from 'react';
import type { PortalSectionId } from '../content/paths/portal-path.ts';
import { AccountSection } from './account/account-section.tsx';
import { DocumentsSection } from './documents/documents-section.tsx';
import { DossierSection } from './dossier/dossier-section.tsx';
import { EntriesSection } from './entry-groups.tsx';
import { OffersSection } from './offers/offers-section.tsx';
import { OverviewSection } from './overview/overview-section.tsx';
import type { SectionDataOf } from './registry.server.ts';
import { StatisticsSection } from './statistics/statistics-section.tsx';
import { VisitsSection } from './visits/visits-section.tsx';

export const sectionComponents = {
  overview: OverviewSection,
  statistics: StatisticsSection,
  visits: VisitsSection,
  offers: OffersSection,
  communications: EntriesSection,
  media: EntriesSection,
  history: EntriesSection,
  documents: DocumentsSection,
  dossier: DossierSection,
  account: AccountSection,
} satisfies { [Id in PortalSectionId]: ComponentType<{ section: SectionDataOf[Id] }> };
