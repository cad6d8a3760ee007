import type { Platform } from '../platform.server.ts';

/** Seconds: long enough for going back and forth, short enough for a price that changes. */
const longestAge = 300;

/** Headers of a part that a page fetches. Shared caches may store it, but nothing that a preview shows. */
export function fragmentHeaders({ view }: Pick<Platform, 'view'>): Record<string, string> {
  return {
    'Cache-Control': view.kind === 'published' ? `public, max-age=${longestAge}` : 'no-store',
    'X-Robots-Tag': 'noindex',
  };
}
