import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { runContentCommand } from './content-commands.ts';
import { findFreePort } from '../settings/ports.ts';
import { createServices } from '../process/services.ts';
import type { Environment } from '../settings/settings.ts';
import { runStep } from '../process/steps.ts';

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

type Place = { environment: Environment; client: SanityClient };

/** An empty lake of this test's own, with the settings that lead a command to it. */
async function makeLake(): Promise<Place> {
  const apiHost = `http://localhost:${await findFreePort()}`;
  const environment: Environment = {
    SANITY_PROJECT_ID: 'test',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: apiHost,
    SANITY_API_TOKEN: 'editor-token',
    LAKE_EDITOR_TOKEN: 'editor-token',
    LAKE_PORT: new URL(apiHost).port,
    LAKE_DATA_DIR: makeFolder(),
  };
  const services = createServices(
    () => undefined,
    () => undefined,
  );
  onTestFinished(services.stop);
  await services.start({ name: 'lake', script: 'lake/main.ts', env: environment });
  const client = createClient({
    projectId: 'test',
    dataset: 'production',
    apiVersion: '2025-02-19',
    perspective: 'raw',
    apiHost,
    token: 'editor-token',
    useProjectHostname: false,
    useCdn: false,
  });
  return { environment, client };
}

/** Runs the command and returns what it printed. */
async function run(environment: Environment, ...words: string[]): Promise<string> {
  const lines: string[] = [];
  await runContentCommand(words, environment, (line) => lines.push(line));
  return lines.join('\n');
}

/** Everything but what every dataset says in its own way. */
const contentOf = ({ client }: Place) =>
  client.fetch<Record<string, unknown>[]>(
    '*{..., "_rev": null, "_updatedAt": null, "_createdAt": null, "url": null, "uploadId": null} | order(_id)',
  );

async function furnish({ client }: Place): Promise<void> {
  const create = { width: 30, height: 20, channels: 3, background: 'teal' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const asset = await client.assets.upload('image', bytes, { filename: 'house.png' });
  const picture = { _type: 'image', asset: { _type: 'reference', _ref: asset._id } };
  await client.create({ _id: 'home', _type: 'page', title: 'Welkom', picture });
  await client.create({ _id: 'drafts.home', _type: 'page', title: 'Welkom thuis', picture });
}

test('what one dataset exports another imports, pictures and drafts included', async () => {
  const [source, target] = [await makeLake(), await makeLake()];
  await furnish(source);
  const file = path.join(makeFolder(), 'content.tar.gz');
  expect(await run(source.environment, 'export', file)).toContain(`are in ${file}`);
  expect(await run(target.environment, 'import', file)).toContain(`of ${file} were taken by test/production`);
  const imported = await contentOf(target);
  expect(imported.map(({ _id }) => _id)).toEqual(
    expect.arrayContaining(['home', 'drafts.home', expect.stringMatching(/^image-/)]),
  );
  expect(imported).toEqual(await contentOf(source));
});

test('an import changes what is there only when it is told to', async () => {
  const place = await makeLake();
  await furnish(place);
  const file = path.join(makeFolder(), 'content.tar.gz');
  await run(place.environment, 'export', file);
  await place.client.patch('home').set({ title: 'Bewerkt' }).commit();
  const title = async () => (await place.client.getDocument('home'))?.title as unknown;
  await expect(run(place.environment, 'import', file)).rejects.toThrow(
    /some of its documents exist there\. Add --missing .+--replace/,
  );
  await run(place.environment, 'import', file, '--missing');
  expect(await title()).toBe('Bewerkt');
  await run(place.environment, 'import', file, '--replace');
  expect(await title()).toBe('Welkom');
});

test('the seed is pushed beside what is there, and changes none of it', async () => {
  const { environment, client } = await makeLake();
  await client.create({ _id: 'page-home', _type: 'page', title: 'Van de redactie' });
  expect(await run(environment, 'push-seed')).toMatch(/^seed: \d+ documents created$/);
  expect(await client.getDocument('page-home')).toMatchObject({ title: 'Van de redactie' });
  expect(await client.getDocument('page-contact')).toHaveProperty('path');
  expect(await run(environment, 'push-seed')).toBe('seed: nothing to do');
});

test('a wrong token and an unreachable dataset are named in one sentence, and leave no file', async () => {
  const { environment } = await makeLake();
  const file = path.join(makeFolder(), 'content.tar.gz');
  const silent = `http://localhost:${await findFreePort()}`;
  const cases: [Environment, RegExp][] = [
    [{ SANITY_API_TOKEN: 'wrong' }, /^test\/production on http:.+ refused SANITY_API_TOKEN\.$/],
    [{ SANITY_API_TOKEN: '' }, /^SANITY_API_TOKEN is empty: http:.+ wants a token that may write\.$/],
    [{ SANITY_API_TOKEN: '', SANITY_API_HOST: '' }, /^SANITY_API_TOKEN is empty: hosted Sanity wants/],
    [{ SANITY_API_HOST: silent }, /^test\/production on http:.+ cannot be reached \(.+\): is it running\?$/],
  ];
  for (const [change, sentence] of cases) {
    await expect(run({ ...environment, ...change }, 'export', file)).rejects.toThrow(sentence);
  }
  await expect(run(environment, 'import', file)).rejects.toThrow(`There is no file ${file}.`);
});

test('files are neither overwritten nor believed to be archives', async () => {
  const { environment } = await makeLake();
  const file = path.join(makeFolder(), 'content.tar.gz');
  writeFileSync(file, 'not an archive');
  await expect(run(environment, 'export', file)).rejects.toThrow(`${file} exists already`);
  await expect(run(environment, 'import', file)).rejects.toThrow(`${file} was not imported into test/`);
  const deep = path.join(file, 'nowhere', 'content.tar.gz');
  await expect(run(environment, 'export', deep)).rejects.toThrow('there is no folder');
});

test('the command takes the dataset from its settings, and says what it did', async () => {
  const place = await makeLake();
  await furnish(place);
  const file = path.join(makeFolder(), 'content.tar.gz');
  const command = (...args: string[]) =>
    runStep({ title: 'content', script: 'scripts/content.ts', args, env: place.environment });
  expect(await command('export', file)).toMatchObject({ isGood: true });
  const { isGood, output } = await command('import', file, '--missing');
  expect([isGood, output]).toEqual([true, expect.stringContaining('were taken by test/production')]);
  expect(await command('import', file)).toMatchObject({ isGood: false });
});

const wrong = [
  [],
  ['export'],
  ['import'],
  ['export', 'a', 'b'],
  ['import', 'a', '--all'],
  ['push-seed', 'a'],
];

test.for(wrong)('%j explains the command', async (words) => {
  const environment = { SANITY_PROJECT_ID: 'test', SANITY_DATASET: 'production', SANITY_API_TOKEN: 'any' };
  await expect(run(environment, ...words)).rejects.toThrow('Usage: npm run content');
});
