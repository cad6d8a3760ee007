import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { loadPageContext } from '../../pages/load-page-context.server.ts';
import { handlePasskey } from '../../portal/passkeys/handle-passkey.server.ts';

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}

export async function action({ context: platform, request }: ActionFunctionArgs) {
  return handlePasskey(await loadPageContext(platform, request), request);
}
