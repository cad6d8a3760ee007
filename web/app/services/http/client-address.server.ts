const unknown = 'unknown';

/**
 * The client's network address as the edge reports it; only tests choose another header than the edge's own, which a
 * visitor cannot set. Only for counting: never store or log it.
 */
export function clientAddress(request: Request, header = 'CF-Connecting-IP'): string {
  return request.headers.get(header) ?? unknown;
}
