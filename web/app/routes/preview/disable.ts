import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import {
  noPreviewCookie,
  readPreviewCookie,
  endPreviewSession,
} from '../../content/cms/drafts/preview-cookie.server.ts';
import { privacyHeaders } from '../../platform/http/headers/security-headers.server.ts';

/** Ends a preview: for the browser, and for every copy of the Studio's pass. */
export async function loader({ context: platform, request }: LoaderFunctionArgs) {
  const pass = await readPreviewCookie(platform, request);
  if (pass?.kind === 'studio') await endPreviewSession(platform.database, pass.id);
  return redirect('/', { headers: { ...privacyHeaders, 'Set-Cookie': noPreviewCookie(request) } });
}
