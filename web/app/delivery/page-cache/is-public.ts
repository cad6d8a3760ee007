const ownerCookie = /(?:^|;\s*)(?:__Host-)?owner=/;

/** A preview is known by its view: a forged cookie of one changes nothing. */
export function isAnonymousRead({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !ownerCookie.test(headers.get('Cookie') ?? '');
}

/**
 * Excludes redirects, failures and whatever a loader gave rules of its own; a feed has one, that anybody may store it.
 */
export function isPublicPage({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  if (status !== 200 || headers.has('Set-Cookie') || headers.has('Vary')) return false;
  const rule = headers.get('Cache-Control');
  if (rule !== null) return rule.startsWith('public,');
  return (headers.get('Content-Type') ?? '').startsWith('text/html');
}
