export const cacheRules = {
  /** Personal data, drafts, refusals, failures, and whatever a form returns. */
  never: 'no-store',
  /** A page for one visitor, whose browser may keep it for going back. */
  visitor: 'private, no-cache',
  /** A page for everybody, compared by its tag each time. */
  page: 'no-cache',
  /** Editors change redirects, and a browser would keep a permanent one for good. */
  redirect: 'no-cache',
  /** A part that a page fetches, or a feed of properties: short enough for a price that changes. */
  minutes: 'public, max-age=300',
  hour: 'public, max-age=3600',
  day: 'public, max-age=86400',
  /** The address changes with the content. */
  forever: 'public, max-age=31536000, immutable',
} as const;

export type CacheRule = keyof typeof cacheRules;

/** The rule of a response that was given none: what nobody thought of is stored by no cache that others share. */
export function defaultCacheRule({ status, headers }: Pick<Response, 'status' | 'headers'>): CacheRule {
  if (status >= 500) return 'never';
  if (status >= 300 && status < 400) return 'redirect';
  return headers.get('Content-Type')?.startsWith('text/html') === true ? 'visitor' : 'never';
}
