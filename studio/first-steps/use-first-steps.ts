import { linkedPaths } from 'schemas/needed-pages.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import type { StatusItem } from 'schemas/site-status.ts';
import { useContent } from '../content/use-content.ts';
import { env } from '../env.ts';
import { useStaffApi, useStaffData } from '../staff-api/use-staff-api.ts';
import { type FirstStep, firstSteps, neededDocuments } from './first-steps.ts';

const parameters = { privacy: linkedPaths.privacy };

/** Undefined until content and site are known; lacks the steps of a site that cannot be reached. */
export function useFirstSteps(): { steps: FirstStep[] | undefined; problem: string | undefined } {
  const stored = useContent(neededDocuments, parameters) as StoredDocument[] | undefined;
  const { result: items, problem } = useStaffData<StatusItem[]>(useStaffApi(), 'status');
  const isKnown = stored && (items ?? problem) !== undefined;
  const { siteUrl } = env;
  return { steps: isKnown ? firstSteps({ stored, items: items ?? [], siteUrl }) : undefined, problem };
}

export function countLeft(steps: readonly FirstStep[]): number {
  return steps.filter(({ isDone }) => !isDone).length;
}
