const ownerCookie = /(?:^|;\s*)(?:__Host-)?owner=/;

/** A preview is known by its view: a forged cookie of one changes nothing. */
export function isAnonymousRead({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !ownerCookie.test(headers.get('Cookie') ?? '');
}

/** Excludes redirects, failures and whatever a loader gave rules of its own. */
export function isPublicPage({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const hasOwnRules = ['Set-Cookie', 'Cache-Control', 'Vary'].some((name) => headers.has(name));
  return status === 200 && !hasOwnRules && (headers.get('Content-Type') ?? '').startsWith('text/html');
}
