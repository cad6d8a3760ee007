import type { ScheduleProblem } from 'schemas/schedule.ts';

/** A problem that a later attempt may not meet; undefined for a refusal. */
export function passingProblem(error: unknown): ScheduleProblem | undefined {
  const status = statusOf(error);
  if (status === undefined || status >= 500 || status === 429) return 'store-down';
  if (status === 401 || status === 403) return 'not-allowed';
  return status === 409 && isOtherRevision(error) ? 'busy' : undefined;
}

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
}

function isOtherRevision(error: unknown): boolean {
  return error instanceof Error && /revision/i.test(error.message);
}
