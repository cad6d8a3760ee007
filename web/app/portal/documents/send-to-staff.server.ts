import { findSentFile } from './owner-files.server.ts';
import { attachedFile } from './attached-file.ts';
import { privacyHeaders } from '../../platform/http/headers/security-headers.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { readOwnerDocument } from './owner-document-token.server.ts';

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
