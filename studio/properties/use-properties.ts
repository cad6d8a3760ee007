import { useEffect, useState } from 'react';
import type { StaffProperties, StaffProperty, StaffPropertyQuery } from 'schemas/staff-property.ts';
import type { StaffApi } from '../staff-api/staff-api.ts';
import { sentenceOf, useStaffApi } from '../staff-api/use-staff-api.ts';

/** Milliseconds. */
const pause = 250;

/** Shared by the tool and every input of the Studio; the import changes a few times a day at most. */
let known: Promise<StaffProperties> | undefined;

async function load(api: StaffApi, query: StaffPropertyQuery = {}): Promise<StaffProperties> {
  return (await api.request('properties', { body: query })).json() as Promise<StaffProperties>;
}

function loadOnce(api: StaffApi): Promise<StaffProperties> {
  known ??= load(api).catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

export type Properties = {
  /** Undefined while they load. Whoever shows them filters, since all of them are here where they are few. */
  properties: readonly StaffProperty[] | undefined;
  /** Undefined where `properties` has all of the site. */
  total: number | undefined;
  problem: string | undefined;
};

const everything: StaffPropertyQuery = {};

/** `isFresh` asks the site again, for its figures. Where the site has many properties, `query` says which ones to load. */
export function useProperties({ isFresh = false, query = everything } = {}): Properties {
  const api = useStaffApi();
  const [first, setFirst] = useState<StaffProperties>();
  const [found, setFound] = useState<StaffProperties>();
  const [problem, setProblem] = useState<string>();
  const wanted = JSON.stringify(query);
  const isNarrow = first?.isWhole === false && wanted !== '{}';

  useEffect(() => {
    let isWanted = true;
    if (isFresh) known = undefined;
    loadOnce(api).then(
      (loaded) => {
        if (isWanted) setFirst(loaded);
      },
      (error: unknown) => {
        if (isWanted) setProblem(sentenceOf(error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [api, isFresh]);

  useEffect(() => {
    if (!isNarrow) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      load(api, JSON.parse(wanted) as StaffPropertyQuery).then(
        (loaded) => {
          if (isWanted) setFound(loaded);
        },
        (error: unknown) => {
          if (isWanted) setProblem(sentenceOf(error));
        },
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [api, isNarrow, wanted]);

  const shown = isNarrow ? (found ?? first) : first;
  return { properties: shown?.properties, total: shown?.isWhole ? undefined : shown?.total, problem };
}
