/**
 * Whether a request comes from a page of this very site. A browser says so in `Origin` or, where it leaves that
 * out or hides it, in `Sec-Fetch-Site`; a request that says neither comes from no page. It hides the origin of a page
 * that an editor lets pass on no referrer.
 */
export function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get('Origin');
  if (origin && origin !== 'null') return origin === new URL(request.url).origin;
  return request.headers.get('Sec-Fetch-Site') === 'same-origin';
}
