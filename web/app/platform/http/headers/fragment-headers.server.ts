import type { Platform } from '../../platform.server.ts';
import { cacheRules } from './cache-rules.ts';

/** Headers of a part that a page fetches. Shared caches may store it, but nothing that a preview shows. */
export function fragmentHeaders({ view }: Pick<Platform, 'view'>): Record<string, string> {
  return {
    'Cache-Control': view.kind === 'published' ? cacheRules.minutes : cacheRules.never,
    'X-Robots-Tag': 'noindex',
  };
}
