import { expect, test } from 'vitest';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import { exampleOwnerRecords } from '../owner-records/example.test-data.ts';
import type { OwnerRecord } from '../owner-records/owner-record.ts';
import { readExport } from './read-export.ts';

const options = { previous: undefined, today: '2026-11-20', pictureHosts: [] };

function read(records: readonly unknown[]) {
  const { Gone, Changed, ...lists } = exampleBundle([exampleRecord()]);
  expect([Gone, Changed]).toEqual([[], []]);
  return readExport({ ...lists, OwnerRecords: records }, options);
}

const problemsOf = (fields: Partial<OwnerRecord>) => read(exampleOwnerRecords(fields)).problems;

const about = (field: string, reason: string) => [{ record: 'OwnerRecords 501', field, reason }];

test('what owners read is parted from what visitors see', () => {
  const { bundle, ownerRecords } = read(exampleOwnerRecords()) as { bundle: object; ownerRecords: unknown };
  expect(ownerRecords).toEqual(exampleOwnerRecords());
  expect(JSON.stringify(bundle)).not.toContain('Ze komen terug');
});

test('a record of no property is refused, and so is a second one of the same', () => {
  expect(problemsOf({ PropertyID: 9 })).toEqual([
    { record: 'OwnerRecords 9', field: 'PropertyID', reason: '9 is no property' },
  ]);
  expect(read([...exampleOwnerRecords(), ...exampleOwnerRecords({ Visits: [] })]).problems).toEqual([
    { record: 'OwnerRecords', field: 'PropertyID', reason: '501 is used twice' },
  ]);
});

test('a visit is refused twice, before it took place with an outcome, and with an unknown reaction', () => {
  const [first] = exampleOwnerRecords()[0].Visits;
  if (!first) throw new Error('The example has a visit.');
  expect(problemsOf({ Visits: [first, first] })).toMatchObject([
    { field: 'Visits.ID', reason: '1 is used twice' },
  ]);
  expect(problemsOf({ Visits: [{ ...first, Start: '2026-11-21T10:00' }] })).toEqual(
    about('Visits.0.Reaction', 'is known before 2026-11-21, the day of the visit'),
  );
  expect(problemsOf({ Visits: [{ ...first, Reaction: 'angry' }] })).toEqual(
    about('Visits.0.Reaction', '"angry" is no term of the kind reaction'),
  );
  for (const Start of ['2026-02-30T10:00', '2026-11-14', '2026-11-14T10:00Z', '2026-11-14T10:00:30'])
    expect(problemsOf({ Visits: [{ ...first, Start }] }), Start).toMatchObject([
      { record: 'OwnerRecords 501', field: 'Visits.0.Start' },
    ]);
});

test('words that lead to a visitor are refused, prices and dates are not', () => {
  const visits = (Comment: string) => problemsOf({ Visits: [{ ID: 1, Start: '2026-11-14T10:00', Comment }] });
  const reason = 'tells an e-mail address or a telephone number';
  for (const words of [
    'Mail jan.peeters@example.be',
    'Bel 0470 12 34 56',
    'Bel +32 15 27 61 98',
    '015/27.61.98',
  ])
    expect(visits(words), words).toEqual(about('Visits.0.Comment', reason));
  for (const words of [
    'Bod van 1.425.000 euro',
    'Terug op 14 november om 10.30 uur',
    'EPC 214, bouwjaar 1932',
  ])
    expect(visits(words), words).toEqual([]);
  const call = { Date: '2026-11-16', Kind: 'call', BrokerID: 1, Text: 'Zie a@b.example.' };
  expect(problemsOf({ Communications: [call] })).toEqual(about('Communications.0.Text', reason));
});

test('each kind has its word, each broker exists', () => {
  const call = { Date: '2026-11-16', Kind: 'pigeon', BrokerID: 7, Text: 'Een brief.' };
  expect(problemsOf({ Communications: [call] })).toEqual([
    ...about('Communications.0.Kind', '"pigeon" is no term of the kind communication'),
    ...about('Communications.0.BrokerID', '7 is no broker'),
  ]);
  expect(problemsOf({ Weeks: [{ Date: '2026-11-20', BrokerID: 7, Text: 'Rustig.' }] })).toEqual(
    about('Weeks.0.BrokerID', '7 is no broker'),
  );
  expect(problemsOf({ History: [{ Date: '2026-11-12', Kind: 'burnt' }] })).toEqual(
    about('History.0.Kind', '"burnt" is no term of the kind event'),
  );
  expect(
    problemsOf({
      Documents: [
        { Kind: 'plan', State: 'needed' },
        { Kind: 'plan', State: 'received' },
      ],
    }),
  ).toEqual(about('Documents.Kind', '"plan" is listed twice'));
});

test('a medium has a safe address, and ends after it began', () => {
  const medium = { Name: 'Immoweb', From: '2026-11-12' };
  for (const Url of ['http://immoweb.example', 'javascript:alert(1)', 'immoweb'])
    expect(problemsOf({ OnlineMedia: [{ ...medium, Url }] }), Url).toMatchObject([
      { field: 'OnlineMedia.0.Url' },
    ]);
  expect(problemsOf({ OnlineMedia: [{ ...medium, Until: '2026-11-11' }] })).toEqual(
    about('OnlineMedia.0.Until', 'comes before 2026-11-12, its first day'),
  );
});
