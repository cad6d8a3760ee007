/** Reads `Sec-Fetch-Site` where browsers omit or hide `Origin`, as on a page without referrer. */
export function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get('Origin');
  if (origin && origin !== 'null') return origin === new URL(request.url).origin;
  return request.headers.get('Sec-Fetch-Site') === 'same-origin';
}

/** True for a page of another site; what names no page at all, such as a program, is from nowhere. */
export function isFromElsewhere(request: Request): boolean {
  const isNamed = request.headers.has('Origin') || request.headers.has('Sec-Fetch-Site');
  return isNamed && !isOwnOrigin(request);
}
