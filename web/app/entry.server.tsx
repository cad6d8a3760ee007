import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.browser';
import { clientDataScript, entryScripts, hydratesWholePage } from './islands/client-data.server.ts';
import type { ClientData } from './islands/client-data.ts';
import { ClientDataContext } from './islands/island.tsx';
import { PreviewToolsProvider } from './content/preview/preview-slot.tsx';
import { renderPreviewTools } from './content/preview/preview-tools.tsx';
import { logProblem } from './platform/log.server.ts';
import { NonceProvider } from './ui/page/nonce.tsx';
import { RequestIdProvider } from './ui/page/request-id.tsx';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, requestId, view }: AppLoadContext,
): Promise<Response> {
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

/** Renders in one go: half the processor time of streaming, and every loader has settled by now. */
function renderWithIslands(app: ReactNode, { manifest }: EntryContext): string {
  const clientData: ClientData = { islands: [] };
  const html = renderToString(
    <ClientDataContext.Provider value={clientData}>{app}</ClientDataContext.Provider>,
  );
  // Replacing would copy the page each time, and search all of it for the end of the body.
  const [head, body] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
  return [
    '<!doctype html>',
    html.slice(0, head),
    entryScripts(manifest),
    html.slice(head, body),
    clientDataScript(clientData),
    html.slice(body),
  ].join('');
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
