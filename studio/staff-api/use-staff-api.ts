import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { apiVersion } from '../content/use-content.ts';
import { env } from '../env.ts';
import { createStaffApi, type StaffApi } from './staff-api.ts';

export function useStaffApi(): StaffApi {
  const client = useClient({ apiVersion });
  const [api] = useState(() => createStaffApi({ client, siteUrl: env.siteUrl }));
  useEffect(() => api.close, [api]);
  return api;
}

export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
