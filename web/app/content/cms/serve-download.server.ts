import { downloadTypes } from 'schemas/rules/files.ts';
import { cacheRules } from '../../platform/http/headers/cache-rules.ts';
import { refusedFile, serveMadeFile } from '../../platform/http/made-file.server.ts';
import { logProblem } from '../../platform/log.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { readDownloadPath } from '../paths/media-path.ts';

/** Files may be long and lines slow. */
const timeout = 60_000;

/** Serves a file of the content from our own origin, for saving alone: no browser shows it as a page of the site. */
export async function serveDownload(request: Request, platform: Platform): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/files/')) return undefined;
  return serveMadeFile(request, platform, () => fetchFile(pathname, platform));
}

async function fetchFile(pathname: string, { settings, requestId }: Platform): Promise<Response> {
  const wanted = readDownloadPath(pathname);
  if (!wanted) return refusedFile(404);
  const { hash, kind, name } = wanted;
  const host = settings.SANITY_API_HOST || 'https://cdn.sanity.io';
  const address = `${host}/files/${settings.SANITY_PROJECT_ID}/${settings.SANITY_DATASET}/${hash}.${kind}`;
  try {
    const found = await fetch(address, { signal: AbortSignal.timeout(timeout) });
    if (!found.ok) {
      await found.body?.cancel();
      return refusedFile(found.status < 500 ? 404 : 502);
    }
    const headers = {
      // The address says the kind, whatever the other side calls it.
      'Content-Type': downloadTypes[kind],
      'Content-Disposition': `attachment; filename="${name}.${kind}"`,
      'Cache-Control': cacheRules.forever,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Robots-Tag': 'noindex',
    };
    return new Response(found.body, { headers });
  } catch (error) {
    logProblem('A file of the content cannot be loaded.', { requestId, error });
    return refusedFile(502);
  }
}
