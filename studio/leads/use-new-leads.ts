import type { LeadPage } from 'schemas/lead.ts';
import { useMayPublish } from '../content/viewer.ts';
import { useLoaded } from '../staff-api/use-loaded.ts';
import { useStaffApi } from '../staff-api/use-staff-api.ts';

const every = 60_000;

/** Counts leads that nobody has taken up. Undefined until known, and for people who may not see leads. */
export function useNewLeads(): number | undefined {
  const api = useStaffApi();
  const key = useMayPublish() === true ? ['new-leads'] : null;
  const load = async (shown: LeadPage | undefined) => {
    const response = await api.request('leads', { body: { state: 'new', known: shown?.version } });
    return shown && response.status === 204 ? shown : ((await response.json()) as LeadPage);
  };
  return useLoaded(key, load, { every, isShared: true }).result?.total;
}
