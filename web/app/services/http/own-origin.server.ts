/**
 * True for a request from a page of this site. Browsers say so in `Origin` or, where they omit or hide it, in
 * `Sec-Fetch-Site`; a page without referrer hides its origin.
 */
export function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get('Origin');
  if (origin && origin !== 'null') return origin === new URL(request.url).origin;
  return request.headers.get('Sec-Fetch-Site') === 'same-origin';
}
