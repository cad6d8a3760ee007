import { data } from '@remix-run/cloudflare';
import { toClientData } from '../to-client-data.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import { loadNotFoundPage, type NotFoundMessage } from './load-not-found-page.server.ts';

export async function notFoundResponse(context: PageContext) {
  return data(toClientData(context.platform, await loadNotFoundPage(context)), { status: 404 });
}

/** For a property or project that never was, or that the agency no longer offers. */
export async function notOfferedResponse(
  context: PageContext,
  { message, status }: { message: NotFoundMessage; status: 404 | 410 },
) {
  return data(toClientData(context.platform, await loadNotFoundPage(context, message)), { status });
}
