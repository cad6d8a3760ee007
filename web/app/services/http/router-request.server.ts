import { isOwnOrigin } from './own-origin.server.ts';

/**
 * The router logs a path that it cannot decode, which may hold a personal token: every such segment is escaped once more.
 * It also asks for the data of a page without the trailing slash that page paths end in.
 */
function addressOf(request: Request): string {
  const url = new URL(request.url);
  const decodable = url.pathname.split('/').map(decodableSegment).join('/');
  const [, path] = /^(\/.*[^/])\.data$/.exec(decodable) ?? [];
  const pathname = path === undefined || path === '/_root' ? decodable : `${path}/.data`;
  if (pathname === url.pathname) return request.url;
  url.pathname = pathname;
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

/**
 * The router fails over the origin of another site, or one that is hidden, which it reads beside the host that a proxy
 * names. A page's own action is to refuse what comes from elsewhere, in words and with everything typed; endpoints look
 * at the origin themselves.
 */
function headersOf(request: Request): Headers {
  const { headers } = request;
  const isForeign = headers.has('Origin') && !isOwnOrigin(request);
  const isHidden = headers.get('Origin') === 'null';
  if (!isForeign && !isHidden && !headers.has('X-Forwarded-Host')) return headers;
  if (new URL(request.url).pathname.startsWith('/api/')) return headers;
  const own = new Headers(headers);
  own.delete('X-Forwarded-Host');
  if (isForeign || isHidden) own.delete('Origin');
  if (isForeign) own.set('Sec-Fetch-Site', 'cross-site');
  return own;
}

/**
 * The request as the router is to see it. A body that a GET or HEAD brought along, be it an empty one, means nothing
 * and is left out, since the router makes requests of its own from this one and fails over it.
 */
export function routerRequest(request: Request): Request {
  const { method, signal } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  const address = addressOf(request);
  const headers = headersOf(request);
  const isGood = address === request.url && headers === request.headers && !(isRead && request.body);
  if (isGood) return request;
  if (isRead) return new Request(address, { method, headers, signal });
  return new Request(new Request(address, request), { headers });
}
