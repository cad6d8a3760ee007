import { expect, test } from 'vitest';
import type { Bundle } from './bundle-schema.ts';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import { readExport, type ImportOptions } from './read-export.ts';
import type { PropertyRecord } from '../model/record.ts';

type Lists = Omit<Bundle, 'Gone' | 'Changed'>;

const nothingForOwners = { OwnerRecords: [] };

const options: ImportOptions = {
  previous: undefined,
  today: '2026-11-20',
  pictureHosts: ['media.example.com'],
};

function listsOf(records: PropertyRecord[], change: (lists: Lists) => Partial<Lists> = () => ({})): Lists {
  const { Gone, Changed, ...lists } = exampleBundle(records);
  expect([Gone, Changed]).toEqual([[], []]);
  return { ...lists, ...change(lists) };
}

const read = (lists: object, given = options) => readExport({ ...nothingForOwners, ...lists }, given);

/** Returns the problems of an export with one changed record. */
function problemsOf(fields: Partial<PropertyRecord>, text: Partial<PropertyRecord['Texts'][number]> = {}) {
  return read(listsOf([exampleRecord(fields, text)])).problems;
}

const about = (field: string, reason: string) => [{ record: 'Properties 501', field, reason }];

/** A field whose value is not even of the right kind, as it may come out of a file. */
function problemsOfRaw(change: Record<string, unknown>) {
  const record = { ...exampleRecord(), ...change };
  return read({ ...listsOf([]), Properties: [record] }).problems;
}

test('a valid export becomes a bundle with every field it had', () => {
  const lists = listsOf([exampleRecord()]);
  expect(read(lists)).toEqual({
    bundle: { ...lists, Gone: [], Changed: [] },
    ownerRecords: [],
    added: [501],
    removed: [],
    missing: [],
    problems: [],
  });
});

test('a field of the wrong kind is named with its record', () => {
  for (const [field, value] of [
    ['Goal', 2],
    ['Price', '389000'],
    ['Price', -1],
    ['Zip', 'B-2800'],
    ['MainType', 'castle'],
    ['WebIDs', '1,a'],
    ['RecordFile', '../501.json'],
    ['PublishPrice', 1],
    ['PublicationDate', '2026-02-30'],
    ['FloodPlotScore', 'E'],
    ['Facades', 5],
    ['EPCCode', ''],
    ['VideoUrl', 'youtube'],
  ] as const) {
    expect(problemsOfRaw({ [field]: value }), `${field} ${value}`).toMatchObject([
      { record: 'Properties 501', field },
    ]);
  }
});

test('a missing field, an unknown field and a nested one are named too', () => {
  expect(problemsOfRaw({ City: 'Mechelen' })).toMatchObject([
    { record: 'Properties 501', reason: expect.stringContaining('City') as unknown },
  ]);
  expect(problemsOfRaw({ Goal: undefined })).toMatchObject([{ field: 'Goal' }]);
  const [picture] = exampleRecord().Pictures;
  expect(problemsOfRaw({ Pictures: [{ ...picture, Width: 0 }] })).toMatchObject([
    { field: 'Pictures.0.Width' },
  ]);
  expect(problemsOfRaw({ ID: undefined })).toMatchObject([{ record: 'Properties, row 1', field: 'ID' }]);
});

test('what is no export at all is refused', () => {
  for (const input of [null, 1, 'x', [], {}, { ...listsOf([]), Properties: {} }]) {
    expect(readExport(input, options).problems[0]?.record, JSON.stringify(input)).toBe('Export');
  }
});

test('an export without properties is refused', () => {
  expect(read(listsOf([])).problems).toMatchObject([{ reason: 'holds no property at all' }]);
});

test('every problem is told, not only the first', () => {
  const lists = listsOf([exampleRecord({ ID: 501, BrokerID: 8 }), exampleRecord({ ID: 502, BrokerID: 9 })]);
  expect(read(lists).problems.map(({ record }) => record)).toEqual(['Properties 501', 'Properties 502']);
});

test('[3.08] the type ids name known types and contain the main one', () => {
  expect(problemsOf({ WebID: 9, WebIDs: '9' })).toEqual([
    ...about('WebID', '9 is no property type'),
    ...about('WebIDs', '9 is no property type'),
  ]);
  expect(problemsOf({ WebIDs: '2' })).toEqual(about('WebIDs', 'lacks the WebID 1'));
  const reason = 'is one that its property type is not offered for';
  expect(problemsOf({ Goal: 1, WebID: 5, WebIDs: '5' })).toEqual(about('Goal', reason));
});

test('a property lies in a city of the export and belongs to known lists', () => {
  expect(problemsOf({ Zip: '9000' })).toEqual(about('Zip', '9000 belongs to no city of that country'));
  expect(problemsOf({ CountryID: 34 })).toMatchObject([{ field: 'CountryID' }, { field: 'Zip' }]);
  expect(problemsOf({ ProjectID: 7 })).toEqual(about('ProjectID', '7 is no project'));
  expect(problemsOf({ NeighbourhoodID: 7 })).toEqual(about('NeighbourhoodID', '7 is no neighbourhood'));
  expect(problemsOf({ BrokerID: 7 })).toEqual(about('BrokerID', '7 is no broker'));
});

test('codes have words in the terms', () => {
  expect(problemsOf({ Heating: 'coal' })).toEqual(about('Heating', '"coal" is no term of the kind heating'));
  expect(problemsOf({ Documents: [{ ID: 1, Kind: 'will' }] })).toMatchObject([{ field: 'Documents.0.Kind' }]);
});

test('[3.26] answers on planning that are abbreviated are refused', () => {
  const permit = (Name: string) => ({
    Kind: 'permit',
    Code: 'issued',
    Texts: [
      { language: 'nl' as const, Name },
      { language: 'fr' as const, Name: 'Un permis d’urbanisme a été délivré.' },
    ],
  });
  const withPermit = (name: string) =>
    read(
      listsOf([exampleRecord()], ({ Terms }) => ({ Terms: [...Terms, permit(name)] })),
      options,
    ).problems;
  expect(withPermit('Er is een vergunning uitgereikt.')).toEqual([]);
  for (const name of ['Vg', 'Vg.', 'Vergunning uitgereikt', 'vergund, zie bijlage.'])
    expect(withPermit(name)).toEqual([
      {
        record: 'Terms permit/issued',
        field: 'Texts.nl',
        reason: `"${name}" is no full sentence, as the law wants it`,
      },
    ]);
});

test('[3.13] the small picture is one of the pictures, and all come from an allowed host', () => {
  const { Pictures } = exampleRecord();
  const elsewhere = { ID: 'p9', Name: 'exterior', Url: 'https://cdn.example.org/p9.jpg' };
  expect(problemsOf({ SmallPictureItem: elsewhere })).toMatchObject([
    { field: 'SmallPictureItem.Url' },
    { field: 'SmallPictureItem.ID' },
  ]);
  const allowed = Pictures.map((picture) => ({
    ...picture,
    Url: `https://media.example.com/${picture.ID}.jpg`,
  }));
  expect(problemsOf({ Pictures: allowed })).toEqual([]);
  const scenes = Pictures.map((picture) => ({ ...picture, Scene: 'moat' }));
  expect(problemsOf({ Pictures: scenes })).toHaveLength(2);
});

test('[3.16] a text or file name that tells a hidden address is refused', () => {
  const hidden = { PublishAddress: false };
  const reason = 'may not be published, but a text or picture name tells it';
  expect(problemsOf(hidden, { Description: 'In de GEHEIMSTRAAT.' })).toEqual(about('Street', reason));
  expect(problemsOf(hidden, { TypeDescription: 'Huis Géheimstraat 73' })).toEqual(about('Street', reason));
  const [first, second] = exampleRecord().Pictures;
  const pictures = [first, second].flatMap((picture) =>
    picture ? [{ ...picture, Name: 'geheimstraat-73' }] : [],
  );
  expect(problemsOf({ ...hidden, Pictures: pictures })).toEqual(about('Street', reason));
  expect(problemsOf({}, { Description: 'In de Geheimstraat.' })).toEqual([]);
});

test('[3.14] a text that tells a hidden price is refused', () => {
  const hidden = { PublishPrice: false };
  const reason = 'may not be published, but a text or picture name tells it';
  for (const words of ['€ 389.000', '389 000 euro', '€389,000', 'EUR 389000']) {
    expect(problemsOf(hidden, { Description: `Voor ${words}.` }), words).toEqual(about('Price', reason));
  }
  for (const words of ['1.389.000', '389.0001', 'p389']) {
    expect(problemsOf(hidden, { Description: `Kenmerk ${words}.` }), words).toEqual([]);
  }
  expect(problemsOf({}, { Description: 'Voor € 389.000.' })).toEqual([]);
});

test('a project’s hidden address may not occur in its text', () => {
  const lists = listsOf([exampleRecord()], ({ Projects }) => ({
    Projects: Projects.map((project) => ({
      ...project,
      Texts: project.Texts.map((text) => ({ ...text, Description: 'Langs de Geheimlaan.' })),
    })),
  }));
  expect(read(lists).problems).toMatchObject([{ record: 'Projects 71', field: 'Street' }]);
});

test('a unit may not tell the address that its project hides', () => {
  const unit = { ProjectID: 71, Street: 'Geheimlaan' };
  expect(problemsOf(unit)).toEqual(about('PublishAddress', 'tells the address that its project hides'));
  expect(problemsOf({ ...unit, PublishAddress: false })).toEqual([]);
  expect(problemsOf({ ...unit, Street: 'Dreef' })).toEqual([]);
});

test('a project has a known place and known milestones', () => {
  const problems = (change: Partial<Bundle['Projects'][number]>) =>
    read(
      listsOf([exampleRecord()], ({ Projects }) => ({
        Projects: Projects.map((project) => ({ ...project, ...change })),
      })),
      options,
    ).problems;
  expect(problems({ Milestones: [{ Kind: 'permit', Date: '2026-01-15' }] })).toEqual([]);
  expect(problems({ Milestones: [{ Kind: 'party', Date: '2026-01-15' }] })).toMatchObject([
    { record: 'Projects 71', field: 'Milestones.0.Kind' },
  ]);
  expect(problems({ Zip: '9999' })).toMatchObject([{ record: 'Projects 71', field: 'Zip' }]);
});

test('a project that an export lacks is gone, until it is back', () => {
  const whole = listsOf([exampleRecord()]);
  const first = read(
    { ...whole, Projects: [] },
    { ...options, previous: { ...whole, Gone: [], Changed: [] } },
  );
  expect(first.bundle?.Gone).toEqual([{ ID: 71, Date: '2026-11-20', List: 'Projects' }]);
  expect(read(whole, { ...options, previous: first.bundle }).bundle?.Gone).toEqual([]);
});

test('[3.09] a record without a text in a used language is named and not refused; one with two texts is', () => {
  const [dutch, french] = exampleRecord().Texts;
  if (!dutch || !french) throw new Error('The example has two texts.');
  const missingOf = (Texts: PropertyRecord['Texts']) => {
    const result = read(listsOf([exampleRecord({ Texts })]));
    return result.bundle ? result.missing : result.problems;
  };
  expect(missingOf([french])).toEqual(about('Texts', 'has no text in nl'));
  expect(missingOf([dutch])).toEqual(about('Texts', 'has no text in fr'));
  expect(missingOf([dutch, french])).toEqual([]);
  expect(problemsOf({ Texts: [dutch, french, french] })).toEqual(about('Texts', 'has two texts in fr'));
});

test('a key that is used twice is refused', () => {
  const twice = <Row>(rows: Row[]) => rows.concat(rows.slice(0, 1));
  expect(read(listsOf([exampleRecord(), exampleRecord()])).problems).toMatchObject([
    { field: 'ID', reason: '501 is used twice' },
    { field: 'Pictures.ID' },
    { field: 'Pictures.ID' },
    { field: 'Documents.ID' },
  ]);
  for (const list of ['PropertyTypes', 'Cities', 'Projects', 'Neighbourhoods', 'Brokers', 'Terms'] as const) {
    const lists = listsOf([exampleRecord()]);
    const problems = read({ ...lists, [list]: twice<unknown>(lists[list]) }).problems;
    expect(problems.length, list).toBeGreaterThan(0);
    expect(
      problems.every(({ record }) => record === list),
      list,
    ).toBe(true);
  }
});

test('a category hangs below a known one and never below itself', () => {
  const hang = (ParentID: number) =>
    read(
      listsOf([exampleRecord()], ({ Categories }) => ({
        Categories: Categories.map((category) => (category.ID === 1 ? { ...category, ParentID } : category)),
      })),
      options,
    ).problems;
  expect(hang(99)).toMatchObject([{ reason: '99 is no category' }, {}, {}]);
  expect(hang(3)).toMatchObject([{ record: 'Categories 1', reason: 'hangs below itself' }, {}, {}]);
  expect(hang(1)[0]).toMatchObject({ reason: 'hangs below itself' });
});

test('an export that lacks more than half of the properties is refused unless that is meant', () => {
  const ids = [501, 502, 503, 504];
  const previous = exampleBundle(ids.map((ID) => exampleRecord({ ID })));
  const shrink = (count: number, mayShrink = false) =>
    read(listsOf(ids.slice(0, count).map((ID) => exampleRecord({ ID }))), {
      ...options,
      previous,
      mayShrink,
    });
  expect(shrink(2).bundle?.Gone).toHaveLength(2);
  expect(shrink(1).problems).toMatchObject([
    { reason: '3 of 4 properties are missing; say so if that is meant' },
  ]);
  expect(shrink(1, true).bundle?.Gone).toHaveLength(3);
});
