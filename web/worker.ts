import { createRequestHandler } from '@remix-run/cloudflare';
import * as build from 'virtual:remix/server-build';
import { openDatabase } from './app/platform/database/database.server.ts';
import type { Bindings } from './app/platform/env.server.ts';
import { serveContentPicture } from './app/content/cms/pictures/serve-picture.server.ts';
import { serveDownload } from './app/content/cms/serve-download.server.ts';
import { readView } from './app/content/cms/drafts/read-view.server.ts';
import type { Site } from './app/content/cms/site.server.ts';
import { serveCopiedPicture } from './app/properties/media/serve-picture.server.ts';
import { tryLayout } from './app/site/try-layout.server.tsx';
import { serveLiveness, serveReadiness } from './app/delivery/health/serve-health.server.ts';
import {
  latestCatalogues,
  loadCatalogues,
  refreshCatalogue,
} from './app/properties/store/catalogue-memory.server.ts';
import { logRequest } from './app/platform/log.server.ts';
import { withPrivacy } from './app/portal/private-response.server.ts';
import { servePage } from './app/delivery/page-cache/serve-page.server.ts';
import { createPlatform, type Platform } from './app/platform/platform.server.ts';
import { endpointTest, needsFewRoutes, withFewRoutes } from './app/platform/http/route-tests.server.ts';
import { refuseRequest, routerRequest } from './app/platform/http/router-request.server.ts';
import {
  withDefaultHeaders,
  withSecurityHeaders,
} from './app/platform/http/headers/security-headers.server.ts';
import { serveStaticFile } from './app/platform/http/static-files.server.ts';
import { withRetryAfter } from './app/platform/http/unavailable.server.ts';
import { runScheduledWork } from './app/scheduled.server.ts';

const handleAll = createRequestHandler(build, import.meta.env.MODE);
const handlePage = createRequestHandler(withFewRoutes(build), import.meta.env.MODE);
const ours = {
  // Only sites that were prepared come here.
  acceptSite: (prepared: unknown) => {
    tryLayout(prepared as Site, { now: new Date(), catalogue: latestCatalogues().catalogue });
  },
};
const isForPage = needsFewRoutes(build.routes);
const isEndpoint = endpointTest(build.routes);

/** Adds the published edits, which a stored page does not wait for; the properties were refreshed before the page cache. */
async function render(request: Request, platform: Platform): Promise<Response> {
  const routed = routerRequest(request, isEndpoint);
  // A preview's own router may go anywhere from its first page.
  const isPage = platform.view.kind === 'published' && isForPage(new URL(routed.url).pathname);
  const handle = isPage ? handlePage : handleAll;
  const seen = { ...platform, ...(await loadCatalogues(platform)) };
  const response = await handle(routed, seen);
  return withPrivacy(request, withRetryAfter(withSecurityHeaders(response, seen)));
}

/** Serves a file of the build, a picture, else a page or an endpoint. */
async function respond(request: Request, bindings: Bindings, context: ExecutionContext): Promise<Response> {
  const refusal = refuseRequest(request, isEndpoint);
  if (refusal) return refusal;
  const stores = {
    database: openDatabase(bindings.DB),
    uploads: bindings.UPLOADS,
    images: bindings.IMAGES,
    waitUntil: (promise: Promise<unknown>) => {
      context.waitUntil(promise);
    },
  };
  const file =
    serveLiveness(request) ??
    (await serveCopiedPicture(request, stores)) ??
    (await serveStaticFile(request, bindings.ASSETS));
  if (file) return file;
  const made = createPlatform(bindings, context, { ...ours, ...latestCatalogues() }, request);
  const content = (await serveContentPicture(request, made)) ?? (await serveDownload(request, made));
  if (content) return content;
  const platform = { ...made, ...(await refreshCatalogue(made)) };
  const readiness = await serveReadiness(request, platform, render);
  if (readiness) return readiness;
  const seen = { ...platform, view: await readView(platform, request) };
  return servePage(request, seen, render);
}

export default {
  async fetch(request, bindings, context) {
    const startedAt = Date.now();
    const response = withDefaultHeaders(await respond(request, bindings, context));
    logRequest({ request, response, startedAt }, bindings['LOG_REQUESTS'] === 'on');
    return response;
  },

  /** Runs every minute. */
  async scheduled(_controller, bindings, context) {
    await runScheduledWork(createPlatform(bindings, context, { ...ours, ...latestCatalogues() }));
  },
} satisfies ExportedHandler<Bindings>;
