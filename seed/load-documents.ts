import type { IdentifiedSanityDocumentStub, SanityClient } from '@sanity/client';
import { pictureNames, withAssets } from './pictures/picture-links.ts';
import { uploadPictures, type PictureFile } from './pictures/upload-pictures.ts';

const anyOfTypesQuery = 'count(*[_type in $types])';
const existingIdsQuery = '*[_id in $ids]._id';

async function missingFrom(
  client: SanityClient,
  documents: IdentifiedSanityDocumentStub[],
): Promise<IdentifiedSanityDocumentStub[]> {
  const ids = documents.flatMap(({ _id }) => [_id, `drafts.${_id}`]);
  const existing = new Set(await client.fetch<string[]>(existingIdsQuery, { ids }));
  return documents.filter(({ _id }) => !existing.has(_id) && !existing.has(`drafts.${_id}`));
}

/**
 * Creates missing documents and returns how many. A dataset with any document of these types gets only the interface
 * texts that it lacks for a newer version of the site, unless `missing` asks to complete it. Never touches documents
 * that an editor changed or drafted. Uploads the pictures of new documents first, from the file that `fileOf` has for
 * their name.
 */
export async function loadDocuments(
  client: SanityClient,
  documents: IdentifiedSanityDocumentStub[],
  { missing, fileOf }: { missing: boolean; fileOf: PictureFile },
): Promise<number> {
  // Drafts count as content, so the perspective is raw.
  const raw = client.withConfig({ perspective: 'raw' });
  const types = [...new Set(documents.map(({ _type }) => _type))];
  const isEmpty = (await raw.fetch<number>(anyOfTypesQuery, { types })) === 0;
  const wanted = isEmpty || missing ? documents : documents.filter(({ _type }) => _type === 'interfaceText');
  const absent = isEmpty ? wanted : await missingFrom(raw, wanted);
  if (absent.length === 0) return 0;
  const assetIds = await uploadPictures(raw, pictureNames(absent), fileOf);
  await client.mutate(
    withAssets(absent, assetIds).map((document) => ({ createIfNotExists: document })),
    { visibility: 'sync' },
  );
  return absent.length;
}
