import type { ComponentType } from 'react';
import type { PortalSectionId } from '../../paths/portal/portal-sections.ts';
import { AccountSection } from '../account/account-section.tsx';
import { OverviewSection } from '../overview/overview-section.tsx';
import type { SectionDataOf } from './section-loaders.server.ts';

export const sectionComponents = {
  overview: OverviewSection,
  account: AccountSection,
} satisfies { [Id in PortalSectionId]: ComponentType<{ section: SectionDataOf[Id] }> };
