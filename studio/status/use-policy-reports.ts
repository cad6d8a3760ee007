import { useCallback } from 'react';
import type { PolicyReport } from 'schemas/policy-report.ts';
import type { StaffApi } from '../staff-api/staff-api.ts';
import { type StaffReading, useStaffReading } from '../staff-api/use-staff-reading.ts';

const every = 60_000;

export function usePolicyReports(api: StaffApi): StaffReading<readonly PolicyReport[]> {
  const read = useCallback(
    async () => (await (await api.request('policy-reports')).json()) as PolicyReport[],
    [api],
  );
  return useStaffReading(read, { every });
}
