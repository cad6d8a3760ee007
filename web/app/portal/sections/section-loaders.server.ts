import type { PortalSectionId } from '../../paths/portal/portal-sections.ts';
import { loadAccount } from '../account/load-account.server.ts';
import { loadOverview } from '../overview/load-overview.server.ts';
import type { SectionContext } from '../section-context.ts';

/** Gets what belongs to the owner only; `context.propertyIds` names the properties to show. */
type SectionLoader = (context: SectionContext) => unknown;

export const sectionLoaders = {
  overview: loadOverview,
  account: loadAccount,
} satisfies Record<PortalSectionId, SectionLoader>;

export type SectionDataOf = {
  [Id in PortalSectionId]: Awaited<ReturnType<(typeof sectionLoaders)[Id]>>;
};
