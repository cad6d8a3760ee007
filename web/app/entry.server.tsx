import { Buffer } from 'node:buffer';
import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.browser';
import { clientDataScript, entryScripts, hydratesWholePage } from './islands/client-data.server.ts';
import type { ClientData } from './islands/client-data.ts';
import { ClientDataContext } from './islands/island.tsx';
import { RenderOnceContext } from './content/i18n/rendered-once.tsx';
import { storedMarkup } from './content/i18n/stored-markup.server.tsx';
import { PreviewToolsProvider } from './content/preview/preview-slot.tsx';
import { renderPreviewTools } from './content/preview/preview-tools.tsx';
import { policyOf } from './platform/http/headers/content-security-policy.server.ts';
import { logProblem } from './platform/log.server.ts';
import { endAtChanges } from './platform/page-lifetime.server.ts';
import { combineNeeds, type PageNeeds } from './platform/page-needs.ts';
import { RequestIdProvider, NonceProvider } from './ui/page/request-context.tsx';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  platform: AppLoadContext,
): Promise<Response> {
  const { nonce, requestId, view } = platform;
  const { sources, changesAt } = needsOf(remixContext);
  endAtChanges(platform, changesAt);
  headers.set('Content-Security-Policy', policyOf(platform, sources));
  const app = (
    <NonceProvider nonce={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceProvider>
  );
  const body = hydratesWholePage({ view })
    ? await renderPreview(app, nonce)
    : renderWithIslands(<RequestIdProvider value={requestId}>{app}</RequestIdProvider>, remixContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(body, { status, headers });
}

/** Joins what the loaders of all routes of the page returned. One that failed returned nothing. */
function needsOf({ staticHandlerContext: { loaderData } }: EntryContext) {
  const loaded = Object.values<{ needs?: PageNeeds } | null | undefined>(loaderData);
  return combineNeeds(loaded.map((data) => data?.needs));
}

/** Renders in one go: half the processor time of streaming, and every loader has settled by now. */
function renderWithIslands(app: ReactNode, { manifest }: EntryContext): Uint8Array<ArrayBuffer> {
  const clientData: ClientData = { islands: [] };
  const html = Buffer.from(
    renderToString(
      <RenderOnceContext.Provider value={storedMarkup}>
        <ClientDataContext.Provider value={clientData}>{app}</ClientDataContext.Provider>
      </RenderOnceContext.Provider>,
    ),
  );
  // Joins bytes: React's thousands of pieces are put together once, and not again with the scripts.
  const [head, body] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
  return Buffer.concat([
    Buffer.from('<!doctype html>'),
    html.subarray(0, head),
    Buffer.from(entryScripts(manifest)),
    html.subarray(head, body),
    Buffer.from(clientDataScript(clientData)),
    html.subarray(body),
  ]);
}

/** Streams, which is how Remix sends the loaders' data. */
async function renderPreview(app: ReactNode, nonce: string): Promise<ReadableStream> {
  const stream = await renderToReadableStream(
    <PreviewToolsProvider tools={renderPreviewTools}>{app}</PreviewToolsProvider>,
    // An error rejects the promise too, and Remix logs that.
    { nonce, onError: () => undefined },
  );
  await stream.allReady;
  return stream;
}

/** Logs failures, but not refused requests such as a DELETE of a page. */
export function handleError(
  error: unknown,
  { context, request }: { context: AppLoadContext; request: Request },
) {
  const isRefused = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefused && !request.signal.aborted)
    logProblem('A request failed.', { requestId: context.requestId, error });
}
