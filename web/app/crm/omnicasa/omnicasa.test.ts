import { expect, test } from 'vitest';
import { agencyModel, applyEdit } from '../../../../tests/crm/agency-model.ts';
import { type Fault, noFaults } from '../../../../tests/crm/fault-plan.ts';
import { omnicasaPlantedWords, omnicasaPropertyOf } from '../../../../tests/crm/omnicasa/omnicasa-wire.ts';
import { codeReader } from '../connector/codes.ts';
import type { Mapped } from '../connector/connector.ts';
import { crmSite, minute, shownSite, startOfHistory } from '../sync/crm-site.test-data.ts';
import { omnicasaSystem } from '../sync/crm-systems.test-data.ts';
import { readConnection } from '../sync/connection.server.ts';
import { cutProperty } from './omnicasa-facts.ts';
import { omnicasa } from './omnicasa.ts';

const keys = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

function told(changes: object = {}): Record<string, unknown> {
  const model = agencyModel(keys, startOfHistory);
  const property = model.properties.get(2);
  return { ...(property && omnicasaPropertyOf(property, model, 1)), ...changes };
}

function mapped(changes: object, decisions = omnicasaSystem.decisions): Mapped {
  const record = told(changes);
  return omnicasa.map(
    cutProperty(record, { nl: record['DescriptionA'] }),
    codeReader(omnicasa.codes, decisions).readCode,
  );
}

test('what is for partners only is cut before anything is stored', () => {
  const cut = JSON.stringify(cutProperty(told(), {}));
  for (const word of omnicasaPlantedWords) expect(cut).not.toContain(word);
});

test.each([
  [
    'nothing told is not none',
    { NumberOfBedRooms: '-', HasLift: -1 },
    { Bedrooms: undefined, Lift: undefined },
  ],
  ['none is none', { NumberOfBedRooms: 0, HasLift: false }, { Bedrooms: 0, Lift: false }],
  ['nought was not measured', { SurfaceLiving: 0, EnergyPerformance: 0 }, { SurfaceLiving: undefined }],
  ['either may be the latitude', { GoogleX: 4.5, GoogleY: 51.1 }, { Latitude: 51.1, Longitude: 4.5 }],
  ['a place elsewhere is left out', { GoogleX: 48, GoogleY: 4 }, { Latitude: undefined }],
  [
    'a text becomes plain',
    { DescriptionA: '<p>Licht &amp; ruim.</p><p>Rustig.</p>' },
    { Texts: [{ language: 'nl', Description: 'Licht & ruim.\n\nRustig.' }] },
  ],
  ['a price is hidden unless it is shown', { PublishPrice: undefined }, { PublishPrice: false }],
  [
    'a changed home asks for its pictures anew',
    { LastChangedDate: '/Date(5+0100)/' },
    {
      Pictures: [
        expect.objectContaining({ Url: expect.stringMatching(/XLarge\.jpg#.*5/) as unknown }),
        expect.anything(),
      ],
    },
  ],
])('%s', (_title, changes, expected) => {
  const { property } = { property: {}, ...mapped(changes) };
  expect({
    ...Object.fromEntries(Object.keys(expected).map((name) => [name, undefined])),
    ...property,
  }).toMatchObject(expected);
});

test('an address is hidden until an editor has said it for the office', () => {
  expect(mapped({})).toMatchObject({ property: { PublishAddress: true } });
  expect(mapped({ SiteID: 8 })).toMatchObject({ property: { PublishAddress: false } });
});

test.each([
  ['a detailed status that nobody knows', { SubStatus: 99 }, 'hold'],
  ['a take-over', { Goal: 2 }, 'hold'],
  ['a life annuity', { HasViager: true }, 'hold'],
  ['a type that nobody knows', { MainTypeID: 125 }, 'hold'],
  ['an inactive home', { Status: 5 }, 'withdraw'],
])('%s is not shown', (_title, changes, what) => {
  expect(mapped(changes).what).toBe(what);
});

test('whatever comes, the map answers', () => {
  for (const value of [null, [], {}, 'x', 7, [null]]) {
    const strange = Object.fromEntries(Object.keys(told()).map((name) => [name, value]));
    expect(['publish', 'hold', 'withdraw']).toContain(mapped(strange).what);
    expect(omnicasa.map(value, codeReader(omnicasa.codes, []).readCode).what).toBe('hold');
  }
});

async function followed() {
  const model = agencyModel(keys, startOfHistory);
  const coming: (Fault | undefined)[] = [];
  const faults = { ...noFaults, next: () => coming.shift() };
  const site = await crmSite({ model, faults, budget: { calls: 60, records: 500 }, system: omnicasaSystem });
  return { ...site, model, coming, connection: () => readConnection(site.database, site.source) };
}

test('a home that is told to be deleted leaves at the next look, and no home comes in half a language', async () => {
  const site = await followed();
  expect(await site.run()).toBe('done');
  applyEdit(site.model, { kind: 'delete', key: 3 }, site.time.now);
  site.time.now += 11 * minute;
  expect(await site.run()).toBe('done');
  expect((await shownSite(site.database)).map(({ key }) => key)).toEqual(keys.filter((key) => key !== 3));
  applyEdit(site.model, { kind: 'price', key: 4, price: 5000 }, site.time.now);
  site.time.now += 11 * minute;
  // Three pages, the deleted ones, and the first of four languages.
  site.coming.push(...Array.from({ length: 5 }, () => undefined), 'empty');
  expect(await site.run()).toBe('failed');
  expect(await site.connection()).toMatchObject({ problem: 'unreadable' });
});

test('a list that moves while it is read is read again', async () => {
  const site = await followed();
  site.coming.push(undefined, 'drift');
  expect(await site.run()).toBe('done');
  expect(await shownSite(site.database)).toHaveLength(keys.length);
});

test('a wrong password is told apart from a refusal, and stands in no error', async () => {
  const site = await followed();
  const { login, fetch } = site.work;
  const open = (secret: string) => omnicasa.open({ ...login, secret }, fetch).changes('');
  await expect(open('another')).rejects.toMatchObject({ kind: 'wrong-secret' });
  site.coming.push('errors-in-success');
  const refusal = await open(login.secret).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ kind: 'refused' });
  expect(JSON.stringify(refusal) + String(refusal)).not.toContain(login.secret);
});
