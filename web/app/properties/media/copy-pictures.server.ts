import { mediaReasons } from 'schemas/media-reasons.ts';
import { isOwnPicture, picturePath, readPictureHash } from '../../content/paths/picture-path.ts';
import type { PictureRecord, PropertyRecord } from '../model/record.ts';
import type { Finding } from '../sync/sync.ts';
import {
  copyFiles,
  type CopyMedia,
  findingOf,
  keepFile,
  type MediaStore,
  type Stored,
  type Task,
} from './copy-files.server.ts';
import { withoutPersonalData } from './jpeg.ts';
import { MediaProblem } from './fetch-file.server.ts';
import { type PictureHeader, readPictureHeader } from './picture-header.ts';
import { storeOriginal, meanPixel } from './picture-store.server.ts';
import { toneOfPixel } from './picture-tone.ts';

/** Limits of Cloudflare's Images binding. */
const mostBytes = 20_000_000;
const mostPixels = 100_000_000;
const longestSide = 12_000;
/** Smaller ones are tracking pixels or signs that there is no picture. */
const shortestSide = 100;

function isShowable({ width, height }: PictureHeader): boolean {
  const sides = [width, height];
  return (
    Math.min(...sides) >= shortestSide && Math.max(...sides) <= longestSide && width * height <= mostPixels
  );
}

/** Refuses, before decoding, what would unpack to more than there is room for. */
async function storePicture(
  { images, uploads }: MediaStore,
  bytes: Uint8Array<ArrayBuffer>,
  hash: string,
): Promise<Omit<Stored, 'hash'>> {
  const header = readPictureHeader(bytes);
  if (!header) throw new MediaProblem('noPicture');
  const { width, height, turn } = header;
  if (!isShowable(header)) throw new MediaProblem('pixels', width, height);
  const picture = new Blob([withoutPersonalData(bytes)]);
  const tone = await meanPixel(images, picture)
    .then(toneOfPixel)
    .catch(() => {
      throw new MediaProblem('unreadable');
    });
  await storeOriginal(uploads, hash, { picture, turn });
  return { width, height, tone: tone ?? null, type: null };
}

export const pictureTask = (store: MediaStore): Task => ({
  kind: 'picture',
  mostBytes,
  keep: (bytes, hash) => storePicture(store, bytes, hash),
});

const withFile = (picture: PictureRecord, { hash, width, height, tone }: Stored): PictureRecord => ({
  ...picture,
  Url: picturePath(hash),
  Width: width ?? picture.Width,
  Height: height ?? picture.Height,
  Tone: tone ?? undefined,
});

/** A repeated picture is a slip of the source's. */
function withoutTwins(pictures: readonly PictureRecord[], sent: readonly PictureRecord[]) {
  const shown = new Map<string, PictureRecord>();
  const findings: Finding[] = [];
  for (const picture of pictures) {
    const twin = shown.get(picture.Url);
    shown.set(picture.Url, twin ?? picture);
    if (!twin) continue;
    const field = `Pictures.${String(sent.findIndex(({ ID }) => ID === picture.ID))}.Url`;
    findings.push({ level: 'note', field, reason: mediaReasons.twice, words: [twin.ID] });
  }
  return { shown: [...shown.values()], findings };
}

function coverOf(pictures: readonly PictureRecord[], wanted: { ID: string } | undefined) {
  return (
    pictures.find(({ ID }) => ID === wanted?.ID) ??
    pictures.find(({ Scene }) => Scene !== 'plan') ??
    pictures[0]
  );
}

function withPictures(
  record: PropertyRecord,
  pictures: readonly PictureRecord[],
): PropertyRecord | undefined {
  const cover = coverOf(pictures, record.SmallPictureItem);
  if (!cover) return undefined;
  const { ID, Name, Url, Width, Height, Tone } = cover;
  return { ...record, Pictures: [...pictures], SmallPictureItem: { ID, Name, Url, Width, Height, Tone } };
}

export function withOtherPictures(
  record: PropertyRecord,
  files: ReadonlyMap<string, Stored>,
): PropertyRecord {
  const pictures = record.Pictures.map((picture) => {
    const file = files.get(readPictureHash(picture.Url) ?? '');
    return file ? withFile(picture, file) : picture;
  });
  return withPictures(record, pictures) ?? record;
}

/** Undefined for a file that is no picture. */
export type StorePicture = (
  bytes: Uint8Array<ArrayBuffer>,
) => Promise<Pick<PictureRecord, 'Url' | 'Width' | 'Height' | 'Tone'> | undefined>;

export function createKeepPicture(store: MediaStore): StorePicture {
  return async (bytes) => {
    const kept = await keepFile(store, bytes, pictureTask(store)).catch((error: unknown) => {
      if (error instanceof MediaProblem) return undefined;
      throw error;
    });
    if (!kept) return undefined;
    const { hash, width, height, tone } = kept;
    return {
      Url: picturePath(hash),
      Width: width ?? undefined,
      Height: height ?? undefined,
      Tone: tone ?? undefined,
    };
  };
}

/** Into the bucket, so that visitors contact no other host for pictures. */
export function createCopyPictures(store: MediaStore): CopyMedia {
  return async (record, previous) => {
    const formers = new Map(previous?.Pictures.map(({ ID, Url }) => [ID, readPictureHash(Url)]));
    const foreign = record.Pictures.filter((picture) => !isOwnPicture(picture.Url));
    const wanted = foreign.map(({ ID, Url }) => ({ address: Url, former: formers.get(ID) }));
    const copied = await copyFiles(store, wanted, pictureTask(store));
    const results = new Map(foreign.map((picture, index) => [picture, copied[index]]));
    const pictures = record.Pictures.flatMap((picture) => {
      if (isOwnPicture(picture.Url)) return picture;
      const file = results.get(picture)?.file;
      return file ? withFile(picture, file) : [];
    });
    const problems = record.Pictures.flatMap((picture, index) => {
      const result = results.get(picture);
      return (result && findingOf(result, `Pictures.${String(index)}.Url`, picture.Url)) ?? [];
    });
    const { shown, findings } = withoutTwins(pictures, record.Pictures);
    const left = shown.length > 0 || problems.length === 0 ? shown : (previous?.Pictures ?? []);
    return { record: withPictures(record, left), findings: [...problems, ...findings] };
  };
}
