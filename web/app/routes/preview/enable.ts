import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { urlSearchParamPreviewSecret, validatePreviewUrl } from '@sanity/preview-url-secret';
import { urlSearchParamPreviewPerspective } from '@sanity/preview-url-secret/constants';
import { contentClient } from '../../content/cms/client.server.ts';
import {
  previewCookie,
  readPreviewCookie,
  findSecretId,
  secretAge,
  findPreviewSession,
  openPreviewSession,
} from '../../content/cms/drafts/preview-cookie.server.ts';
import { ownPath } from '../../content/paths/own-path.ts';
import { shownPathCookie } from '../../content/preview/shown-path.ts';
import { privacyHeaders } from '../../platform/http/headers/security-headers.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { readCookie } from '../../platform/signing/signed-value.server.ts';

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
  const showsPublished =
    new URL(request.url).searchParams.get(urlSearchParamPreviewPerspective) === 'published';
  const shown = await shownBefore(platform, request, { secretId, showsPublished });
  const expiresAt = new Date(clock().getTime() + secretAge);
  const id = await openPreviewSession(database, { secretId, expiresAt });
  const until = expiresAt.getTime();
  const cookie = await previewCookie(platform, request, { kind: 'studio', id, until, showsPublished });
  return redirect(shown ?? withoutStudioParams(redirectTo), {
    headers: { ...privacyHeaders, 'Set-Cookie': cookie },
  });
}

type Opening = { secretId: string; showsPublished: boolean };

/**
 * Returns the page that the frame showed before its editor switched between drafts and published content, since the
 * Studio then opens the first page again.
 */
async function shownBefore(
  platform: Platform,
  request: Request,
  { secretId, showsPublished }: Opening,
): Promise<string | undefined> {
  const pass = await readPreviewCookie(platform, request);
  if (pass?.kind !== 'studio' || (pass.showsPublished ?? false) === showsPublished) return undefined;
  const session = await findPreviewSession(platform.database, pass.id, platform.clock());
  if (session?.secretId !== secretId) return undefined;
  return ownPath(readCookie(request, shownPathCookie) ?? '');
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
