import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBundle } from './bundle-file.server.ts';
import { bundleSchema, type Bundle } from './bundle-schema.ts';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import { exampleOwnerRecords } from '../owner-records/example.test-data.ts';
import { importProperties, type ImportTask } from './import.server.ts';
import type { PropertyRecord } from '../model/record.ts';

let folder = '';
let file = '';
let source = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'properties-'));
  file = path.join(folder, 'bundle.json');
  source = path.join(folder, 'export.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

function exportOf(records: PropertyRecord[]): string {
  const { Gone, Changed, ...rest } = exampleBundle(records);
  expect([Gone, Changed]).toEqual([[], []]);
  return JSON.stringify({ ...rest, OwnerRecords: [] });
}

function run(task: Partial<ImportTask> = {}) {
  const ownersFile = path.join(folder, 'owner-records.json');
  const databaseFile = path.join(folder, 'properties.jsonl');
  return importProperties({
    source,
    file,
    databaseFile,
    ownersFile,
    today: '2026-11-20',
    pictureHosts: [],
    ...task,
  });
}

const read = (): Bundle => bundleSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
const stored = () => readBundle({ file, databaseFile: path.join(folder, 'properties.jsonl') });
const records = (...ids: number[]) => ids.map((ID) => exampleRecord({ ID }, {}));

/** Serves one answer until the callback has finished. */
async function serving<Result>(
  answer: Parameters<typeof createServer>[1],
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer({}, answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/export.json?key=secret`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function startCommand(...given: string[]) {
  const command = path.join(import.meta.dirname, 'import-command.server.ts');
  return spawn(process.execPath, [command, '--to', file, ...given], { stdio: 'pipe' });
}

async function outcome(child: ReturnType<typeof startCommand>) {
  const chunks: unknown[] = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: chunks.join('') };
}

test('an export from a file becomes the bundle', async () => {
  writeFileSync(source, `\uFEFF${exportOf(records(501, 502))}`);
  expect(await run()).toEqual({ problems: [], total: 2, added: [501, 502], removed: [], missing: [] });
  expect(read()).toEqual(exampleBundle(records(501, 502)));
  expect(readdirSync(folder).sort()).toEqual(['bundle.json', 'export.json', 'owner-records.json']);
});

test('an export from a URL becomes the bundle', async () => {
  const report = await serving(
    (_, response) => response.end(exportOf(records(501))),
    (address) => run({ source: address }),
  );
  expect(report).toMatchObject({ total: 1 });
  expect(read().Properties).toHaveLength(1);
});

test('removed properties stay as gone, and one that comes back is not gone any more', async () => {
  writeFileSync(source, exportOf(records(501, 502, 503)));
  await run({ today: '2026-11-01' });
  writeFileSync(source, exportOf(records(501, 503)));
  expect(await run({ today: '2026-11-02' })).toMatchObject({ removed: [502], added: [] });
  writeFileSync(source, exportOf(records(501)));
  await run({ today: '2026-11-03' });
  expect(read().Gone).toEqual([
    { ID: 502, Date: '2026-11-02' },
    { ID: 503, Date: '2026-11-03' },
  ]);
  writeFileSync(source, exportOf(records(501, 502)));
  expect(await run()).toMatchObject({ added: [502] });
  expect(read().Gone).toEqual([{ ID: 503, Date: '2026-11-03' }]);
});

test('what an import changes is dated, and everything else keeps its day', async () => {
  const importOn = async (today: string, records: PropertyRecord[]) => {
    writeFileSync(source, exportOf(records));
    await run({ today });
    return read().Changed;
  };
  const [first, second] = [exampleRecord({ ID: 501 }, {}), exampleRecord({ ID: 502 }, {})];
  const cheaper = { ...first, Price: 379000 };
  expect(await importOn('2026-11-01', [first])).toEqual([]);
  expect(await importOn('2026-11-02', [first, second])).toEqual([{ ID: 502, Date: '2026-11-02' }]);
  expect(await importOn('2026-11-03', [cheaper, second])).toEqual([
    { ID: 501, Date: '2026-11-03' },
    { ID: 502, Date: '2026-11-02' },
  ]);
  expect(await importOn('2026-11-04', [cheaper])).toEqual([{ ID: 501, Date: '2026-11-03' }]);
});

test('what only owners may read goes to a file of its own', async () => {
  const [record] = exampleOwnerRecords();
  const { Gone, Changed, ...rest } = exampleBundle(records(501));
  expect([Gone, Changed]).toEqual([[], []]);
  writeFileSync(source, JSON.stringify({ ...rest, OwnerRecords: [record] }));
  await run();
  expect(readFileSync(file, 'utf8')).not.toContain('OwnerRecords');
  expect(JSON.parse(readFileSync(path.join(folder, 'owner-records.json'), 'utf8'))).toEqual([record]);
});

test('an import that a build cannot bear goes to the file of the database, whole, and a smaller one back', async () => {
  const many = Array.from({ length: 1001 }, (_, index) => 501 + index);
  writeFileSync(source, exportOf(records(...many)));
  expect(await run({ today: '2026-11-01' })).toMatchObject({ total: 1001 });
  expect(read()).toMatchObject({ Store: 'database', Properties: [], Cities: [] });
  expect(await stored()).toEqual(exampleBundle(records(...many)));
  writeFileSync(source, exportOf(records(...many.slice(0, 1000))));
  expect(await run({ today: '2026-11-02' })).toMatchObject({ added: [], removed: [1501] });
  expect(read()).toEqual(await stored());
  expect(read().Gone).toEqual([{ ID: 1501, Date: '2026-11-02' }]);
  expect(readdirSync(folder).sort()).toEqual(['bundle.json', 'export.json', 'owner-records.json']);
});

test('a refused export leaves the bundle as it was', async () => {
  writeFileSync(source, exportOf(records(501)));
  await run();
  const before = readFileSync(file);
  writeFileSync(source, exportOf([exampleRecord({ ID: 501, BrokerID: 9 })]));
  expect(await run()).toEqual({
    problems: [{ record: 'Properties 501', field: 'BrokerID', reason: '9 is no broker' }],
  });
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('a check writes nothing', async () => {
  writeFileSync(source, exportOf(records(501)));
  expect(await run({ isDryRun: true })).toMatchObject({ total: 1 });
  expect(readdirSync(folder)).toEqual(['export.json']);
});

test('a source that cannot be read is told without its address', async () => {
  const reason = async (task: Partial<ImportTask>) =>
    (await run(task)).problems.map((one) => one.reason).join();
  expect(await reason({ source: path.join(folder, 'nothing.json') })).toBe('cannot be read: ENOENT');
  writeFileSync(source, '{"Properties": [');
  expect(await reason({})).toMatch(/^is no JSON: /);
  const answered = await serving(
    (_, response) => response.writeHead(503).end(),
    (address) => reason({ source: address }),
  );
  expect(answered).toBe('cannot be read: the server answered 503');
  const broken = await serving(
    (_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"Properties": [');
      response.destroy();
    },
    (address) => reason({ source: address }),
  );
  expect(broken).toMatch(/^cannot be read: /);
  expect(broken).not.toContain('secret');
  expect(readdirSync(folder)).toEqual(['export.json']);
});

test('a bundle that cannot be replaced is left alone and no draft stays behind', async () => {
  writeFileSync(source, exportOf(records(501)));
  await expect(run({ file: path.join(folder, 'missing', 'bundle.json') })).rejects.toThrow('ENOENT');
  expect(readdirSync(folder).sort()).toEqual(['export.json', 'owner-records.json']);
});

test('the command tells what it did by text and exit code', async () => {
  writeFileSync(source, exportOf(records(501, 502)));
  expect(await outcome(startCommand(source))).toEqual({
    code: 0,
    output: 'Imported 2 properties (2 new, 0 gone).\n',
  });
  writeFileSync(source, exportOf([exampleRecord({ ID: 501 }, { City: '' })]));
  const refused = await outcome(startCommand(source, '--check'));
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('Properties 501 · Texts.0.City: ');
  expect(refused.output).toContain('nothing was written');
  const sample = ['--to', 'seed/sample/properties/bundle.json'];
  const kept = await outcome(startCommand(source, ...sample));
  expect(kept).toEqual({ code: 1, output: expect.stringContaining('npm run new-agency') as string });
  expect((await outcome(startCommand())).code).toBe(2);
  expect((await outcome(startCommand(source, '--everything'))).code).toBe(2);
}, 60_000);

test('an import that is killed while it reads leaves the bundle as it was', async () => {
  writeFileSync(source, exportOf(records(501)));
  await run();
  const before = readFileSync(file);
  let started: ReturnType<typeof startCommand> | undefined;
  const kill = () => started?.kill('SIGKILL');
  await serving(
    (_, response) => response.write(exportOf(records(501, 502)).slice(0, 3000), kill),
    async (address) => {
      started = startCommand(address);
      expect((await outcome(started)).code).toBeNull();
    },
  );
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('an import that is killed while it writes leaves the old bundle or the new one, whole', async () => {
  writeFileSync(source, exportOf(records(501)));
  await run();
  const many = Array.from({ length: 2000 }, (_, index) => 501 + index);
  writeFileSync(source, exportOf(records(...many)));
  for (const killedAt of ['properties', 'properties', 'bundle']) {
    const started = startCommand(source);
    const watcher = watch(folder, (_, name) => {
      if (name?.startsWith(killedAt)) started.kill('SIGKILL');
    });
    await outcome(started);
    watcher.close();
    expect([1, many.length]).toContain((await stored())?.Properties.length);
  }
  await run();
  expect((await stored())?.Properties).toHaveLength(many.length);
  expect(readdirSync(folder).sort()).toEqual([
    'bundle.json',
    'export.json',
    'owner-records.json',
    'properties.jsonl',
  ]);
}, 60_000);
