import { useClient } from 'sanity';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { apiVersion, useContent } from '../content/use-content.ts';
import type { Revised } from '../content/versions.ts';
import { type Loaded, useLoaded } from '../staff-api/use-loaded.ts';
import { type Picture, pictureOf, picturesQuery, type StoredPicture } from './picture.ts';
import { type PictureUse, pictureUses, replacementPatches } from './picture-uses.ts';

const usersQuery = '*[references($id)] | order(_type, _id)';

const raw = { perspective: 'raw' } as const;

/** All pictures of the media library with the documents that use them, newest first. */
export function usePictures(): Loaded<Picture[]> {
  const client = useClient({ apiVersion });
  return useLoaded([], async () =>
    (await client.fetch<StoredPicture[]>(picturesQuery, {}, raw)).map(pictureOf),
  );
}

export function usePictureUses(id: string): PictureUse[] | undefined {
  const stored = useContent(usersQuery, { id }) as StoredDocument[] | undefined;
  return stored && pictureUses(stored, id);
}

type PictureChanges = {
  upload: (file: File) => Promise<Picture>;
  /** Changes all documents or none. */
  replace: (from: string, to: string, keepsCrop: boolean) => Promise<void>;
};

export function usePictureChanges(): PictureChanges {
  const client = useClient({ apiVersion });
  return {
    upload: async (file) => {
      const stored = await client.assets.upload('image', file, { filename: file.name });
      const { width, height } = stored.metadata.dimensions;
      return pictureOf({ ...stored, originalFilename: file.name, width, height, users: [] });
    },
    replace: async (from, to, keepsCrop) => {
      const users = await client.fetch<Revised[]>(usersQuery, { id: from }, raw);
      await client.mutate(replacementPatches(users, { from, to, keepsCrop }));
    },
  };
}
