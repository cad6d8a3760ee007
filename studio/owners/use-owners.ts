import { useCallback } from 'react';
import type { OwnerPage, OwnerState, StaffOwner } from 'schemas/staff-owner.ts';
import type { StaffApi } from '../staff-api/staff-api.ts';
import { type StaffReading, useStaffReading } from '../staff-api/use-staff-reading.ts';
import { staffLanguage } from '../locale/staff-language.ts';
import { say } from '../locale/say.ts';
import type { Person } from './owner.ts';

/** Milliseconds. */
const pause = 250;

/** An empty string matches all. */
export type OwnerFilter = { search: string; state: OwnerState | '' };

export type OwnerEdit = Partial<Person & { isRevoked: boolean; addProperty: string; removeProperty: string }>;

const words = staffLanguage;

export function useOwners(
  api: StaffApi,
  { filter: { search, state }, page }: { filter: OwnerFilter; page: number },
): StaffReading<OwnerPage> {
  const read = useCallback(async () => {
    const body = { search, ...(state && { state }), page, words };
    return (await (await api.request('owners', { body })).json()) as OwnerPage;
  }, [api, search, state, page]);
  return useStaffReading(read, { pause });
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
