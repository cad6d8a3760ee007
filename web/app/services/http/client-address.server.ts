/** What a visitor without a known address is counted under, together with all others like them. */
const unknown = 'unknown';

/**
 * The network address a request comes from, as the edge reports it. `header` is where it stands; only tests choose
 * another than the edge's own, which a visitor cannot write. It is to be counted, never kept or logged.
 */
export function clientAddress(request: Request, header = 'CF-Connecting-IP'): string {
  return request.headers.get(header) ?? unknown;
}
