import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@sanity/client';
import type { SanityClient } from '@sanity/client';
import { onTestFinished } from 'vitest';
import { startLake } from '../server.ts';
import type { Lake, LakeOptions } from '../server.ts';
import { openDatabase } from '../store/database.ts';
import { Dataset } from '../store/dataset.ts';

export const tokens = {
  administrator: 'admin-token',
  editor: 'editor-token',
  contributor: 'contributor-token',
  viewer: 'viewer-token',
};

export const studioOrigin = 'http://localhost:3333';

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lake-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function freshDataset(): Dataset {
  const database = openDatabase(freshFolder());
  onTestFinished(() => database.close());
  return new Dataset(database, 'production');
}

export async function freshLake(options: Partial<LakeOptions> = {}): Promise<Lake> {
  const lake = await startLake({
    port: 0,
    dataDir: freshFolder(),
    projectId: 'test',
    tokens,
    studioOrigins: [studioOrigin],
    ...options,
  });
  onTestFinished(() => lake.close());
  return lake;
}

export async function studioHeaders({ url }: Pick<Lake, 'url'>, user?: string) {
  const path = user ? `/v1/auth/login/${user}?origin=${studioOrigin}` : '/v1/users/me';
  const first = await fetch(url + path, { headers: { origin: studioOrigin }, redirect: 'manual' });
  return { origin: studioOrigin, cookie: String(first.headers.get('set-cookie')).split(';')[0] ?? '' };
}

export function clientOf(
  lake: Pick<Lake, 'url'>,
  token: string | undefined = tokens.administrator,
): SanityClient {
  return createClient({
    projectId: 'test',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: lake.url,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
    ...(token ? { token } : {}),
  });
}

export async function freshClient(
  ...documents: ({ _id: string; _type: string } & Record<string, unknown>)[]
) {
  const client = clientOf(await freshLake());
  if (documents.length > 0) {
    const transaction = documents.reduce((so, document) => so.create(document), client.transaction());
    await transaction.commit();
  }
  return client;
}

export function anonymous(client: SanityClient): SanityClient {
  return client.withConfig({ token: undefined });
}
