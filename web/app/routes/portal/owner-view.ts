import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadPageContext } from '../../pages/load-page-context.server.ts';
import { endView, followViewLink } from '../../portal/session/view-as-owner.server.ts';

export async function loader({ context: platform, request, params: { token = '' } }: LoaderFunctionArgs) {
  return followViewLink(await loadPageContext(platform, request), request, token);
}

export async function action({ context: platform, request }: ActionFunctionArgs) {
  return endView(await loadPageContext(platform, request), request);
}
