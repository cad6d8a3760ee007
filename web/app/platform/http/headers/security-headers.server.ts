import type { Platform } from '../../platform.server.ts';
import { cacheRules, defaultCacheRule } from './cache-rules.ts';
import { policyOf, reportingEndpoints } from './content-security-policy.server.ts';

/** Headers of a part that a page fetches. Shared caches may store it, but nothing that a preview shows. */
export function fragmentHeaders({ view }: Pick<Platform, 'view'>): Record<string, string> {
  return {
    'Cache-Control': view.kind === 'published' ? cacheRules.minutes : cacheRules.never,
    'X-Robots-Tag': 'noindex',
  };
}

export const privacyHeaders = { 'Cache-Control': cacheRules.never, 'X-Robots-Tag': 'noindex' };

const everywhere = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
};

/** Lets mail programs, link previews and the Studio show a picture or read a feed. */
export const sharedResource = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** For a file opened by itself. Leaves styles alone, because browsers style the page around a picture inline. */
const filePolicy =
  "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const features = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
const permissionsPolicy = features.map((feature) => `${feature}=()`).join(', ');

export function withSecurityHeaders(response: Response, platform: Platform): Response {
  const { requestId, view } = platform;
  const secured = new Response(response.body, response);
  const isInStudio = view.kind === 'studio';
  const headers = {
    'Content-Security-Policy': response.headers.get('Content-Security-Policy') ?? policyOf(platform),
    // The Studio may open the page in a window of its own and must keep messaging it.
    ...(!isInStudio && { 'Cross-Origin-Opener-Policy': 'same-origin' }),
    'Permissions-Policy': permissionsPolicy,
    ...(!isInStudio && { 'Reporting-Endpoints': reportingEndpoints }),
    'X-Request-Id': requestId,
    ...(view.kind !== 'published' && privacyHeaders),
  };
  for (const [name, value] of Object.entries(headers)) secured.headers.set(name, value);
  return setMissing(secured, everywhere);
}

export function withDefaultHeaders(response: Response): Response {
  return addMissing(response, {
    ...everywhere,
    ...(response.status === 405 ? { Allow: 'GET, HEAD' } : undefined),
    'Cache-Control': cacheRules[defaultCacheRule(response)],
    'Content-Security-Policy': filePolicy,
  });
}

/** Copies a response that lacks something, because those that were fetched are immutable. */
function addMissing(response: Response, headers: Readonly<Record<string, string>>): Response {
  const isComplete = Object.keys(headers).every((name) => response.headers.has(name));
  return isComplete ? response : setMissing(new Response(response.body, response), headers);
}

function setMissing(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers))
    if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
}
