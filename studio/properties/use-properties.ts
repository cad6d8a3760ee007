import type { StaffProperties, StaffProperty, StaffPropertyQuery } from 'schemas/staff-property.ts';
import { useLoaded, useSettled } from '../staff-api/use-loaded.ts';
import { useStaffApi } from '../staff-api/use-staff-api.ts';

export type Properties = {
  /** Undefined while they load. Whoever shows them filters, since all of them are here where they are few. */
  properties: readonly StaffProperty[] | undefined;
  /** Undefined where `properties` has all of the site. */
  total: number | undefined;
  problem: string | undefined;
};

const everything: StaffPropertyQuery = {};

/**
 * The tool and every input of the Studio share the first ones, since the import changes them a few times a day at most:
 * `isFresh` asks the site again, for its figures. Where the site has many properties, `query` says which ones to load.
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
