import { publishedId } from '../content/versions.ts';

export type Picture = {
  id: string;
  name: string;
  url: string;
  width: number;
  height: number;
  /** Ids of the documents that show it, a draft and its published document counted once. */
  users: string[];
};

export type StoredPicture = {
  _id: string;
  originalFilename: string | null;
  url: string;
  width: number | null;
  height: number | null;
  users: string[];
};

export const picturesQuery = `*[_type == "sanity.imageAsset"] | order(_createdAt desc) {
  _id, originalFilename, url, "width": metadata.dimensions.width, "height": metadata.dimensions.height,
  "users": *[references(^._id)]._id
}`;

export function pictureOf({ _id, originalFilename, url, width, height, users }: StoredPicture): Picture {
  return {
    id: _id,
    name: originalFilename ?? _id,
    url,
    width: width ?? 0,
    height: height ?? 0,
    users: [...new Set(users.map(publishedId))],
  };
}

export type PictureFilter = 'all' | 'used' | 'unused';

export function filterPictures(
  pictures: readonly Picture[],
  { filter, text }: { filter: PictureFilter; text: string },
): Picture[] {
  const wanted = text.trim().toLowerCase();
  return pictures.filter(
    ({ name, users }) =>
      (filter === 'all' || (filter === 'used') === users.length > 0) && name.toLowerCase().includes(wanted),
  );
}

/** True for another file of the same picture, such as a brighter one, for which the same crop fits. */
export function hasSameShape(a: Picture, b: Picture): boolean {
  return Math.abs((a.width * b.height) / (a.height * b.width) - 1) < 0.01;
}
