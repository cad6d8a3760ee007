import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { roundPath } from '../content/paths/round-path.ts';
import { loadPageContext } from '../pages/load-page-context.server.ts';
import { privacyHeaders } from '../platform/http/headers/security-headers.server.ts';
import { openRound } from '../staff/round/round-session.server.ts';

/** Opens the round on this device. The page says so where the link has ended. */
export async function loader({ context: platform, request, params: { token = '' } }: LoaderFunctionArgs) {
  const { language } = await loadPageContext(platform, request);
  const cookie = await openRound(platform, request, token);
  return redirect(roundPath(language), {
    headers: { ...privacyHeaders, ...(cookie && { 'Set-Cookie': cookie }) },
  });
}
