import { useCallback } from 'react';
import type { StatusItem } from 'schemas/site-status.ts';
import type { StaffApi } from '../staff-api/staff-api.ts';
import { type StaffReading, useStaffReading } from '../staff-api/use-staff-reading.ts';

const every = 60_000;

export function useStatus(api: StaffApi): StaffReading<readonly StatusItem[]> {
  const read = useCallback(async () => (await (await api.request('status')).json()) as StatusItem[], [api]);
  return useStaffReading(read, { every });
}
