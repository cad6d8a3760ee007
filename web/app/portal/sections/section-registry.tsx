import type { ComponentType } from 'react';
import type { PortalSectionId } from '../../content/paths/portal/portal-sections.ts';
import { AccountSection } from '../account/account-section.tsx';
import { CommunicationsSection } from '../communications/communications-section.tsx';
import { DocumentsSection } from '../documents/documents-section.tsx';
import { HistorySection } from '../history/history-section.tsx';
import { MediaSection } from '../media/media-section.tsx';
import { OverviewSection } from '../overview/overview-section.tsx';
import { StatisticsSection } from '../statistics/statistics-section.tsx';
import { VisitsSection } from '../visits/visits-section.tsx';
import type { SectionDataOf } from './section-loaders.server.ts';

export const sectionComponents = {
  overview: OverviewSection,
  statistics: StatisticsSection,
  visits: VisitsSection,
  communications: CommunicationsSection,
  media: MediaSection,
  history: HistorySection,
  documents: DocumentsSection,
  account: AccountSection,
} satisfies { [Id in PortalSectionId]: ComponentType<{ section: SectionDataOf[Id] }> };
