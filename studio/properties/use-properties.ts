import type { StaffProperties, StaffProperty, StaffPropertyQuery } from 'schemas/staff-property.ts';
import { useLoaded, useSettled } from '../staff-api/use-loaded.ts';
import { useStaffApi } from '../staff-api/use-staff-api.ts';

export type Properties = {
  /** Undefined while loading. Callers filter them, because a site with few properties sends all. */
  properties: readonly StaffProperty[] | undefined;
  /** Undefined if `properties` has all of the site. */
  total: number | undefined;
  problem: string | undefined;
};

const everything: StaffPropertyQuery = {};

/**
 * Shares the first ones between the tool and every input, because imports run a few times a day at most; `isFresh`
 * asks the site again, for its figures. On a site with many properties, `query` chooses which ones to load.
 */
export function useProperties({ isFresh = false, query = everything } = {}): Properties {
  const api = useStaffApi();
  const load = (body: StaffPropertyQuery) => async () =>
    (await (await api.request('properties', { body })).json()) as StaffProperties;
  const first = useLoaded(['properties'], load({}), { isShared: true, isFresh });
  const wanted = useSettled(query);
  const isNarrow = first.result?.isWhole === false && JSON.stringify(wanted) !== '{}';
  const found = useLoaded(isNarrow ? ['properties', wanted] : null, load(wanted));
  const shown = (isNarrow ? found.result : undefined) ?? first.result;
  return {
    properties: shown?.properties,
    total: shown?.isWhole ? undefined : shown?.total,
    problem: first.problem ?? found.problem,
  };
}
