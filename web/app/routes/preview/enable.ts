import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { urlSearchParamPreviewSecret, validatePreviewUrl } from '@sanity/preview-url-secret';
import { contentClient } from '../../cms/client.server.ts';
import { previewCookie } from '../../cms/drafts/preview-cookie.server.ts';
import { findSecretId, secretAge } from '../../cms/drafts/preview-secret.server.ts';
import { ownPath } from '../../paths/own-path.ts';
import { openPreviewSession } from '../../services/database/preview-sessions.server.ts';
import { privacyHeaders } from '../../services/http/security-headers.server.ts';

/** Opens the Studio's preview with a secret that the Studio has just written where only editors can write. */
export async function loader({ context: platform, request }: LoaderFunctionArgs) {
  const { settings, database, clock } = platform;
  const { isValid, redirectTo = '/' } = await validatePreviewUrl(
    contentClient(settings, 'secret'),
    request.url,
  );
  const secret = new URL(request.url).searchParams.get(urlSearchParamPreviewSecret) ?? '';
  const secretId = isValid ? await findSecretId(settings, secret) : undefined;
  if (secretId === undefined)
    return new Response('The secret is not valid.', { status: 401, headers: privacyHeaders });
  const expiresAt = new Date(clock().getTime() + secretAge);
  const id = await openPreviewSession(database, { secretId, expiresAt });
  const cookie = await previewCookie(platform, request, { kind: 'studio', id, until: expiresAt.getTime() });
  return redirect(withoutStudioParams(redirectTo), { headers: { ...privacyHeaders, 'Set-Cookie': cookie } });
}

/** Removes the parameters that the Studio adds to an address. */
function withoutStudioParams(address: string): string {
  const own = ownPath(address) ?? '/';
  const url = new URL(own, 'https://own.invalid');
  for (const name of [...url.searchParams.keys()]) {
    if (name.startsWith('sanity-preview-')) url.searchParams.delete(name);
  }
  return `${url.pathname}${url.search}${url.hash}`;
}
