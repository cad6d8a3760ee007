import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { loadSite } from '../content/cms/site.server.ts';
import { DocumentsPage } from '../forms/kinds/documents/documents-page.tsx';
import { showDocuments } from '../forms/kinds/documents/open-documents.server.ts';

export { personalMeta as meta, personalHeaders as headers } from '../forms/personal/personal-head.ts';

export async function loader({ context: platform, request, params: { token = '' } }: LoaderFunctionArgs) {
  return showDocuments({ platform, site: await loadSite(platform), request, token });
}

export default function DocumentsRoute() {
  return <DocumentsPage {...useLoaderData<typeof loader>()} />;
}
