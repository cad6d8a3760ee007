import { createContext, use } from 'react';
import { useCurrentUser } from 'sanity';
import { isAdministrator } from '../content/viewer.ts';
import type { StaffApi } from './staff-api.ts';
import { type Loaded, useLoaded } from './use-loaded.ts';

export const StaffApiContext = createContext<StaffApi | undefined>(undefined);

export function useStaffApi(): StaffApi {
  const api = use(StaffApiContext);
  if (!api) throw new ReferenceError('StaffApiContext');
  return api;
}

/** False for people to whom the site refuses decisions of administrators. */
export function useMayDecide(): boolean {
  return isAdministrator(useCurrentUser());
}

type Options = {
  body?: object;
  /** Milliseconds between requests while someone can see the answer; without it, requests once. */
  every?: number;
};

/** Loads the site's answer, again whenever the request changes. */
export function useStaffData<Result>(
  api: StaffApi,
  path: string,
  { body, ...timing }: Options = {},
): Loaded<Result> {
  const load = async () => (await (await api.request(path, { body })).json()) as Result;
  return useLoaded([path, body], load, timing);
}
