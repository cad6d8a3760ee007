import { vi } from 'vitest';
import type { RuleContext } from './site-content.ts';

let datasets = 0;

export function validationContext(result: unknown, id = 'drafts.own') {
  const fetch = vi.fn<(query: string, params: object, options: object) => Promise<unknown>>(() =>
    Promise.resolve(result),
  );
  const config = { projectId: 'test', dataset: `rules-${++datasets}` };
  const context = {
    environment: 'studio',
    document: { _id: id },
    getClient: () => ({ fetch, config: () => config }),
  } as unknown as RuleContext;
  return { context, fetch };
}

export function offlineContext(): RuleContext {
  const { context, fetch } = validationContext(undefined);
  fetch.mockRejectedValue(new Error('no connection'));
  return context;
}

export const localized = (values: Record<string, unknown>) =>
  Object.entries(values).map(([language, value]) => ({ _key: language, language, value }));
