import type { IncomingHttpHeaders } from 'node:http';
import { isStudioOrigin } from '../access/identify.ts';
import type { AccessRules } from '../access/identify.ts';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)(:\d+)?$/i;

/** Prevents DNS rebinding: a foreign host name that resolves to this machine is refused. */
export function isLoopbackHost(host: string | undefined): boolean {
  return host === undefined || loopback.test(host);
}

/** Pages on this machine may read; only the Studio's own origin may send its session along. */
export function corsHeaders(headers: IncomingHttpHeaders, rules: AccessRules): Record<string, string> {
  const origin = headers.origin;
  if (!origin) return {};
  const studio = isStudioOrigin(headers, rules);
  if (!studio && !isLocalOrigin(origin)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Content-Type, Content-Length, ETag',
    Vary: 'Origin',
    ...(studio ? { 'Access-Control-Allow-Credentials': 'true' } : {}),
  };
}

/** True for a request of a page that is not on this machine. A simple GET names no origin, only that it crosses sites. */
export function isOfForeignPage(headers: IncomingHttpHeaders, rules: AccessRules): boolean {
  if (headers.origin !== undefined) return !corsHeaders(headers, rules)['Vary'];
  return headers['sec-fetch-site'] === 'cross-site';
}

export function preflightHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return {
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
    'Access-Control-Max-Age': '600',
  };
}

function isLocalOrigin(origin: string): boolean {
  return URL.canParse(origin) && loopback.test(new URL(origin).host);
}
