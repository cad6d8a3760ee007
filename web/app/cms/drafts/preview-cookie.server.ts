import { z } from 'zod';
import type { Platform } from '../../services/platform.server.ts';
import { readCookie, readSignedValue, signValue } from '../../services/signing/signed-cookie.server.ts';

const name = 'preview';
const purpose = 'preview cookie';
/** The Studio is another site than the page it frames, and gets a jar of its own in the browser. */
const attributes = 'Path=/; HttpOnly; Secure; SameSite=None; Partitioned';

const pass = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('studio'), until: z.number() }),
  z.object({ kind: z.literal('link'), id: z.uuid(), until: z.number() }),
]);

/** What lets somebody see drafts: the Studio's, or a shared link's. `until` is in milliseconds. */
export type PreviewPass = z.infer<typeof pass>;

type Signing = Pick<Platform, 'settings' | 'clock'>;

/** The Set-Cookie header that hands out a pass. */
export async function previewCookie({ settings, clock }: Signing, given: PreviewPass): Promise<string> {
  const seconds = Math.floor((given.until - clock().getTime()) / 1000);
  const value = await signValue(settings.SITE_SECRET, purpose, given);
  return `${name}=${value}; ${attributes}; Max-Age=${String(seconds)}`;
}

/** The Set-Cookie header that takes the pass back. */
export const noPreviewCookie = `${name}=; ${attributes}; Max-Age=0`;

/** The pass of a request; undefined when there is none, or a forged or an expired one. */
export async function readPreviewCookie(
  { settings, clock }: Signing,
  request: Request,
): Promise<PreviewPass | undefined> {
  const signed = readCookie(request, name);
  if (!signed) return undefined;
  const { data } = pass.safeParse(await readSignedValue(settings.SITE_SECRET, purpose, signed));
  return data && data.until > clock().getTime() ? data : undefined;
}
