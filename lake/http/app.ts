import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { identify, type AccessRules, isStudioOrigin } from '../access/identify.ts';
import type { User } from '../access/users.ts';
import { ApiError, refusal } from '../api-error.ts';
import { cors } from 'hono/cors';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)(:\d+)?$/i;

/** Prevents DNS rebinding: a foreign host name that resolves to this machine is refused. */
export function isLoopbackHost(host: string | null): boolean {
  return host === null || loopback.test(host);
}

/** Pages on this machine may read; only the Studio's own origin may send its session along. */
function pageAccess(rules: AccessRules): MiddlewareHandler {
  const exposeHeaders = ['Content-Type', 'Content-Length', 'ETag'];
  const studio = cors({ origin: [...rules.studioOrigins], credentials: true, exposeHeaders, maxAge: 600 });
  const local = cors({
    origin: (origin) => (isLocalOrigin(origin) ? origin : null),
    exposeHeaders,
    maxAge: 600,
  });
  return (c, next) => (isStudioOrigin(c.req.raw.headers, rules) ? studio : local)(c, next);
}

/** True for a request from a page on another machine. A simple GET names no origin, only that it crosses sites. */
function isForeignPage(headers: Headers, rules: AccessRules): boolean {
  const origin = headers.get('origin');
  if (origin === null) return headers.get('sec-fetch-site') === 'cross-site';
  return !isStudioOrigin(headers, rules) && !isLocalOrigin(origin);
}

function isLocalOrigin(origin: string): boolean {
  return URL.canParse(origin) && loopback.test(new URL(origin).host);
}

type LakeEnv = { Variables: { user: User | null } };

export type LakeApp = Hono<LakeEnv>;

export type LakeCall = Context<LakeEnv>;

export type AppOptions = { access: AccessRules; loopbackOnly: boolean; onFault: (error: unknown) => void };

const version = /^\/v(\d{4}-\d{2}-\d{2}|1|X)(?=\/)/;

/** A date, `1` or `X`. */
export function apiVersionOf({ req }: LakeCall): string {
  return version.exec(new URL(req.url).pathname)?.[1] ?? '1';
}

/** Routes omit the API version that begins each path. */
export function createApp(): LakeApp {
  return new Hono<LakeEnv>({
    getPath: ({ url }) => new URL(url).pathname.replace(version, '').replace(/(?<=.)\/$/, ''),
  });
}

/** Adds access control and error handling to every route, so it must run before any is added. */
export function addGuards(app: LakeApp, { access, loopbackOnly, onFault }: AppOptions): void {
  app.use(pageAccess(access), async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  app.use(async (c, next) => {
    const { headers } = c.req.raw;
    const host = headers.get('host');
    if (loopbackOnly && !isLoopbackHost(host)) throw refusal(403, `The lake does not serve the host ${host}`);
    c.set('user', identify(headers, access));
    // Pictures stay open: a page at 127.0.0.1 shows those of localhost, which is another site to browsers.
    if (!c.var.user && !/^\/(images|files)\//.test(c.req.path) && isForeignPage(headers, access))
      throw refusal(403, 'The lake serves content to pages on this machine only');
    await next();
  });
  const onMethodNotAllowed = ({ req }: Context) =>
    respond(refusal(405, `Method ${req.method} is not allowed for ${req.path}`));
  app.use(methodNotAllowed({ app, onMethodNotAllowed }));
  app.notFound(({ req }) => respond(refusal(404, `Path "${req.path}" is not known to the lake`)));
  app.onError((error) => {
    if (error instanceof ApiError) return respond(error);
    onFault(error);
    return /disk is full|ENOSPC/.test(error.message)
      ? respond(refusal(507, 'The disk is full: nothing was written'))
      : respond(refusal(500, 'The lake failed; see its output'));
  });
}

function respond({ status, body }: ApiError): Response {
  return Response.json(body, { status });
}
