import { vi } from 'vitest';
import type { Asking } from './site-content.ts';

let datasets = 0;

/** A rule's context in a Studio whose content answers every question with the same thing. */
export function asking(answer: unknown, id = 'drafts.own') {
  const fetch = vi.fn<(query: string, params: object, options: object) => Promise<unknown>>(() =>
    Promise.resolve(answer),
  );
  const config = { projectId: 'test', dataset: `rules-${++datasets}` };
  const context = {
    environment: 'studio',
    document: { _id: id },
    getClient: () => ({ fetch, config: () => config }),
  } as unknown as Asking;
  return { context, fetch };
}

/** The same with a lake that is out of reach. */
export function outOfReach(): Asking {
  const { context, fetch } = asking(undefined);
  fetch.mockRejectedValue(new Error('no connection'));
  return context;
}

export const localized = (values: Record<string, unknown>) =>
  Object.entries(values).map(([language, value]) => ({ _key: language, language, value }));
