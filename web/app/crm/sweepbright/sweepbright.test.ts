import { expect, test } from 'vitest';
import { agencyModel, applyEdit } from '../../../../tests/crm/agency-model.ts';
import { type Fault, noFaults } from '../../../../tests/crm/fault-plan.ts';
import { signed, sweepbrightLogin } from '../../../../tests/crm/sweepbright/sweepbright-stand-in.ts';
import {
  estateSample,
  guidOf,
  projectKey,
  sweepbrightEstateOf,
  sweepbrightPlantedWords,
} from '../../../../tests/crm/sweepbright/sweepbright-wire.ts';
import { codeReader } from '../connector/codes.ts';
import { type Fields, isObject } from '../connector/read.ts';
import { readConnection } from '../sync/connection.server.ts';
import { crmSite, minute, shownSite, startOfHistory } from '../sync/crm-site.test-data.ts';
import { sweepbrightSystem } from '../sync/crm-systems.test-data.ts';
import { cutEstate } from './sweepbright-facts.ts';
import { sweepbright } from './sweepbright.ts';

const hour = 60 * minute;
const model = agencyModel([2], startOfHistory);

function mapped(changes: Fields = {}) {
  const told = sweepbrightEstateOf(model, 2, startOfHistory);
  const record = cutEstate({ ...(isObject(told) ? told : {}), ...changes });
  return sweepbright.map(record, codeReader(sweepbright.codes, []).readCode);
}

async function followed(keys: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8]) {
  const own = agencyModel(keys, startOfHistory);
  const coming: (Fault | undefined)[] = [];
  const faults = { ...noFaults, next: () => coming.shift() };
  const site = await crmSite({
    model: own,
    faults,
    system: sweepbrightSystem,
    budget: { calls: 60, records: 500 },
  });
  for (const key of keys) await site.hear(key);
  const shown = async () => (await shownSite(site.database)).map(({ key }) => key);
  const removals = async () => (await readConnection(site.database, site.source))?.removals;
  return { ...site, model: own, coming, shown, removals };
}

test('what a website may not tell is cut before anything is stored', () => {
  const told = sweepbrightEstateOf(model, 2, startOfHistory);
  const cut = JSON.stringify(cutEstate(isObject(told) ? told : {}));
  for (const word of sweepbrightPlantedWords) {
    expect(JSON.stringify(told)).toContain(word);
    expect(cut).not.toContain(word);
  }
});

test('a public sample is read: a home that is not yet on offer, and on offer as it is told', () => {
  const read = (estate: Fields) =>
    sweepbright.map(cutEstate(estate), codeReader(sweepbright.codes, []).readCode);
  expect(read(estateSample)).toEqual({ what: 'withdraw', reason: 'withdrawn', issues: [] });
  expect(read({ ...estateSample, status: 'available' })).toMatchObject({
    what: 'publish',
    issues: [],
    property: {
      MainType: 'apartment',
      WebID: 2,
      Goal: 0,
      Price: 450_000,
      PublishPrice: true,
      Street: 'Rue Neuve',
      HouseNumber: '111',
      Zip: '1620',
      CountryID: 10,
      PublishAddress: true,
      Latitude: 50.79,
      Longitude: 4.31,
      Bedrooms: 1,
      Bathrooms: 2,
      Toilets: 2,
      SurfaceLiving: 100,
      Condition: 'new',
      Heating: 'gas',
      Alarm: true,
      AirConditioning: true,
      Texts: [{ language: 'en' }],
      Pictures: [{ ID: '12345678-1234-1234-1234-123456789012' }],
    },
  });
});

test('unknown is not no: a box that nobody ticked and a list without a word say nothing', () => {
  const silent = { features: { security: { alarm: false } }, amenities: ['garden'] };
  expect(mapped(silent)).toMatchObject({ property: { Alarm: undefined, Lift: undefined } });
  expect(mapped({ bedrooms: null })).not.toHaveProperty('property.Bedrooms');
  expect(mapped({ bedrooms: 0 })).toHaveProperty('property.Bedrooms', 0);
  expect(mapped({ features: { energy: { gas: true, electricity: true } } })).not.toHaveProperty(
    'property.Heating',
  );
});

test('a code that nobody knows holds the record where a page needs it, and else leaves its fact out', () => {
  for (const changes of [{ status: 'bid' }, { negotiation: 'swap' }, { location: { country: 'XX' } }])
    expect(mapped(changes).what).toBe('hold');
  expect(mapped({ price: { amount: 1, currency: 'GBP', hidden: false } }).what).toBe('hold');
  const poor = mapped({ general_condition: 'poor' });
  expect(poor).toHaveProperty('property.Condition', undefined);
  expect(poor.issues).toContainEqual({
    level: 'field',
    field: 'Condition',
    reason: 'is a code that the site has no word for yet',
    value: 'poor',
  });
});

test('prices and addresses of which nothing is said stay hidden, and so does a sum behind words', () => {
  expect(mapped({ price: { amount: 300_000 }, location: { country: 'BE' } })).toMatchObject({
    property: { PublishPrice: false, PublishAddress: false },
  });
  expect(mapped({ custom_price: 'On request' })).toHaveProperty('property.PublishPrice', false);
});

test('older versions of the interface tell the same facts elsewhere, and sizes have several units', () => {
  const old = { legal: undefined, epc_value: 188, regulations: { building_permit: true } };
  expect(mapped(old)).toMatchObject({ property: { EnergyPerformance: 188, Permit: 'issued' } });
  const sizes = { liveable_area: { size: 1000, unit: 'sq_ft' }, plot_area: { size: 2.5, unit: 'are' } };
  expect(mapped({ sizes })).toMatchObject({ property: { SurfaceLiving: 93, SurfaceGround: 250 } });
});

test('open days come with a zone and are told in Belgian time', () => {
  const open_homes = [{ start_date: '2026-12-05T09:00:00+00:00', end_date: '2026-12-05T11:00:00+00:00' }];
  expect(mapped({ open_homes })).toMatchObject({
    property: { OpenHouses: [{ Date: '2026-12-05', From: '10:00', Until: '12:00' }] },
  });
});

test('whatever comes, the map answers', () => {
  const told = sweepbrightEstateOf(model, 2, startOfHistory);
  for (const value of [null, [], {}, 'x', 7, [null], { id: null }]) {
    const strange = Object.fromEntries(Object.keys(isObject(told) ? told : {}).map((name) => [name, value]));
    const { readCode } = codeReader(sweepbright.codes, []);
    expect(sweepbright.map(cutEstate(strange), readCode).what).toBe('hold');
    expect(sweepbright.map(value, readCode).what).toBe('hold');
  }
});

test('a message is heard with the signature of its client only, and for its own company', async () => {
  const body = {
    event: 'estate-deleted',
    estate_id: guidOf(7),
    happened_at: '2026-10-24T11:00:00+02:00',
    company_id: sweepbrightLogin.account,
  };
  const login = { address: '', ...sweepbrightLogin };
  const heard = (changes: object, secret: string = login.secret) =>
    sweepbright.readMessage(signed(JSON.stringify({ ...body, ...changes }), secret), login);
  expect(await heard({})).toEqual([{ key: guidOf(7), at: '2026-10-24T09:00:00.000Z', isGone: true }]);
  expect(await heard({ event: 'estate-added' })).toMatchObject([{ isGone: false }]);
  expect(await heard({ company_id: guidOf(1) })).toEqual([]);
  expect(await heard({}, 'another secret')).toBeUndefined();
  expect(await heard({ event: 'estate-sold' })).toBeUndefined();
  const { text } = signed(JSON.stringify(body), login.secret);
  for (const value of ['', 'xyz', 'a'.repeat(40)])
    expect(
      await sweepbright.readMessage({ text, headers: new Headers({ 'X-Hook-Signature': value }) }, login),
    ).toBeUndefined();
});

test('a home leaves when a message says so and the system no longer has it', async () => {
  const site = await followed();
  expect(await site.run()).toBe('done');
  expect(await site.shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  applyEdit(site.model, { kind: 'offline', key: 3, isOffline: true }, site.time.now);
  const message = site.standIn.message(3);
  applyEdit(site.model, { kind: 'offline', key: 3, isOffline: false }, site.time.now);
  await site.deliver(message);
  await site.run();
  expect(await site.shown()).toContain(3);
  applyEdit(site.model, { kind: 'delete', key: 3 }, site.time.now);
  site.time.now += minute;
  await site.hear(3);
  await site.run();
  expect(await site.shown()).toEqual([1, 2, 4, 5, 6, 7, 8]);
});

test('a message of before, heard after the system has fallen silent about the home, removes nothing', async () => {
  const site = await followed([1, 2]);
  await site.run();
  applyEdit(site.model, { kind: 'offline', key: 1, isOffline: true }, site.time.now);
  const late = site.standIn.message(1);
  site.time.now += minute;
  applyEdit(site.model, { kind: 'offline', key: 1, isOffline: false }, site.time.now);
  await site.hear(1);
  await site.run();
  site.time.now += 3 * hour;
  await site.deliver(late);
  await site.run();
  expect(await site.shown()).toEqual([1, 2]);
  expect(await site.removals()).toBe(1);
});

test('a change that is fetched too late waits for a person, and for the agency to publish it again', async () => {
  const site = await followed([1, 2]);
  await site.run();
  applyEdit(site.model, { kind: 'price', key: 2, price: 399_000 }, site.time.now);
  await site.hear(2);
  site.time.now += 3 * hour;
  expect(await site.run()).toBe('done');
  expect(await site.shown()).toEqual([1, 2]);
  expect(await site.removals()).toBe(1);
  await site.hear(2);
  await site.run();
  expect(await site.removals()).toBe(0);
  expect((await shownSite(site.database)).map(({ price }) => price)).toContain(399_000);
});

test('units come with their project, leave when it no longer holds them, and with it', async () => {
  const site = await followed();
  await site.run();
  expect(site.standIn.calls.filter((path) => path.endsWith(guidOf(projectKey)))).toHaveLength(1);
  applyEdit(site.model, { kind: 'delete', key: 8 }, site.time.now);
  await site.hear(8);
  await site.run();
  expect(await site.shown()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  site.time.now += minute;
  applyEdit(site.model, { kind: 'delete', key: 4 }, site.time.now);
  await site.hear(4);
  await site.run();
  expect(await site.shown()).toEqual([1, 2, 3, 5, 6, 7]);
});

test('pictures whose addresses have expired are told anew before they are copied', async () => {
  const site = await followed([2]);
  await site.run();
  applyEdit(site.model, { kind: 'picture', key: 2, change: 'add' }, site.time.now);
  await site.hear(2);
  // Ends after the estate is stored and before the site has taken it.
  site.work.budget = { calls: 60, records: 0 };
  await site.run();
  site.work.budget = { calls: 60, records: 500 };
  site.time.now += 2 * hour;
  site.standIn.message(2);
  await site.run();
  expect((await shownSite(site.database))[0]?.pictures).toEqual([201, 202, 203]);
});

test('a token that is refused is renewed once, and an account that is closed is told as one', async () => {
  const site = await followed([2]);
  site.coming.push(undefined, 'unauthorized');
  expect(await site.run()).toBe('done');
  expect(site.standIn.calls.filter((path) => path.endsWith('/token'))).toHaveLength(2);
  site.time.now += 11 * minute;
  site.coming.push('unauthorized');
  expect(await site.run()).toBe('failed');
  expect(await readConnection(site.database, site.source)).toMatchObject({ problem: 'wrong-secret' });
});
