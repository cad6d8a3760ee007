import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { agencyModel } from '../agency-model.ts';
import { publicationOf, weblinkLines, weblinkTypes } from './skarabee-wire.ts';
import { elementOf, objectionsTo, parseXml, type Told, typeLines } from './weblink-types.ts';

const wsdl = process.env['SKARABEE_WSDL'] ?? '';

test.skipIf(wsdl === '')('the table of types is that of the description of the interface', () => {
  expect(typeLines(parseXml(readFileSync(wsdl, 'utf8')))).toEqual(weblinkLines);
});

const answer = (Publication: Told) =>
  elementOf(weblinkTypes, 'GetPublicationResponse', { GetPublicationResult: { Publication } });

const model = agencyModel([1, 2, 3], 0);
const [home] = model.properties.values();
const publication = home ? publicationOf(home, model) : {};
const good = answer(publication);

test('a publication of the stand-in is one of the interface', () => {
  expect(objectionsTo(weblinkTypes, parseXml(good))).toEqual([]);
});

test.each([
  ['a word that no list knows', 'FOR_RENT<', 'FOR_LEASE<', 'Status is no PropertyStatusType: FOR_LEASE'],
  ['a number with a comma', /<Price>\d+/, '<Price>1,5', 'Price is no decimal: 1,5'],
  ['a field that is missing', /<Area>.*?<\/Area>/, '', 'Area is missing'],
  ['a field twice', '<Info>', '<Info></Info><Info>', 'Info is there twice'],
  ['a field in another place', /(<PriceType>.*?<\/PriceType>)(<Currency>)/, '$2$1', 'PriceType is missing'],
  ['an attribute that is missing', / ID="1" ZipCode/, ' ZipCode', 'City@ID is missing'],
  ['a strange attribute', '<Info>', '<Info colour="red">', 'Info@colour is unknown'],
  ['nil where something must be', /<Price>.*?<\/Price>/, '<Price xsi:nil="true" />', 'Price may not be nil'],
  ['another namespace', 'http://weblink.skarabee.com/', 'http://weblink.example/', 'another namespace'],
  ['an operation that is not offered', /GetPublicationResponse/g, 'DropTables', 'DropTables is unknown'],
])('%s is objected to', (_title, told, instead, objection) => {
  const spoilt = good.replace(told, instead);
  expect(spoilt).not.toBe(good);
  expect(objectionsTo(weblinkTypes, parseXml(spoilt)).join('\n')).toContain(objection);
});
