import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { apiVersion } from '../content/use-content.ts';
import { env } from '../env.ts';
import { createStaffApi, type StaffApi } from './staff-api.ts';
import { type Loaded, useLoaded } from './use-loaded.ts';

export function useStaffApi(): StaffApi {
  const client = useClient({ apiVersion });
  const [api] = useState(() => createStaffApi({ client, siteUrl: env.siteUrl }));
  useEffect(() => api.close, [api]);
  return api;
}

type Options = {
  body?: object;
  /** Milliseconds between requests while someone can see the answer; asked once without it. */
  every?: number;
};

/** Loads what the site answers, again whenever the request changes. */
export function useStaffData<Result>(
  api: StaffApi,
  path: string,
  { body, ...timing }: Options = {},
): Loaded<Result> {
  const load = async () => (await (await api.request(path, { body })).json()) as Result;
  return useLoaded([path, body], load, timing);
}
