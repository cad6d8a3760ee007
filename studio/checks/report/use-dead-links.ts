import { useMemo } from 'react';
import type { CheckedSite } from 'schemas/checks/checked-site.ts';
import type { DeadLink } from 'schemas/outside-links.ts';
import { dayText } from '../../content/moment.ts';
import { useMayPublish } from '../../content/viewer.ts';
import { useLoaded } from '../../staff-api/use-loaded.ts';
import { useStaffApi } from '../../staff-api/use-staff-api.ts';

/** Loads since when outside addresses lead nowhere. The site, which tries them, answers only editors. */
export function useDeadLinks(): CheckedSite['deadSince'] | undefined {
  const api = useStaffApi();
  const key = useMayPublish() === true ? ['dead-links'] : null;
  const { result } = useLoaded(key, async () => {
    const links = (await (await api.request('dead-links')).json()) as DeadLink[];
    return new Map(
      links.map(({ address, status, since }) => [
        address,
        [dayText(since), status].filter(Boolean).join(' · '),
      ]),
    );
  });
  return useMemo(() => result && ((address: string) => result.get(address)), [result]);
}
