import { EntryGroups } from '../entries/entry-groups.tsx';
import { FileLinks } from '../entries/file-links.tsx';
import type { VisitsData } from './load-visits.server.ts';

export function VisitsSection({ section: { groups, files } }: { section: VisitsData }) {
  return (
    <>
      <FileLinks links={files} />
      <EntryGroups groups={groups} />
    </>
  );
}
