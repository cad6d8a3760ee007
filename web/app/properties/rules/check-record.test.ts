import { expect, test } from 'vitest';
import type { Bundle } from '../import/bundle-schema.ts';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import type { PropertyRecord } from '../model/record.ts';
import { findingsIn } from './check-bundle.test-data.ts';

type Lists = Omit<Bundle, 'Gone' | 'Changed'>;
type Text = Partial<PropertyRecord['Texts'][number]>;

const seen = (lists: Parameters<typeof findingsIn>[0]) =>
  findingsIn(lists).map(({ record, level, field, reason }) => `${record} ${level} ${field}: ${reason}`);

/** Findings in one changed record, whose fields may be of any kind, as they come out of a file. */
const found = (fields: Record<string, unknown>, text: Text = {}) =>
  seen({ ...exampleBundle([]), Properties: [{ ...exampleRecord({}, text), ...fields }] }).map((line) =>
    line.replace('Properties 501 ', ''),
  );

const foundIn = (change: (lists: Lists) => Partial<Lists>) => {
  const lists = exampleBundle([exampleRecord()]);
  return seen({ ...lists, ...change(lists) });
};

test('a record that is right has no findings', () => {
  expect(found({})).toEqual([]);
});

test('a needed field of the wrong kind holds the record', () => {
  for (const [field, value] of [
    ['Goal', 2],
    ['Price', '389000'],
    ['Price', -1],
    ['Zip', 'B-2800'],
    ['MainType', 'castle'],
    ['WebIDs', '1,a'],
    ['RecordFile', '../501.json'],
    ['PublishPrice', 1],
  ] as const)
    expect(found({ [field]: value })[0], `${field} ${value}`).toMatch(new RegExp(`^record ${field}: `));
  expect(found({ Zip: undefined })).toEqual(['record Zip: is missing']);
});

test('a field that the record can do without is left out, and so is one row of a list', () => {
  for (const [field, value] of [
    ['FloodPlotScore', 'E'],
    ['Facades', 5],
    ['EPCCode', ''],
    ['VideoUrl', 'youtube'],
  ] as const)
    expect(found({ [field]: value })[0], `${field} ${value}`).toMatch(new RegExp(`^field ${field}: `));
  const [first, second] = exampleRecord().Pictures;
  expect(found({ Pictures: [first, { ...second, Width: 0 }] })).toEqual([
    'field Pictures.1.Width: is too short or too small: the least is {1}',
  ]);
  expect(found({ Heating: null, Bedrooms: 'three' })).toEqual(['field Bedrooms: is no number']);
});

test('an unknown field is noted, wherever it is', () => {
  const [first] = exampleRecord().Pictures;
  expect(found({ City: 'Mechelen', Pictures: [{ ...first, Owner: 'An' }] })).toEqual([
    'note Pictures.0.Owner: is a field that is not known',
    'note City: is a field that is not known',
  ]);
});

test('every reason is told, not only the first', () => {
  expect(found({ WebID: 9, WebIDs: '9', Zip: '9999' }).map((line) => line.split(':')[0])).toEqual([
    'record WebID',
    'record Zip',
  ]);
});

test('[3.08] the type ids name known types and contain the main one', () => {
  expect(found({ WebIDs: '2' })).toEqual(['record WebIDs: lacks the WebID {1}']);
  expect(found({ WebIDs: '1,9' })).toEqual(['record WebIDs: names what is no property type']);
  expect(found({ Goal: 1, WebID: 5, WebIDs: '5' })).toEqual([
    'record Goal: is one that its property type is not offered for',
  ]);
});

test('a property lies in a known city and belongs to known lists', () => {
  expect(found({ Zip: '9000' })).toEqual(['record Zip: belongs to no city of that country']);
  expect(found({ CountryID: 34 })[0]).toBe('record CountryID: is no known country');
  expect(found({ ProjectID: 7 })).toEqual(['field ProjectID: is no project']);
  expect(found({ NeighbourhoodID: 7 })).toEqual(['field NeighbourhoodID: is no neighbourhood']);
  expect(found({ BrokerID: 7 })[0]).toMatch(/BrokerID: is no broker$/);
});

test('codes have words in the terms', () => {
  expect(found({ Heating: 'coal' })).toEqual(['field Heating: is no term of the kind {1}']);
  expect(found({ Documents: [{ ID: 1, Kind: 'will' }] })).toEqual([
    'field Documents.0.Kind: is no term of the kind {1}',
  ]);
});

test('[3.26] answers on planning that are abbreviated are held', () => {
  const permit = (Name: string) => ({
    Kind: 'permit',
    Code: 'issued',
    Texts: [
      { language: 'nl' as const, Name },
      { language: 'fr' as const, Name: 'Un permis d’urbanisme a été délivré.' },
    ],
  });
  const withPermit = (name: string) => foundIn(({ Terms }) => ({ Terms: [...Terms, permit(name)] }));
  expect(withPermit('Er is een vergunning uitgereikt.')).toEqual([]);
  for (const name of ['Vg', 'Vg.', 'Vergunning uitgereikt', 'vergund, zie bijlage.'])
    expect(withPermit(name)[0], name).toBe(
      'Terms permit/issued field Texts.0.Name: is no full sentence, as the law wants it',
    );
});

test('[3.13] the small picture is one of the pictures, and each has a safe address', () => {
  const { Pictures, SmallPictureItem } = exampleRecord();
  expect(found({ SmallPictureItem: { ...SmallPictureItem, ID: 'p9' } })[0]).toMatch(
    /SmallPictureItem\.ID: is none of the pictures$/,
  );
  const [first, second] = Pictures;
  for (const Url of [
    'http://example.org/a.jpg',
    'javascript:alert(1)',
    'https://a:b@example.org/a.jpg',
    '/../a',
  ])
    expect(found({ Pictures: [first, { ...second, Url }] }), Url).toEqual([
      'field Pictures.1.Url: is no address of a picture',
    ]);
  expect(found({ Pictures: [first, { ...second, Url: 'https://example.org/a.jpg?x=1' }] })).toEqual([]);
  expect(found({ Pictures: [first, first, second] })).toEqual(['field Pictures.1: is there twice']);
});

const isTold = 'may not be published, but a text or picture name tells it';

test('[3.16] a text or file name that tells a hidden address holds the record', () => {
  const hidden = { PublishAddress: false };
  expect(found(hidden, { Description: 'In de GEHEIMSTRAAT.' })).toEqual([`record Street: ${isTold}`]);
  expect(found(hidden, { TypeDescription: 'Huis Géheimstraat 73' })).toEqual([`record Street: ${isTold}`]);
  const Pictures = exampleRecord().Pictures.map((picture) => ({ ...picture, Name: 'geheimstraat-73' }));
  expect(found({ ...hidden, Pictures })).toEqual([`record Street: ${isTold}`]);
  expect(found({}, { Description: 'In de Geheimstraat.' })).toEqual([]);
  expect(found({ ProjectID: 71, Street: 'Geheimlaan' })).toEqual([
    'record PublishAddress: tells the address that its project hides',
  ]);
  expect(found({ ProjectID: 71, Street: 'Geheimlaan', PublishAddress: false })).toEqual([]);
});

test('[3.14] a text that tells a hidden price holds the record, and no finding repeats it', () => {
  const hidden = { PublishPrice: false };
  for (const words of ['€ 389.000', '389 000 euro', '€389,000', 'EUR 389000'])
    expect(found(hidden, { Description: `Voor ${words}.` }), words).toEqual([`record Price: ${isTold}`]);
  for (const words of ['1.389.000', '389.0001', 'p389'])
    expect(found(hidden, { Description: `Kenmerk ${words}.` }), words).toEqual([]);
  expect(found({}, { Description: 'Voor € 389.000.' })).toEqual([]);
  const record = exampleRecord({ PublishPrice: false }, { Description: 'Voor € 389.000.' });
  expect(JSON.stringify(findingsIn(exampleBundle([record])))).not.toContain('389');
});

test('[3.09] a record without a text in a used language is noted, and of two in one language the first counts', () => {
  const [dutch, french] = exampleRecord().Texts;
  expect(found({ Texts: [french] })).toEqual(['note Texts: has no text in {1}']);
  expect(found({ Texts: [dutch, french, french] })).toEqual(['field Texts.2: is a second text in {1}']);
});

const earlier = [
  { Price: 419_000, Until: '2026-06-01' },
  { Price: 409_000, Until: '2026-07-15' },
];

test('earlier prices come in the order of their days and end with the previous one', () => {
  expect(found({ PreviousPrice: 409_000, EarlierPrices: earlier })).toEqual([]);
  expect(found({ PreviousPrice: 419_000, EarlierPrices: earlier.toReversed() })).toEqual([
    'field EarlierPrices: are not in the order of their days',
  ]);
  expect(found({ PreviousPrice: 419_000, EarlierPrices: earlier })).toEqual([
    'field EarlierPrices: do not end with PreviousPrice',
  ]);
  const hidden = { PublishPrice: false, PreviousPrice: 409_000, EarlierPrices: earlier };
  expect(found(hidden, { Description: 'Eerst voor € 419.000.' })).toEqual([`record Price: ${isTold}`]);
});

test('a place nearby has a whole position or none, and lies no further than its metres', () => {
  const near = (fields: object) => found({ Nearby: [{ Kind: 'shop', Metres: 300, ...fields }] });
  expect(near({})).toEqual([]);
  expect(near({ Latitude: 51.022, Longitude: 4.471 })).toEqual([]);
  expect(near({ Latitude: 51.022 })[0]).toMatch(/^field Nearby\.0\.Longitude: must come with Latitude/);
  expect(near({ Latitude: 51.22, Longitude: 4.471 })).toEqual([
    'field Nearby.0: lies further away than {1} metres',
  ]);
});

test('a project has a known place and known milestones, and no text tells its hidden address', () => {
  const project = (fields: Partial<Bundle['Projects'][number]>) =>
    foundIn(({ Projects }) => ({ Projects: Projects.map((one) => ({ ...one, ...fields })) }));
  expect(project({ Milestones: [{ Kind: 'permit', Date: '2026-01-15' }] })).toEqual([]);
  expect(project({ Milestones: [{ Kind: 'party', Date: '2026-01-15' }] })).toEqual([
    'Projects 71 field Milestones.0.Kind: is no term of the kind {1}',
  ]);
  expect(project({ Zip: '9999' })[0]).toBe('Projects 71 record Zip: belongs to no city of that country');
  const [{ Texts } = { Texts: [] }] = exampleBundle([]).Projects;
  const telling = Texts.map((text) => ({ ...text, Description: 'Langs de Geheimlaan.' }));
  expect(project({ Texts: telling })).toEqual([`Projects 71 record Street: ${isTold}`]);
});

test('a category hangs below a known one and never below itself', () => {
  const hang = (ParentID: number) =>
    foundIn(({ Categories }) => ({
      Categories: Categories.map((category) => (category.ID === 1 ? { ...category, ParentID } : category)),
    }))[0];
  expect(hang(99)).toBe('Categories 1 record ParentID: is no category');
  expect(hang(3)).toBe('Categories 1 record ParentID: hangs below itself');
  expect(hang(1)).toBe('Categories 1 record ParentID: hangs below itself');
});
