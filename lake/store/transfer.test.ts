import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { exportDataset } from '@sanity/export';
import { sanityImport } from '@sanity/import';
import type { SanityClient } from '@sanity/client';
import { expect, test } from 'vitest';
import { anonymous, clientOf, freshClient, freshFolder, freshLake } from '../testing/fresh-lake.test-data.ts';
import { picture } from '../testing/pictures.test-data.ts';

async function furnished(): Promise<SanityClient> {
  const client = clientOf(await freshLake());
  const image = await client.assets.upload('image', await picture(30, 20).png().toBuffer(), {
    filename: 'house.png',
  });
  const file = await client.assets.upload('file', Buffer.from('plan'), { filename: 'plan.pdf' });
  const reference = (_ref: string) => ({ _type: 'reference', _ref });
  await client
    .transaction()
    .create({
      _id: 'home',
      _type: 'page',
      title: [{ _key: 'nl', language: 'nl', value: 'Welkom' }],
      next: reference('contact'),
      picture: { _type: 'image', asset: reference(image._id), hotspot: { x: 0.2, y: 0.3 } },
      plan: { _type: 'file', asset: reference(file._id) },
    })
    .create({ _id: 'contact', _type: 'page', next: reference('home') })
    .create({ _id: 'drafts.contact', _type: 'page', title: 'Draft' })
    .commit();
  return client;
}

async function importInto(
  client: SanityClient,
  archive: string,
  operation: 'create' | 'createIfNotExists' | 'createOrReplace',
) {
  await sanityImport(createReadStream(archive), { client, operation });
}

const everything = (client: SanityClient) =>
  client.fetch<Record<string, unknown>[]>(
    '*{..., "_rev": null, "_updatedAt": null, "_createdAt": null, "url": null, "uploadId": null} | order(_id)',
    {},
    { perspective: 'raw' },
  );

test('what one lake exports another imports, pictures included', { timeout: 30_000 }, async () => {
  const source = await furnished();
  const target = await freshClient();
  const archive = join(freshFolder(), 'content.tar.gz');
  await exportDataset({ client: source, dataset: 'production', outputPath: archive });
  await importInto(target, archive, 'create');
  expect(await everything(target)).toEqual(await everything(source));
  const url = await target.fetch<string>('*[_id == "home"][0].picture.asset->url');
  expect(url).toContain(new URL(target.config().apiHost).host);
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  expect(bytes.equals(await picture(30, 20).png().toBuffer())).toBe(true);
});

test('the export is one document a line, of the requested types, and private ones for those who are known', async () => {
  const client = await furnished();
  const lines = async (reader: SanityClient, query = '') => {
    const { token } = reader.config();
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const text = await (
      await fetch(`${reader.getUrl('/data/export/production')}${query}`, { headers })
    ).text();
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { _id: string })._id);
  };
  expect(await lines(client, '?types=page')).toEqual(['contact', 'drafts.contact', 'home']);
  expect(await lines(anonymous(client), '?types=page')).toEqual(['contact', 'home']);
  expect(await lines(client)).toHaveLength(5);
});
