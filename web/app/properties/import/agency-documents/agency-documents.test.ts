import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { exampleBundle, exampleRecord } from '../../model/example.test-data.ts';
import { mostDocumentBytes, type OwnerRecord } from '../../owner-records/owner-record.ts';
import { exampleOwnerRecords } from '../../owner-records/example.test-data.ts';
import { importProperties } from '../import.server.ts';

type Documents = NonNullable<OwnerRecord['AgencyDocuments']>;

const pdf = '%PDF-1.7\n%%EOF';
const contract = { File: '501-mandate.pdf', Kind: 'mandate', Date: '2026-11-10' };

/** An export with these documents, and files beside it by name. */
function makeExport(documents: Documents, files: Record<string, string | Uint8Array>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'agency-documents-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { Gone, Changed, ...lists } = exampleBundle([exampleRecord()]);
  expect([Gone, Changed]).toEqual([[], []]);
  const data = { ...lists, OwnerRecords: exampleOwnerRecords({ AgencyDocuments: documents }) };
  writeFileSync(path.join(folder, 'export.json'), JSON.stringify(data));
  mkdirSync(path.join(folder, 'agency-documents'));
  for (const [name, bytes] of Object.entries(files))
    writeFileSync(path.join(folder, 'agency-documents', name), bytes);
  const site = path.join(folder, 'site');
  const run = (source = path.join(folder, 'export.json'), isDryRun = false) =>
    importProperties({
      source,
      file: path.join(folder, 'bundle.json'),
      databaseFile: path.join(site, 'properties.jsonl'),
      ownersFile: path.join(site, 'owner-records.json'),
      today: '2026-11-20',
      pictureHosts: [],
      isDryRun,
    });
  const stored = () => readdirSync(site, { recursive: true, encoding: 'utf8' }).toSorted();
  return { folder, site, run, stored };
}

const all = ['agency-documents', 'agency-documents/501-mandate.pdf', 'owner-records.json'];

test('documents are stored beside the records, replaced as a whole, and never in the bundle', async () => {
  const { folder, site, run, stored } = makeExport([contract], { '501-mandate.pdf': pdf });
  mkdirSync(path.join(site, 'agency-documents'), { recursive: true });
  writeFileSync(path.join(site, 'agency-documents', '501-former.pdf'), pdf);
  expect(await run()).toMatchObject({ total: 1 });
  expect(stored()).toEqual(all);
  expect(readFileSync(path.join(site, 'agency-documents', '501-mandate.pdf'), 'utf8')).toBe(pdf);
  expect(readFileSync(path.join(folder, 'bundle.json'), 'utf8')).not.toContain('501-mandate.pdf');
});

test('a check stores nothing', async () => {
  const { run, stored } = makeExport([contract], { '501-mandate.pdf': pdf });
  expect(await run(undefined, true)).toMatchObject({ total: 1 });
  expect(stored()).toEqual([]);
});

test('a file that is missing, too large, no document, of another kind or of nobody is refused, and all others with it', async () => {
  const files = ['missing', 'large', 'program', 'photo'].map((name) => `501-${name}.pdf`);
  const { run, stored } = makeExport([contract, ...files.map((File) => ({ ...contract, File }))], {
    '501-mandate.pdf': pdf,
    '501-large.pdf': Buffer.concat([Buffer.from(pdf), Buffer.alloc(mostDocumentBytes)]),
    '501-program.pdf': 'MZ no document',
    '501-photo.pdf': Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    '502-stray.pdf': pdf,
  });
  const about = (index: number, reason: string) => ({
    record: 'OwnerRecords 501',
    field: `AgencyDocuments.${index}.File`,
    reason,
  });
  expect((await run()).problems).toEqual([
    { record: 'AgencyDocuments', field: '502-stray.pdf', reason: 'belongs to nobody: no record lists it' },
    about(1, 'is missing beside the export'),
    about(2, 'is larger than 20971520 bytes'),
    about(3, 'holds no document'),
    about(4, 'holds a png'),
  ]);
  expect(stored()).toEqual([]);
});

test('a file of another property, listed twice, with a path or of an unknown kind is refused', async () => {
  const reasons = async (documents: Documents) =>
    (await makeExport(documents, {}).run()).problems.map(({ field, reason }) => [field, reason]);
  expect(await reasons([{ ...contract, File: '502-mandate.pdf' }])).toEqual([
    ['AgencyDocuments.0.File', 'is the file of another property: it begins with no 501-'],
  ]);
  expect(await reasons([contract, contract])).toEqual([
    ['AgencyDocuments.File', '"501-mandate.pdf" is listed twice'],
  ]);
  expect(await reasons([{ ...contract, Kind: 'diary' }])).toEqual([
    ['AgencyDocuments.0.Kind', '"diary" is no term of the kind agency-document'],
  ]);
  for (const File of ['../501-a.pdf', '501-a.exe', '501-a', 'a.pdf', '501-a.pdf.html'])
    expect(await reasons([{ ...contract, File }]), File).toEqual([
      ['AgencyDocuments.0.File', 'must be a name such as 2104-mandate.pdf of a pdf, jpg, png, heic or webp'],
    ]);
});

test('an export from an address has its files below it, for the same key', async () => {
  const { folder, run, stored } = makeExport([contract], { '501-mandate.pdf': pdf });
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.end(readFileSync(path.join(folder, new URL(request.url ?? '', 'http://x').pathname)));
  });
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await run(`http://127.0.0.1:${port}/export.json?key=secret`)).toMatchObject({ total: 1 });
  expect(requested).toEqual(['/export.json?key=secret', '/agency-documents/501-mandate.pdf?key=secret']);
  expect(stored()).toEqual(all);
});
