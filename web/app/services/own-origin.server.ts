/**
 * Whether a request comes from a page of this very site. A browser says so in `Origin` or, where it leaves that
 * out, in `Sec-Fetch-Site`; a request that says neither comes from no page.
 */
export function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get('Origin');
  if (origin) return origin === new URL(request.url).origin;
  return request.headers.get('Sec-Fetch-Site') === 'same-origin';
}
