import type { PortalSectionId } from '../../content/paths/portal/portal-sections.ts';
import { handleAccount } from '../account/handle-account.server.ts';
import { handleDocuments } from '../documents/handle-documents.server.ts';
import type { SectionContext, SectionResult } from '../section-context.ts';

/** Returns the path to go on to once all went well, else what is told above the section. */
type SectionAction = (
  context: SectionContext,
  request: Request,
) => Promise<{ next: string; headers?: Record<string, string> } | { status: number; result: SectionResult }>;

/** Of the sections that take what an owner sends to them. */
export const sectionActions: Partial<Record<PortalSectionId, SectionAction>> = {
  documents: handleDocuments,
  account: handleAccount,
};
