import { useCallback, useEffect, useState } from 'react';
import type { OwnerPage, OwnerState, StaffOwner } from 'schemas/staff-owner.ts';
import type { StaffApi } from '../leads/staff-api.ts';
import { sentenceOf } from '../leads/use-staff-api.ts';
import { staffLanguage } from '../locale/staff-language.ts';
import { say } from '../locale/say.ts';
import type { Person } from './owner.ts';

/** Milliseconds. */
const pause = 250;

/** An empty string matches all. */
export type OwnerFilter = { search: string; state: OwnerState | '' };

export type OwnerEdit = Partial<Person & { isRevoked: boolean; addProperty: string; removeProperty: string }>;

export type Owners = {
  /** Undefined while the first result loads. */
  found: OwnerPage | undefined;
  problem: string | undefined;
  reload: () => void;
};

const words = staffLanguage;

export function useOwners(
  api: StaffApi,
  { filter: { search, state }, page }: { filter: OwnerFilter; page: number },
): Owners {
  const [found, setFound] = useState<OwnerPage>();
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      try {
        const body = { search, ...(state && { state }), page, words };
        const result = (await (await api.request('owners', { body })).json()) as OwnerPage;
        if (!isWanted) return;
        setFound(result);
        setProblem(undefined);
      } catch (error) {
        if (isWanted) setProblem(sentenceOf(error));
      }
    };
    const timer = setTimeout(() => void load(), pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [api, search, state, page, round]);

  const reload = useCallback(() => {
    setRound((last) => last + 1);
  }, []);

  return { found, problem, reload };
}

const refusals = {
  404: say('This owner no longer exists: someone has erased them.'),
  409: say('Another owner has this e-mail address.'),
};

/** Actions of staff on owners. Each rejects with a message for the reader. */
export function ownerActions(api: StaffApi) {
  return {
    invite: async (person: Person, properties: readonly string[]): Promise<void> => {
      await api.request('invitations', { body: { ...person, properties }, refusals });
    },
    sendLink: async ({ id }: StaffOwner): Promise<StaffOwner> => {
      const response = await api.request(`invitations/${id}`, { body: { words }, refusals });
      return (await response.json()) as StaffOwner;
    },
    change: async ({ id }: StaffOwner, change: OwnerEdit): Promise<StaffOwner> => {
      const body = { ...change, words };
      const response = await api.request(`owners/${id}`, { method: 'PATCH', body, refusals });
      return (await response.json()) as StaffOwner;
    },
  };
}
