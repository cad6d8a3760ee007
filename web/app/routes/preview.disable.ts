import { redirect } from '@remix-run/cloudflare';
import { noPreviewCookie } from '../cms/drafts/preview-cookie.server.ts';
import { privacyHeaders } from '../services/http/security-headers.server.ts';

/** Ends looking at drafts. */
export function loader() {
  return redirect('/', { headers: { ...privacyHeaders, 'Set-Cookie': noPreviewCookie } });
}
