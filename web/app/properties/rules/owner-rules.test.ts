import { expect, test } from 'vitest';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import { exampleOwnerRecords } from '../owner-records/example.test-data.ts';
import type { OwnerRecord } from '../owner-records/owner-record.ts';
import { findingsIn } from './check-bundle.test-data.ts';

const found = (fields: Partial<OwnerRecord>) =>
  findingsIn({ ...exampleBundle([exampleRecord()]), OwnerRecords: exampleOwnerRecords(fields) }).map(
    ({ level, field, reason }) => `${level} ${field}: ${reason}`,
  );

test('a record that is right has no findings', () => {
  expect(found({})).toEqual([]);
});

test('a visit is withheld that is there twice or has a wrong time, and an outcome that is early or unknown', () => {
  const [first] = exampleOwnerRecords()[0].Visits;
  if (!first) throw new Error('The example has a visit.');
  expect(found({ Visits: [first, first] })).toEqual(['field Visits.1: is there twice']);
  expect(found({ Visits: [{ ...first, Start: '2026-11-21T10:00' }] })).toEqual([
    'field Visits.0.Reaction: is known before {1}, the day of the visit',
  ]);
  expect(found({ Visits: [{ ...first, Reaction: 'angry' }] })).toEqual([
    'field Visits.0.Reaction: is no term of the kind {1}',
  ]);
  for (const Start of ['2026-02-30T10:00', '2026-11-14', '2026-11-14T10:00Z', '2026-11-14T10:00:30'])
    expect(found({ Visits: [{ ...first, Start }] })[0], Start).toMatch(/^field Visits\.0\.Start: /);
});

test('words that lead to a visitor are withheld and not repeated, prices and dates are not', () => {
  const visits = (Comment: string) => found({ Visits: [{ ID: 1, Start: '2026-11-14T10:00', Comment }] });
  const reason = 'tells an e-mail address or a telephone number';
  for (const words of ['Mail jan@example.be', 'Bel 0470 12 34 56', 'Bel +32 15 27 61 98', '015/27.61.98'])
    expect(visits(words), words).toEqual([`field Visits.0.Comment: ${reason}`]);
  for (const words of [
    'Bod van 1.425.000 euro',
    'Terug op 14 november om 10.30 uur',
    'EPC 214, bouwjaar 1932',
  ])
    expect(visits(words), words).toEqual([]);
  const call = { Date: '2026-11-16', Kind: 'call', BrokerID: 1, Text: 'Zie a@b.example.' };
  const record = exampleOwnerRecords({ Communications: [call] });
  const told = findingsIn({ ...exampleBundle([exampleRecord()]), OwnerRecords: record });
  expect(told).toMatchObject([{ field: 'Communications.0.Text', reason }]);
  expect(JSON.stringify(told)).not.toContain('a@b.example');
});

test('each kind has its word, each broker exists', () => {
  const call = { Date: '2026-11-16', Kind: 'pigeon', BrokerID: 7, Text: 'Een brief.' };
  expect(found({ Communications: [call] })).toEqual(['field Communications.0.BrokerID: is no broker']);
  expect(found({ Communications: [{ ...call, BrokerID: 1 }] })).toEqual([
    'field Communications.0.Kind: is no term of the kind {1}',
  ]);
  expect(found({ Weeks: [{ Date: '2026-11-20', BrokerID: 7, Text: 'Rustig.' }] })).toEqual([
    'field Weeks.0.BrokerID: is no broker',
  ]);
  expect(found({ History: [{ Date: '2026-11-12', Kind: 'burnt' }] })).toEqual([
    'field History.0.Kind: is no term of the kind {1}',
  ]);
  const plan = { Kind: 'plan', State: 'needed' as const };
  expect(found({ Documents: [plan, plan] })).toEqual(['field Documents.1: is there twice']);
});

test('a medium has a safe address, and ends after it began', () => {
  const medium = { Name: 'Immoweb', From: '2026-11-12' };
  for (const Url of ['http://immoweb.example', 'javascript:alert(1)', 'immoweb'])
    expect(found({ OnlineMedia: [{ ...medium, Url }] })[0], Url).toMatch(/^field OnlineMedia\.0\.Url: /);
  expect(found({ OnlineMedia: [{ ...medium, Until: '2026-11-11' }] })).toEqual([
    'field OnlineMedia.0.Until: comes before {1}, its first day',
  ]);
});

test('a file of another property is withheld', () => {
  const file = { File: '502-mandate.pdf', Kind: 'mandate', Date: '2026-11-02' };
  expect(found({ AgencyDocuments: [file] })[0]).toMatch(/^field AgencyDocuments\.0\./);
});
