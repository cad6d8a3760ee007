import { defaultLanguage } from 'schemas/languages.ts';
import { reachContent } from '../../content/cms/client.server.ts';
import { countFallback } from '../../content/cms/fallback-content.server.ts';
import { logProblem } from '../../platform/log.server.ts';
import { newLifetime } from '../../platform/page-lifetime.server.ts';
import type { Platform, Render } from '../../platform/platform.server.ts';
import { livenessPath, readinessPath } from '../../content/paths/endpoints.ts';
import { readSources, type SourceState } from '../../properties/runs/run-state.server.ts';
import { cacheRules } from '../../platform/http/headers/cache-rules.ts';
import { is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../platform/database/database.server.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../**/*-tables.server.ts', { eager: true });

export const allTables = Object.values(modules).flatMap((module) =>
  Object.values(module).filter((table): table is SQLiteTable => is(table, SQLiteTable)),
);

/** @throws Error where the database cannot be reached or lacks a migration */
export async function assertMigrated(database: Database): Promise<void> {
  const [first, ...others] = allTables.map((table) => database.select().from(table).limit(0));
  if (first) await database.batch([first, ...others]);
}

/** As in the draft standard `application/health+json`: `warn` is degraded, but serves. */
type Health = 'pass' | 'warn' | 'fail';

type Readiness = {
  status: Health;
  checks: Record<'database' | 'content' | 'properties' | 'imports' | 'pages', Health>;
  lastImports: Record<string, string>;
};

async function databaseHealth({ database, requestId }: Platform): Promise<Health> {
  try {
    await assertMigrated(database);
    return 'pass';
  } catch (error) {
    logProblem('The database cannot be reached or lacks a migration.', { requestId, error });
    return 'fail';
  }
}

async function contentHealth(platform: Platform): Promise<Health> {
  if (await reachContent(platform)) return 'pass';
  const stored = await countFallback(platform.database).catch(() => 0);
  return stored > 0 ? 'warn' : 'fail';
}

/** Renders the home page as for a visitor, past what is stored of it. */
async function pagesHealth(platform: Platform, render: Render): Promise<Health> {
  const { settings, clock, requestId } = platform;
  const own = { ...platform, lifetime: newLifetime(clock) };
  try {
    const response = await render(new Request(new URL(`/${defaultLanguage}/`, settings.SITE_URL)), own);
    return response.status < 500 ? 'pass' : 'fail';
  } catch (error) {
    logProblem('A page cannot be rendered.', { requestId, error });
    return 'fail';
  }
}

/** Warns while visitors may see old properties: the site serves them all the same. */
function importsHealth(sources: readonly SourceState[]): Health {
  return sources.some(({ isLate }) => isLate) ? 'warn' : 'pass';
}

async function checkReadiness(platform: Platform, render: Render): Promise<Readiness> {
  const [database, content, pages, sources] = await Promise.all([
    databaseHealth(platform),
    contentHealth(platform),
    pagesHealth(platform, render),
    readSources(platform).catch(() => []),
  ]);
  const properties = platform.importedCatalogue.count({}) > 0 ? 'pass' : 'fail';
  const checks = { database, content, properties, imports: importsHealth(sources), pages } as const;
  const found = Object.values<Health>(checks);
  const status = found.includes('fail') ? 'fail' : found.includes('warn') ? 'warn' : 'pass';
  const lastImports = Object.fromEntries(
    sources.map(({ source: { system, account }, goodAt }) => [
      [system, account].filter(Boolean).join('/'),
      goodAt?.toISOString() ?? '',
    ]),
  );
  return { status, checks, lastImports };
}

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
