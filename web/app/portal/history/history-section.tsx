import { EntryGroups } from '../entries/entry-groups.tsx';
import type { HistoryData } from './load-history.server.ts';

export function HistorySection({ section: { groups, empty } }: { section: HistoryData }) {
  return (
    <>
      <EntryGroups groups={groups} />
      {empty !== undefined && <p className="text-muted">{empty}</p>}
    </>
  );
}
