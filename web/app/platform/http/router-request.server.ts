import { isOwnOrigin } from './own-origin.server.ts';

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

type Endpoint = (pathname: string) => boolean;

const oldData = '_data';

/** The router would log a path that it cannot decode, personal tokens included. Drops its older data parameter. */
function addressOf(request: Request): string {
  if (!/[%?]|\.data/.test(request.url)) return request.url;
  const url = new URL(request.url);
  const isOldRequest = url.searchParams.has(oldData);
  const decodable = url.pathname.split('/').map(decodableSegment).join('/');
  const [, path] = /^(\/.*[^/])\.data$/.exec(decodable) ?? [];
  const pathname = path === undefined || path === '/_root' ? decodable : `${path}/.data`;
  if (pathname === url.pathname && !isOldRequest) return request.url;
  url.pathname = pathname;
  if (isOldRequest) url.searchParams.delete(oldData);
  return url.href;
}

function decodableSegment(segment: string): string {
  try {
    decodeURIComponent(segment);
    return segment;
  } catch {
    return segment.replaceAll('%', '%25');
  }
}

/** Hides a foreign origin, because the router throws on it; actions and endpoints refuse foreign posts themselves. */
function headersOf(request: Request, isEndpoint: Endpoint): Headers {
  const { headers } = request;
  const isForeign = headers.has('Origin') && !isOwnOrigin(request);
  const isHidden = headers.get('Origin') === 'null';
  if (!isForeign && !isHidden && !headers.has('X-Forwarded-Host')) return headers;
  if (isEndpoint(new URL(request.url).pathname)) return headers;
  const own = new Headers(headers);
  own.delete('X-Forwarded-Host');
  if (isForeign || isHidden) own.delete('Origin');
  if (isForeign) own.set('Sec-Fetch-Site', 'cross-site');
  return own;
}

/** Drops the body of a GET or HEAD, because the router throws on copying it. */
export function routerRequest(request: Request, isEndpoint: Endpoint): Request {
  const { method, signal } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  const address = addressOf(request);
  const headers = headersOf(request, isEndpoint);
  const isGood = address === request.url && headers === request.headers && !(isRead && request.body);
  if (isGood) return request;
  if (isRead) return new Request(address, { method, headers, signal });
  return new Request(new Request(address, request), { headers });
}
