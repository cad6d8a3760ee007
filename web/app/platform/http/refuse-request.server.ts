const pageMethods = ['GET', 'HEAD', 'POST'];
const endpointMethods = [...pageMethods, 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export function refuseRequest(
  { method, url }: Pick<Request, 'method' | 'url'>,
  isEndpoint: (pathname: string) => boolean,
): Response | undefined {
  const address = URL.parse(url);
  if (!address) return plainResponse('Bad request', 400);
  const methods = isEndpoint(address.pathname) ? endpointMethods : pageMethods;
  if (methods.includes(method)) return undefined;
  return plainResponse('Method not allowed', 405, { Allow: methods.join(', ') });
}

function plainResponse(text: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } });
}
