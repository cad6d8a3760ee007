import { findOwnerFile, findSentFile } from './owner-files.server.ts';
import { attachedFile } from './attached-file.ts';
import type { SectionContext } from '../section-context.ts';
import { privacyHeaders } from '../../platform/http/headers/security-headers.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { readOwnerDocument } from './tell-staff.server.ts';

/** Lets an owner save a document that was sent for one of their properties; undefined for any other. */
export async function sendDocument(
  { platform: { database, uploads }, owner }: SectionContext,
  id: string | undefined,
): Promise<Response | undefined> {
  const file = id === undefined ? undefined : await findOwnerFile(database, id, owner.propertyIds);
  const object = file && (await uploads.get(file.id));
  return object ? attachedFile(object.body, file) : undefined;
}

/** Delivers the document of a link from a mail to staff, as long as the link works. */
export async function sendToStaff(platform: Platform, token: string): Promise<Response> {
  const { database, uploads, settings, clock } = platform;
  const id = await readOwnerDocument(settings.SITE_SECRET, token, clock().getTime());
  const file = id === undefined ? undefined : await findSentFile(database, id);
  const object = file && (await uploads.get(file.id));
  const response = object ? attachedFile(object.body, file) : new Response(null, { status: 404 });
  for (const [name, value] of Object.entries(privacyHeaders)) response.headers.set(name, value);
  return response;
}
