import { useClient } from 'sanity';
import type { FunnelRow } from 'schemas/lead.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import type { StaffImports } from 'schemas/staff-import.ts';
import type { VisitWeek } from 'schemas/visit.ts';
import { siteReport } from '../checks/report/site-report.ts';
import { contentTypes } from '../content/content-types.ts';
import { apiVersion, useContent } from '../content/use-content.ts';
import { useLoaded } from '../staff-api/use-loaded.ts';
import { useStaffApi, useStaffData } from '../staff-api/use-staff-api.ts';
import { useUnpublished } from '../unpublished/use-unpublished.ts';
import { isOff } from '../visits/visit.ts';

/** What waits in the content. Each is undefined until it is known. */
export function useContentCounts() {
  const client = useClient({ apiVersion });
  const drafts = useUnpublished();
  const planned = useContent('count(*[_type == "schedule" && state in ["planned", "running"]])');
  const { result: flaws } = useLoaded(['flaws'], async () => {
    const query = '*[_type in $types]';
    const parameters = { types: [...contentTypes] };
    const stored = await client.fetch<StoredDocument[]>(query, parameters, { perspective: 'raw' });
    return siteReport(stored, new Map()).flatMap(({ findings }) =>
      findings.filter(({ level }) => level === 'error'),
    ).length;
  });
  const isKnown = drafts?.every(({ isMine }) => isMine !== undefined);
  return {
    drafts: isKnown ? drafts?.filter(({ isMine }) => isMine).length : undefined,
    planned: typeof planned === 'number' ? planned : undefined,
    flaws,
  };
}

const month = { days: 30 };
const mostSeen = 5;

/** What waits in the site, which it tells editors only. */
export function useSiteCounts() {
  const api = useStaffApi();
  const { result: week, problem } = useStaffData<VisitWeek>(api, 'visits');
  const { result: imports } = useStaffData<StaffImports>(api, 'imports');
  const { result: rows = [] } = useStaffData<FunnelRow[]>(api, 'funnel', { body: month });
  return {
    visits: week?.visits.filter((visit) => visit.day === week.today && !isOff(visit)).length,
    held: imports?.heldTotal,
    seen: rows
      .filter(({ views }) => views > 0)
      .toSorted((a, b) => b.views - a.views)
      .slice(0, mostSeen),
    problem,
  };
}
