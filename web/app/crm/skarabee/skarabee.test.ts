import { expect, test } from 'vitest';
import { agencyModel, applyEdit } from '../../../../tests/crm/agency-model.ts';
import { type Fault, noFaults } from '../../../../tests/crm/fault-plan.ts';
import { skarabeeLogin, skarabeeStandIn } from '../../../../tests/crm/skarabee/skarabee-stand-in.ts';
import { skarabeePlantedWords } from '../../../../tests/crm/skarabee/skarabee-wire.ts';
import { codeReader } from '../connector/codes.ts';
import type { Mapped } from '../connector/connector.ts';
import type { Fields } from '../connector/read.ts';
import { element } from './soap.ts';
import { skarabee } from './skarabee.ts';

const start = Date.UTC(2026, 10, 20, 9);

function opened(secret: string = skarabeeLogin.secret) {
  const model = agencyModel([1, 2, 3], start);
  const coming: (Fault | undefined)[] = [];
  const standIn = skarabeeStandIn({
    model,
    faults: { ...noFaults, next: () => coming.shift() },
    now: () => start,
  });
  const login = { address: 'https://crm.example', ...skarabeeLogin, secret };
  const session = skarabee.open(login, (address, init) => standIn.answer(new Request(address, init)));
  return { ...standIn, model, coming, session };
}

async function record(): Promise<Fields> {
  return (await opened().session.fetch(['2'])).get('2')?.record as Fields;
}

const mapped = (told: Fields): Mapped => skarabee.map(told, codeReader(skarabee.codes, []).readCode);

test('every call and answer is one of the interface, and nothing kept is for partners only', async () => {
  const { session, model, objections, calls } = opened();
  const first = await session.changes('');
  expect(first.refs.map(({ key }) => key)).toEqual(['1', '2', '3']);
  applyEdit(model, { kind: 'offline', key: 2, isOffline: true }, start + 1000);
  expect(await session.changes(first.cursor)).toMatchObject({
    refs: [{ key: '1' }, { key: '3' }],
    gone: ['2'],
  });
  expect((await session.allKeys?.(''))?.refs.map(({ key }) => key)).toEqual(['1', '3']);
  const found = await session.fetch(['1', '2', '99']);
  expect([...found.keys()]).toEqual(['1', '2']);
  expect(calls).toHaveLength(6);
  expect(objections).toEqual([]);
  for (const word of skarabeePlantedWords) expect(JSON.stringify([...found])).not.toContain(word);
});

test.each<[string, Fault, string]>([
  ['errors beside an empty list', 'errors-in-success', 'refused'],
  ['a fault', 'drift', 'unreachable'],
  ['half an answer', 'cut', 'unreadable'],
  ['a page for people', 'html', 'unreachable'],
  ['a server that is broken', 'broken', 'unreachable'],
  ['a login that is refused', 'unauthorized', 'wrong-secret'],
])('%s is no list', async (_title, fault, kind) => {
  const { session, coming } = opened();
  coming.push(fault);
  await expect(session.changes('')).rejects.toMatchObject({ kind });
});

test('a wrong password comes as a fault, and no answer proves that a home has left but the one that says so', async () => {
  await expect(opened('another').session.changes('')).rejects.toMatchObject({ kind: 'wrong-secret' });
  const { session, coming } = opened();
  coming.push('empty');
  await expect(session.fetch(['1'])).rejects.toMatchObject({ kind: 'unreadable' });
});

test('requests escape what they are given', () => {
  expect(element('A', '<b a="1">&', element('C'), 1, true).xml).toBe(
    '<A>&lt;b a=&quot;1&quot;&gt;&amp;<C></C>1true</A>',
  );
  expect(element('A', undefined).xml).toBe('<A xsi:nil="true"/>');
});

const flash = (language: string, Text: string) => ({ '@LanguageID': language, Text });

test.each<[string, Fields, object]>([
  [
    'nothing told is not none',
    { 'Property.NumberOfBedrooms': '-1', 'Property.HasElevator': 'UNDEFINED' },
    { Bedrooms: undefined, Lift: undefined },
  ],
  [
    'none is none',
    { 'Property.NumberOfBedrooms': '0', 'Property.HasElevator': 'FALSE' },
    { Bedrooms: 0, Lift: false },
  ],
  ['a house number has its letter', { 'Property.Address.HouseNumberExtension': 'B' }, { HouseNumber: '2B' }],
  ['an address is hidden with its number', { 'Info.HideHouseNumber': 'true' }, { PublishAddress: false }],
  ['a price on request is hidden', { 'Property.PriceIndication': 'ON_REQUEST' }, { PublishPrice: false }],
  ['walls follow the end of a word', { 'Property.Typo.Characterisation': 'Dwelling_End' }, { Facades: 3 }],
  ['furnished in part is not furnished', { 'Property.Garnished': 'PARTIAL' }, { Furnished: 'partly' }],
  ['a label of another kind says nothing', { 'Property.Energy.Class': 'PN' }, { EPCLabelText: undefined }],
  [
    'sources that differ say nothing',
    { 'Property.HeatingTypes.HeatingType': ['NATURAL_GAS', 'ELECTRICITY'] },
    { Heating: undefined },
  ],
  [
    'the course says more than the state',
    { 'Property.FlowStatus': 'FOR_SALE_RESERVED' },
    { Status: 'reserved' },
  ],
  [
    'an order that has ended says more than its course',
    { 'Property.Status': 'FOR_SALE_ORDER_ENDED', 'Property.FlowStatus': 'FOR_SALE_RESERVED' },
    { Status: 'withdrawn' },
  ],
  [
    'the longest text counts',
    { 'Property.AllFlashes.Flash': [flash('TAAL_NL', 'Kort.'), flash('nl-BE', 'Iets langer.')] },
    { Texts: [{ language: 'nl', Description: 'Iets langer.' }] },
  ],
  [
    'visits without an appointment',
    {
      'Property.OpenHouse.FromToDates.FromToDate': [
        { '@From': '2026-12-05 10:00:00', '@To': '2026-12-05 12:00:00' },
      ],
    },
    { OpenHouses: [{ Date: '2026-12-05', From: '10:00', Until: '12:00' }] },
  ],
])('%s', async (_title, changes, expected) => {
  const { property } = { property: {}, ...mapped({ ...(await record()), ...changes }) };
  expect({
    ...Object.fromEntries(Object.keys(expected).map((name) => [name, undefined])),
    ...property,
  }).toMatchObject(expected);
});

test.each<[string, Fields, string]>([
  ['a state that nobody has told', { 'Property.Status': 'UNDEFINED' }, 'hold'],
  ['a course that nobody knows', { 'Property.FlowStatus': 'TO_COMPLETE_FOR_SALE' }, 'hold'],
  ['a take-over', { 'Property.TakeOver': 'TRUE' }, 'hold'],
  ['a life annuity', { 'Property.LifeAnnuity.Type': 'FULL_OWNERSHIP' }, 'hold'],
  ['a price by the year', { 'Property.PriceType': 'PRICE_PER_YEAR' }, 'hold'],
  ['a publication that is not enabled', { 'Info.Enabled': 'false' }, 'withdraw'],
  ['a project', { 'Property.PropertyType': 'PROJECT' }, 'withdraw'],
])('%s is not shown', async (_title, changes, what) => {
  expect(mapped({ ...(await record()), ...changes }).what).toBe(what);
});

test('whatever comes, the map answers', async () => {
  const names = Object.keys(await record());
  for (const value of [null, [], {}, 'x', 7, [null], [{}]]) {
    const strange = Object.fromEntries(names.map((name) => [name, value]));
    expect(['publish', 'hold', 'withdraw']).toContain(mapped(strange).what);
  }
});
