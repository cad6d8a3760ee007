import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'sanity';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { apiVersion, useContent } from '../content/use-content.ts';
import type { Revised } from '../content/versions.ts';
import { type Picture, pictureOf, picturesQuery, type StoredPicture } from './picture.ts';
import { type PictureUse, pictureUses, replacementPatches } from './picture-uses.ts';

const usersQuery = '*[references($id)] | order(_type, _id)';

const raw = { perspective: 'raw' } as const;

/** All pictures of the media library with their users, newest first; `reload` reads them again after a change. */
export function usePictures(): { pictures: Picture[] | undefined; problem: unknown; reload: () => void } {
  const client = useClient({ apiVersion });
  const [pictures, setPictures] = useState<Picture[]>();
  const [problem, setProblem] = useState<unknown>();
  const load = useCallback(() => {
    client.fetch<StoredPicture[]>(picturesQuery, {}, raw).then((stored) => {
      setPictures(stored.map(pictureOf));
    }, setProblem);
  }, [client]);
  useEffect(load, [load]);
  return { pictures, problem, reload: load };
}

export function usePictureUses(id: string): PictureUse[] | undefined {
  const stored = useContent(usersQuery, { id }) as StoredDocument[] | undefined;
  return stored && pictureUses(stored, id);
}

type PictureChanges = {
  /** Stores a file in the media library. */
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
