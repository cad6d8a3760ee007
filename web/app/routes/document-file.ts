import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadSite } from '../content/cms/site.server.ts';
import { sendDocument } from '../forms/kinds/documents/open-documents.server.ts';

export async function loader({ context: platform, request, params }: LoaderFunctionArgs) {
  const { token = '', document = '' } = params;
  return sendDocument({ platform, site: await loadSite(platform), request, token, document });
}
