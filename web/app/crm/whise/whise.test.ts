import { expect, test } from 'vitest';
import { agencyModel } from '../../../../tests/crm/agency-model.ts';
import { whiseEvent } from '../../../../tests/crm/whise/whise-stand-in.ts';
import {
  appointmentKinds,
  appointmentOf,
  estateOf,
  plantedWords,
} from '../../../../tests/crm/whise/whise-wire.ts';
import { codeReader } from '../connector/codes.ts';
import type { Mapped } from '../connector/connector.ts';
import { cutEstate, type Estate } from './whise-facts.ts';
import { isObject } from '../connector/read.ts';
import { whise } from './whise.ts';
import { cutAppointment } from './whise-visit.ts';

const model = agencyModel([1, 2, 3, 4], Date.UTC(2026, 10, 20, 9));

function estate(key = 2, changes: Estate = {}): Estate {
  const property = model.properties.get(key);
  const told = property && estateOf(property, model, true);
  return { ...(isObject(told) ? told : {}), ...changes };
}

function mapped(record: Estate): Mapped {
  return whise.map(cutEstate(record), codeReader(whise.codes, []).readCode);
}

const published = (changes: Estate = {}) => {
  const answer = mapped(estate(2, changes));
  return answer.what === 'publish' ? answer.property : answer;
};

test('what is for partners only is cut before anything is stored', () => {
  const cut = JSON.stringify(cutEstate(estate()));
  for (const word of plantedWords) expect(cut).not.toContain(word);
});

test('unknown is not no: what nobody told is left out, and nothing is said of it', () => {
  for (const rooms of [-1, '', '-', null, undefined]) {
    const answer = mapped(estate(2, { rooms }));
    expect(answer).not.toHaveProperty('property.Bedrooms');
    expect(answer.issues.map(({ field }) => field)).not.toContain('Bedrooms');
  }
  expect(published({ rooms: 0 })).toMatchObject({ Bedrooms: 0 });
});

test('a range or a strange word is left out and told to staff', () => {
  const answer = mapped(estate(2, { energyValue: '179-179', furnished: 'half' }));
  expect(answer).not.toHaveProperty('property.EnergyPerformance');
  expect(answer.issues).toContainEqual({
    level: 'field',
    field: 'EnergyPerformance',
    reason: 'is no number',
    value: '179-179',
  });
  expect(answer.issues.map(({ field }) => field)).toContain('Furnished');
});

test('a life annuity is held, because nothing tells its instalment', () => {
  expect(mapped(estate(2, { purpose: { id: 3 } }))).toMatchObject({
    what: 'hold',
    issues: expect.arrayContaining([
      expect.objectContaining({ field: 'LifeAnnuity', level: 'record' }),
    ]) as unknown,
  });
});

test('a state that nobody knows holds the record, and one before the offer withdraws it', () => {
  expect(mapped(estate(2, { purposeStatus: { id: 777 } })).what).toBe('hold');
  expect(mapped(estate(2, { purposeStatus: { id: 24 } })).what).toBe('withdraw');
  expect(mapped(estate(2, { status: { id: 6 } })).what).toBe('withdraw');
  expect(mapped(estate(2, { canHaveChildren: true })).what).toBe('withdraw');
});

test('addresses and prices of which nothing is said stay hidden', () => {
  expect(published({ displayAddress: undefined, displayPrice: undefined })).toMatchObject({
    PublishAddress: false,
    PublishPrice: false,
  });
  expect(published({ price: undefined })).toMatchObject({ Price: 0, PublishPrice: false });
});

test('coordinates have each other’s labels, and those of another country are left out', () => {
  const at = (x: number, y: number) =>
    published({
      details: [
        { id: 1849, value: String(x) },
        { id: 1850, value: String(y) },
      ],
    });
  expect(at(51.05, 3.72)).toMatchObject({ Latitude: 51.05, Longitude: 3.72 });
  expect(at(3.72, 51.05)).not.toHaveProperty('Latitude');
});

test('days come in two ways, and a picture that changed has another address', () => {
  const details = [{ id: 2776, value: '04/28/2034 00:00' }];
  const changed = published({ putOnlineDateTime: '2026-05-02T09:14:34.64', details });
  expect(changed).toMatchObject({ PublicationDate: '2026-05-02', EPCExpiryDate: '2034-04-28' });
  const pictures = [{ id: 9, urlXXL: 'https://a.example/1.jpg', updateDateTime: '2026-03-02T07:10:00' }];
  expect(published({ pictures })).toMatchObject({
    Pictures: [{ ID: '9', Url: 'https://a.example/1.jpg#2026-03-02T07:10:00' }],
  });
});

test('whatever comes, the map answers', () => {
  for (const value of [null, [], {}, 'x', 7, [null], { id: null }, { id: {} }]) {
    const strange = Object.fromEntries(Object.keys(estate()).map((name) => [name, value]));
    expect(['publish', 'hold', 'withdraw']).toContain(mapped(strange).what);
    expect(whise.map(value, codeReader(whise.codes, []).readCode).what).toBe('hold');
  }
});

const visit = {
  ...({ key: 7, about: [2, 3], kind: 'visit', reference: '1A2B3C4D' } as const),
  ...{ start: Date.UTC(2026, 10, 25, 9), end: Date.UTC(2026, 10, 25, 10), changedAt: 0 },
};

function appointment(changes: Estate = {}, decisions: Parameters<typeof codeReader>[1] = []) {
  const told = { ...appointmentOf({ ...visit, about: [2, 3] }), ...changes };
  return whise.mapVisit?.(cutAppointment(told), codeReader(whise.codes, decisions).readCode);
}

test('of an appointment, only its hours, its estates, its kind and a reference of the site are kept', () => {
  const cut = cutAppointment({ ...appointmentOf({ ...visit, about: [2, 3] }) });
  expect(cut).toEqual({
    ...{ id: 7, action: '5', estates: [2, 3], siteReference: '1A2B3C4D' },
    ...{ startDateTime: '2026-11-25T10:00:00.00', endDateTime: '2026-11-25T11:00:00.00' },
  });
  const number = { subject: 'Bel 01234567', description1: '1a2b3c4d-0000-4000-8000-000000000000-visit-0' };
  expect(cutAppointment(number)).toMatchObject({ siteReference: '1A2B3C4D' });
  for (const subject of ['Bel 01234567 of 20261125', 'gsm 0470 12 34 56', 'ABCDEFGHI', null])
    expect(cutAppointment({ subject })).not.toHaveProperty('siteReference');
});

test('an appointment is a visit once somebody says that its kind is, and is held where its hours cannot be read', () => {
  const hours = { id: 7, about: ['2', '3'], start: '2026-11-25T10:00', end: '2026-11-25T11:00' };
  const decision = { kind: 'appointment', code: String(appointmentKinds.visit), ours: 'visit' };
  expect(appointment({}, [decision])).toMatchObject({ issues: [], visit: { ...hours, isVisit: true } });
  expect(appointment()).toMatchObject({ issues: [{ value: '5' }], visit: { ...hours, isVisit: false } });
  expect(appointment({ estates: [] })).toMatchObject({ issues: [], visit: { about: [] } });
  for (const startDateTime of ['2026-11-25T10:00:00Z', '2026-11-25T12:00:00', '25/11/2026', 7, null])
    expect(appointment({ startDateTime })).toMatchObject({ issues: [{ level: 'record' }] });
});

test('an event names estates of its own office only', async () => {
  const keysIn = async (body: unknown, account = '77/41', readsVisits = false) =>
    (
      await whise.readMessage(
        { text: JSON.stringify(body), headers: new Headers() },
        { address: '', account, user: '', secret: '', readsVisits },
      )
    )?.map(({ key }) => key);
  expect(await keysIn(whiseEvent(7))).toEqual(['7']);
  expect(await keysIn(whiseEvent(7), '77/42')).toEqual([]);
  expect(await keysIn(whiseEvent(7, 'contact_update'))).toEqual([]);
  const moved = whiseEvent(7, 'calendar_update');
  expect([await keysIn(moved), await keysIn(moved, '77/41', true)]).toEqual([[], ['visit/7']]);
  for (const body of [null, {}, { events: 'x' }, 'text']) expect(await keysIn(body)).toBeUndefined();
});
