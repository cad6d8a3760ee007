import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadPageContext } from '../../pages/load-page-context.server.ts';
import { sendPortalFile } from '../../portal/files/send-portal-file.server.ts';

export async function loader({ context: platform, request, params: { id } }: LoaderFunctionArgs) {
  return sendPortalFile(await loadPageContext(platform, request), request, id);
}
