import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createClient, type SanityClient } from '@sanity/client';
import { onTestFinished } from 'vitest';

type Created = { _id: string } & Record<string, unknown>;

type Sent = { mutations: { createIfNotExists: Created }[] };

export type AnsweringLake = {
  client: SanityClient;
  created: Created[][];
  uploaded: (string | null)[];
  perspectives: Set<string | null>;
};

/** An asset id as the lake builds it, with an arbitrary size. */
export const assetIdOf = (bytes: Buffer): string =>
  `image-${createHash('sha1').update(bytes).digest('hex')}-1x1-webp`;

export async function startAnsweringLake(stored: string[], pictures: Buffer[] = []): Promise<AnsweringLake> {
  const created: Created[][] = [];
  const uploaded: (string | null)[] = [];
  const perspectives = new Set<string | null>();
  const assets = pictures.map((bytes) => ({
    _id: assetIdOf(bytes),
    sha1hash: createHash('sha1').update(bytes).digest('hex'),
  }));

  async function answer(request: IncomingMessage): Promise<unknown> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://lake');
    const body = await buffer(request);
    if (pathname.includes('/assets/images/')) {
      uploaded.push(searchParams.get('filename'));
      return { document: { _id: assetIdOf(body) } };
    }
    if (pathname.includes('/data/mutate/')) {
      const { mutations } = JSON.parse(body.toString()) as Sent;
      created.push(mutations.map(({ createIfNotExists }) => createIfNotExists));
      return { transactionId: 't', results: [] };
    }
    perspectives.add(searchParams.get('perspective'));
    const listed = (name: string) => JSON.parse(searchParams.get(name) ?? '[]') as string[];
    if (searchParams.has('$hashes')) {
      return { result: assets.filter(({ sha1hash }) => listed('$hashes').includes(sha1hash)) };
    }
    const asksIds = searchParams.has('$ids');
    return { result: asksIds ? stored.filter((id) => listed('$ids').includes(id)) : stored.length };
  }

  const server = createServer(
    (request, response) =>
      void answer(request).then((reply) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(reply));
      }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const client = createClient({
    projectId: 'test',
    dataset: 'test',
    apiVersion: '2025-02-19',
    apiHost: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    useProjectHostname: false,
    useCdn: false,
    token: 'secret',
  });
  return { client, created, uploaded, perspectives };
}
