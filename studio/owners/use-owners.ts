import type { OwnerPage, OwnerState, StaffOwner } from 'schemas/staff-owner.ts';
import type { StaffApi } from '../staff-api/staff-api.ts';
import { type Loaded, useSettled } from '../staff-api/use-loaded.ts';
import { useStaffData } from '../staff-api/use-staff-api.ts';
import { staffLanguage } from '../locale/staff-language.ts';
import { say } from '../locale/say.ts';
import type { Person } from './owner.ts';

/** An empty string matches all. */
export type OwnerFilter = { search: string; state: OwnerState | '' };

export type OwnerEdit = Partial<Person & { isRevoked: boolean; addProperty: string; removeProperty: string }>;

const words = staffLanguage;

export function useOwners(
  api: StaffApi,
  { filter: { search, state }, page }: { filter: OwnerFilter; page: number },
): Loaded<OwnerPage> {
  const body = useSettled({ search, ...(state && { state }), page, words });
  return useStaffData(api, 'owners', { body });
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
