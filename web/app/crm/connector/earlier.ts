import { CrmProblem } from './crm-problem.ts';

/** A zone-less stamp of the system some time before another one. They are reckoned among themselves only. @throws CrmProblem */
export function earlier(stamp: string, milliseconds: number): string {
  const instant = Date.parse(`${stamp.slice(0, 19)}Z`);
  if (Number.isNaN(instant)) throw new CrmProblem('unreadable');
  return new Date(instant - milliseconds).toISOString().slice(0, 19);
}
