import { livenessPath, readinessPath } from '../../content/paths/endpoints.ts';
import { cacheRules } from '../../platform/http/headers/cache-rules.ts';
import type { Platform, Render } from '../../platform/platform.server.ts';
import { checkReadiness, type Readiness } from './readiness.server.ts';

/** Milliseconds, so that many questions cost the database and the CMS no more than one. */
const readinessAge = 1000;

let last: { at: number; readiness: Readiness } | undefined;

const headers = {
  'Content-Type': 'application/health+json',
  'Cache-Control': cacheRules.never,
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

function respond(request: Request, body: object, status: number): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } });
  return new Response(request.method === 'HEAD' ? null : JSON.stringify(body), { status, headers });
}

const isAt = (request: Request, path: string) => new URL(request.url).pathname === path;

/** Touches neither settings nor database. */
export function serveLiveness(request: Request): Response | undefined {
  return isAt(request, livenessPath) ? respond(request, { status: 'pass' }, 200) : undefined;
}

/** Says which part fails, but nothing about it. */
export async function serveReadiness(
  request: Request,
  platform: Platform,
  render: Render,
): Promise<Response | undefined> {
  if (!isAt(request, readinessPath)) return undefined;
  if (!last || Date.now() - last.at >= readinessAge)
    last = { at: Date.now(), readiness: await checkReadiness(platform, render) };
  const { readiness } = last;
  const response = respond(request, readiness, readiness.status === 'fail' ? 503 : 200);
  response.headers.set('X-Request-Id', platform.requestId);
  return response;
}
