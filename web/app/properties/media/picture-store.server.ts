import type { Turn } from './jpeg.ts';

export type Original = { picture: Blob; turn: Turn };

/** Originals lie beside the files that were made of them, in the private bucket; only the latter are served. */
export const pictureFolder = 'pictures';

const turns = [90, 180, 270] as const;

export async function keepOriginal(
  uploads: R2Bucket,
  hash: string,
  { picture, turn }: Original,
): Promise<void> {
  await uploads.put(`${pictureFolder}/${hash}`, picture, { customMetadata: { turn: String(turn) } });
}

export async function readOriginal(uploads: R2Bucket, hash: string): Promise<Original | null> {
  const object = await uploads.get(`${pictureFolder}/${hash}`);
  if (!object) return null;
  const kept = object.customMetadata?.['turn'];
  return { picture: await object.blob(), turn: turns.find((turn) => String(turn) === kept) ?? 0 };
}

/** `file` is its name in the address, such as `<hash>-640.avif`. */
export async function keepMade(
  uploads: R2Bucket,
  file: string,
  bytes: ArrayBuffer,
  type: string,
): Promise<void> {
  await uploads.put(`${pictureFolder}/${file}`, bytes, { httpMetadata: { contentType: type } });
}

export async function readMade(uploads: R2Bucket, file: string) {
  const object = await uploads.get(`${pictureFolder}/${file}`);
  return object && { body: object.body, type: object.httpMetadata?.contentType ?? '' };
}
