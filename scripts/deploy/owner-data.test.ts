import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownerDataCommands, ownerRecordsSql } from './owner-data.ts';
import { readAgency, sampleAgency } from '../../seed/agencies/agency.ts';
import { readTarget } from './target.ts';

test('records replace those of the last import, whatever quotes and statements their words contain', () => {
  const database = new DatabaseSync(':memory:');
  database.exec('create table owner_records (propertyId text primary key, record text)');
  database.exec("insert into owner_records values ('gone', '{}')");
  const records = [
    { PropertyID: 12, note: "it's; delete from owner_records; --" },
    { PropertyID: 'b', note: '"\n' },
  ];
  database.exec(ownerRecordsSql(records));
  expect(database.prepare('select propertyId, record from owner_records').all()).toEqual([
    { propertyId: '12', record: JSON.stringify(records[0]) },
    { propertyId: 'b', record: JSON.stringify(records[1]) },
  ]);
});

test('what was imported for owners is uploaded, and nothing where nothing was imported', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'owner-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const upload = {
    target: readTarget(readAgency(sampleAgency), 'production'),
    dataFolder: folder,
    sqlFile: path.join(folder, 'records.sql'),
    place: ['--remote'],
  };
  expect(ownerDataCommands(upload)).toEqual([]);
  writeFileSync(path.join(folder, 'owner-records.json'), '[{"PropertyID":"a"}]');
  mkdirSync(path.join(folder, 'agency-documents'));
  writeFileSync(path.join(folder, 'agency-documents', 'plan.pdf'), '');
  const [records, document, ...others] = ownerDataCommands(upload);
  expect(records).toEqual(expect.arrayContaining(['d1', 'execute', 'DB', '--remote']));
  expect(document).toContain('huis-en-haard-uploads/agency-documents/plan.pdf');
  expect(others).toEqual([]);
});
