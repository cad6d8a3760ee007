import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { isStudioOrigin } from '../access/identify.ts';
import type { AccessRules } from '../access/identify.ts';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)(:\d+)?$/i;

/** Prevents DNS rebinding: a foreign host name that resolves to this machine is refused. */
export function isLoopbackHost(host: string | null): boolean {
  return host === null || loopback.test(host);
}

/** Pages on this machine may read; only the Studio's own origin may send its session along. */
export function pageAccess(rules: AccessRules): MiddlewareHandler {
  const exposeHeaders = ['Content-Type', 'Content-Length', 'ETag'];
  const studio = cors({ origin: [...rules.studioOrigins], credentials: true, exposeHeaders, maxAge: 600 });
  const local = cors({
    origin: (origin) => (isLocalOrigin(origin) ? origin : null),
    exposeHeaders,
    maxAge: 600,
  });
  return (c, next) => (isStudioOrigin(c.req.raw.headers, rules) ? studio : local)(c, next);
}

/** True for a request of a page that is not on this machine. A simple GET names no origin, only that it crosses sites. */
export function isForeignPage(headers: Headers, rules: AccessRules): boolean {
  const origin = headers.get('origin');
  if (origin === null) return headers.get('sec-fetch-site') === 'cross-site';
  return !isStudioOrigin(headers, rules) && !isLocalOrigin(origin);
}

function isLocalOrigin(origin: string): boolean {
  return URL.canParse(origin) && loopback.test(new URL(origin).host);
}
