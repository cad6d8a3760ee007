import { findOwnerFile } from './owner-files.server.ts';
import { attachedFile } from './attached-file.ts';
import type { SectionContext } from '../section-context.ts';

/** Lets an owner save a document that was sent for one of their properties; undefined for any other. */
export async function sendDocument(
  { platform: { database, uploads }, owner }: SectionContext,
  id: string | undefined,
): Promise<Response | undefined> {
  const file = id === undefined ? undefined : await findOwnerFile(database, id, owner.propertyIds);
  const object = file && (await uploads.get(file.id));
  return object ? attachedFile(object.body, file) : undefined;
}
