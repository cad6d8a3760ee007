/** Reads `Sec-Fetch-Site` where browsers omit or hide `Origin`, as on a page without referrer. */
export function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get('Origin');
  if (origin && origin !== 'null') return origin === new URL(request.url).origin;
  return request.headers.get('Sec-Fetch-Site') === 'same-origin';
}
