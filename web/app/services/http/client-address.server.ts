const unknown = 'unknown';

/** Only for counting: never store or log it. A visitor cannot set the edge's own header. */
export function clientAddress(request: Request, header = 'CF-Connecting-IP'): string {
  return request.headers.get(header) ?? unknown;
}
