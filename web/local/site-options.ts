import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from './build-folder.ts';

export const compatibility = { compatibilityDate: '2026-07-01', compatibilityFlags: ['nodejs_compat'] };

/** Text bindings that a deployment takes from the environment. */
export const settingNames = [
  'SANITY_PROJECT_ID',
  'SANITY_DATASET',
  'SANITY_API_HOST',
  'SANITY_API_TOKEN',
  'SANITY_SCHEDULE_TOKEN',
  'SANITY_WEBHOOK_SECRET',
  'SANITY_STUDIO_URL',
  'SITE_URL',
  'SITE_SECRET',
  'SITE_PHONE',
  'SITE_MAIL',
  'MAIL_SMTP_URL',
  'MAIL_API_URL',
  'MAIL_API_KEY',
  'MAIL_FROM',
  'MAP_TILES_URL',
  'MAP_TILES_ATTRIBUTION',
  'TRANSLATION_API_URL',
  'TRANSLATION_API_KEY',
  'INDEXNOW_KEY',
  'PROPERTIES_SECRET',
  'PROPERTIES_ADDRESS',
  'PROPERTIES_EVERY',
  'CRM_SYSTEM',
  'CRM_ADDRESS',
  'CRM_ACCOUNT',
  'CRM_USER',
  'CRM_SECRET',
  'CRM_WEBHOOK_SECRET',
  'CRM_EVERY',
  'CRM_READS',
  'CRM_TELLS',
  'LOG_REQUESTS',
];

export const dataFolderOf = (environment: NodeJS.ProcessEnv): string =>
  environment['SITE_DATA_DIR'] ?? join(import.meta.dirname, '../../.data/site');

/** Migrations of this version, or of a newer one that a test makes up. */
export const migrationsFolderOf = (environment: NodeJS.ProcessEnv): string =>
  environment['SITE_MIGRATIONS_DIR'] ?? join(import.meta.dirname, '../migrations');

/** Test doubles, such as a fixed clock. A deployment has no such bindings. */
function testDoublesIn(environment: NodeJS.ProcessEnv): Record<string, string> {
  return JSON.parse(environment['SITE_TEST_BINDINGS'] ?? '{}') as Record<string, string>;
}

export function siteNow(environment: NodeJS.ProcessEnv): Date {
  const fixed = testDoublesIn(environment)['TEST_CLOCK'];
  return fixed ? new Date(fixed) : new Date();
}

/** Local resources of the worker; database and uploads are in `SITE_DATA_DIR`. */
export function resourceOptions(environment: NodeJS.ProcessEnv) {
  const settings = Object.fromEntries(
    settingNames.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
  );
  const dataFolder = dataFolderOf(environment);
  return {
    ...compatibility,
    bindings: { ...settings, ...testDoublesIn(environment) },
    d1Databases: { DB: 'site' },
    d1Persist: join(dataFolder, 'd1'),
    r2Buckets: { UPLOADS: 'uploads' },
    r2Persist: join(dataFolder, 'r2'),
    images: { binding: 'IMAGES' },
  };
}

/** Test double of the internet: requests to `https://….example` go to the server at `SITE_OTHER_HOST`. */
function otherHosts({ SITE_OTHER_HOST: address }: NodeJS.ProcessEnv) {
  if (!address) return {};
  return {
    outboundService: (request: Request) => {
      const { hostname, pathname, search } = new URL(request.url);
      const place = hostname.endsWith('.example') ? `${address}${pathname}${search}` : request.url;
      return fetch(new Request(place, request));
    },
  };
}

/** The worker whose port leads straight to the site. */
export const directWorker = 'direct';

/** Bypasses two of Miniflare's workers, which together cost three times as much as serving a stored page. */
function directSocket(port: number) {
  return {
    name: directWorker,
    modules: true as const,
    script: 'export default {}',
    ...compatibility,
    unsafeDirectSockets: [{ host: '127.0.0.1', port, serviceName: 'site' }],
  };
}

/** The worker first, then the modules that it imports on demand. */
function workerModules() {
  const main = 'index.js';
  const others = readdirSync(join(buildFolder, 'server')).filter(
    (name) => name.endsWith('.js') && name !== main,
  );
  return [main, ...others].map((name) => ({
    type: 'ESModule' as const,
    path: join(buildFolder, 'server', name),
  }));
}

/** The built worker with its files, on `SITE_DIRECT_PORT` or a free port of this machine. */
export function siteOptions(environment: NodeJS.ProcessEnv) {
  const directPort = Number(environment['SITE_DIRECT_PORT'] ?? 0);
  const { d1Persist, r2Persist, ...resources } = resourceOptions(environment);
  const site = {
    ...resources,
    ...otherHosts(environment),
    name: 'site',
    modules: workerModules(),
    modulesRoot: join(buildFolder, 'server'),
    assets: {
      directory: join(buildFolder, 'client'),
      binding: 'ASSETS',
      routerConfig: { invoke_user_worker_ahead_of_assets: true, has_user_worker: true },
    },
  };
  return {
    host: '127.0.0.1',
    port: 0,
    d1Persist,
    r2Persist,
    workers: [site, directSocket(directPort)],
  };
}
