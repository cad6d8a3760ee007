import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { validatePreviewUrl } from '@sanity/preview-url-secret';
import { contentClient } from '../cms/client.server.ts';
import { previewCookie } from '../cms/drafts/preview-cookie.server.ts';
import { ownPath } from '../paths/own-path.ts';
import { privacyHeaders } from '../services/http/security-headers.server.ts';

const hours = 8;

/** The Studio asks for drafts with a secret that it has just written where only editors can write. */
export async function loader({ context: platform, request }: LoaderFunctionArgs) {
  const client = contentClient(platform.settings, 'secret');
  const { isValid, redirectTo = '/' } = await validatePreviewUrl(client, request.url);
  if (!isValid) return new Response('The secret is not valid.', { status: 401, headers: privacyHeaders });
  const until = platform.clock().getTime() + hours * 60 * 60 * 1000;
  const cookie = await previewCookie(platform, { kind: 'studio', until });
  return redirect(withoutStudioParams(redirectTo), { headers: { ...privacyHeaders, 'Set-Cookie': cookie } });
}

/** What the Studio adds to an address is none of the page's. */
function withoutStudioParams(address: string): string {
  const own = ownPath(address) ?? '/';
  const url = new URL(own, 'https://own.invalid');
  for (const name of [...url.searchParams.keys()]) {
    if (name.startsWith('sanity-preview-')) url.searchParams.delete(name);
  }
  return `${url.pathname}${url.search}${url.hash}`;
}
