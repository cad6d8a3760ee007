import { useEffect, useState } from 'react';
import type { StaffProperty } from 'schemas/staff-property.ts';
import type { StaffApi } from '../leads/staff-api.ts';
import { sentenceOf, useStaffApi } from '../leads/use-staff-api.ts';

/** Shared by the tool and every input of the Studio; the import changes a few times a day at most. */
let known: Promise<readonly StaffProperty[]> | undefined;

async function load(api: StaffApi): Promise<readonly StaffProperty[]> {
  return (await api.request('properties', { body: {} })).json() as Promise<readonly StaffProperty[]>;
}

function loadOnce(api: StaffApi): Promise<readonly StaffProperty[]> {
  known ??= load(api).catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

export type Properties = {
  /** Undefined while they load. */
  properties: readonly StaffProperty[] | undefined;
  problem: string | undefined;
};

/** `isFresh` asks the site again, for its figures. */
export function useProperties({ isFresh = false } = {}): Properties {
  const api = useStaffApi();
  const [properties, setProperties] = useState<readonly StaffProperty[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    if (isFresh) known = undefined;
    loadOnce(api).then(
      (loaded) => {
        if (isWanted) setProperties(loaded);
      },
      (error: unknown) => {
        if (isWanted) setProblem(sentenceOf(error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [api, isFresh]);
  return { properties, problem };
}
