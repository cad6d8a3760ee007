import { useMemo } from 'react';
import { useClient } from 'sanity';
import type { FunnelRow, PageViews } from 'schemas/lead.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import type { StaffImports } from 'schemas/staff-import.ts';
import type { VisitWeek } from 'schemas/visit.ts';
import { siteReport } from '../checks/report/site-report.ts';
import { useDeadLinks } from '../checks/report/use-dead-links.ts';
import { contentTypes } from '../content/content-types.ts';
import { apiVersion, useContent } from '../content/use-content.ts';
import { useLoaded } from '../staff-api/use-loaded.ts';
import { useStaffApi, useStaffData } from '../staff-api/use-staff-api.ts';
import { useUnpublished } from '../unpublished/use-unpublished.ts';
import { isOff } from '../visits/visit.ts';

const counts = {
  fetch: `{
    "planned": count(*[_type == "schedule" && state in ["planned", "running"]]),
    "asked": count(*[_type == "publicationRequest" && !defined(outcome)])
  }`,
  listen: '*[_type in ["schedule", "publicationRequest"]]',
};
const allQuery = '*[_type in $types]';
const allParameters = { types: [...contentTypes] };

/** Counts the content. Each is undefined until it is known. */
export function useContentCounts() {
  const client = useClient({ apiVersion });
  const drafts = useUnpublished();
  const counted = useContent(counts) as { planned: number; asked: number } | undefined;
  const deadSince = useDeadLinks();
  const isKnown = counted !== undefined && drafts?.every(({ isMine }) => isMine !== undefined) === true;
  // Checks read whole documents, which no query can: they follow what is seen first.
  const { result: stored } = useLoaded(isKnown ? ['content'] : null, () =>
    client.fetch<StoredDocument[]>(allQuery, allParameters, { perspective: 'raw' }),
  );
  const flaws = useMemo(() => {
    const findings =
      stored && siteReport(stored, new Map(), deadSince).flatMap((checked) => checked.findings);
    return findings?.filter(({ level }) => level === 'error').length;
  }, [stored, deadSince]);
  return {
    drafts: isKnown ? drafts.filter(({ isMine }) => isMine).length : undefined,
    asked: counted?.asked,
    planned: counted?.planned,
    flaws,
  };
}

const month = { days: 30 };
const mostSeen = 5;

/** Counts the site, which tells editors only. */
export function useSiteCounts() {
  const api = useStaffApi();
  const { result: week, problem } = useStaffData<VisitWeek>(api, 'visits');
  const { result: imports } = useStaffData<StaffImports>(api, 'imports');
  const { result: rows = [] } = useStaffData<FunnelRow[]>(api, 'funnel', { body: month });
  const { result: pages = [] } = useStaffData<PageViews[]>(api, 'page-views', { body: month });
  return {
    visits: week?.visits.filter((visit) => visit.day === week.today && !isOff(visit)).length,
    held: imports?.heldTotal,
    pages,
    properties: rows
      .filter(({ views }) => views > 0)
      .toSorted((a, b) => b.views - a.views)
      .slice(0, mostSeen),
    problem,
  };
}
