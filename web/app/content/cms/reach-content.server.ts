import type { Platform } from '../../platform/platform.server.ts';
import { contentClient, contentTimeout } from './client.server.ts';

/** When published content was last changed, as ISO 8601, or undefined where the CMS does not respond in time. */
export async function reachContent({
  settings,
}: Pick<Platform, 'settings'>): Promise<{ changedAt: string } | undefined> {
  try {
    const signal = AbortSignal.timeout(contentTimeout);
    const changedAt = await contentClient(settings).fetch<unknown>(
      '* | order(_updatedAt desc) [0]._updatedAt',
      {},
      { signal },
    );
    return typeof changedAt === 'string' ? { changedAt } : undefined;
  } catch {
    return undefined;
  }
}
