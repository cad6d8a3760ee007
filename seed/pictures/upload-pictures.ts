import { createHash } from 'node:crypto';
import type { SanityClient } from '@sanity/client';

export type PictureFile = (name: string) => Promise<Buffer>;

const storedQuery = '*[_type == "sanity.imageAsset" && sha1hash in $hashes]{_id, sha1hash}';

type Stored = { _id: string; sha1hash: string };

/** Maximum number of concurrent uploads. */
const atOnce = 4;

async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

export async function uploadPictures(
  client: SanityClient,
  names: readonly string[],
  fileOf: PictureFile,
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const files = new Map<string, { bytes: Buffer; hash: string }>();
  await forEach(names, async (name) => {
    const bytes = await fileOf(name);
    files.set(name, { bytes, hash: createHash('sha1').update(bytes).digest('hex') });
  });
  const hashes = [...files.values()].map(({ hash }) => hash);
  const stored = await client.fetch<Stored[]>(storedQuery, { hashes });
  const idByHash = new Map(stored.map(({ _id, sha1hash }) => [sha1hash, _id]));
  const ids = new Map<string, string>();
  await forEach([...files], async ([name, { bytes, hash }]) => {
    const upload = () => client.assets.upload('image', bytes, { filename: `${name}.webp` });
    ids.set(name, idByHash.get(hash) ?? (await upload())._id);
  });
  return ids;
}
