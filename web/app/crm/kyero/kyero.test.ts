import { expect, test } from 'vitest';
import { agencyModel, applyEdit, type ModelProperty } from '../../../../tests/crm/agency-model.ts';
import { type Fault, noFaults } from '../../../../tests/crm/fault-plan.ts';
import { kyeroLogin } from '../../../../tests/crm/kyero/kyero-stand-in.ts';
import { feedOf, kyeroPlantedWords, propertyOf } from '../../../../tests/crm/kyero/kyero-wire.ts';
import { codeReader } from '../connector/codes.ts';
import type { Mapped } from '../connector/connector.ts';
import { readXml, type XmlElement } from '../connector/read-xml.ts';
import { isObject } from '../connector/read.ts';
import { readConnection } from '../sync/connection.server.ts';
import { crmSite, minute, shownSite, startOfHistory } from '../sync/crm-site.test-data.ts';
import { kyeroSystem } from '../sync/crm-systems.test-data.ts';
import { cutProperty } from './kyero-facts.ts';
import { openKyero } from './kyero-session.ts';
import { kyero } from './kyero.ts';

const day = 26 * 60 * minute;
const model = agencyModel([1, 2, 3, 4], startOfHistory);

async function read(xml: string): Promise<unknown> {
  const found: XmlElement[] = [];
  await readXml(new Response(xml).body, { root: 'property', names: new Set(['property']) }, (one) =>
    found.push(one),
  );
  return found[0] && cutProperty(found[0]);
}

const sample = (changes: Partial<ModelProperty> = {}) => {
  const property = model.properties.get(2);
  return property ? propertyOf({ ...property, ...changes }, model) : '';
};

const mapped = (record: unknown): Mapped =>
  kyero.map(record, codeReader(kyero.codes, kyeroSystem.decisions).readCode);

/** A record with other words at some paths. */
async function told(changes: Record<string, unknown>): Promise<Mapped> {
  const record = await read(sample());
  return mapped({ ...(isObject(record) ? record : {}), ...changes });
}

test('what is for portals only is cut before anything is stored', async () => {
  expect(sample()).toContain(kyeroPlantedWords[0]);
  const cut = JSON.stringify(await read(sample()));
  for (const word of kyeroPlantedWords) expect(cut).not.toContain(word);
});

test('nought and X are unknown, which is not no', async () => {
  const nothing = await told({ beds: '0', pool: '0', new_build: '0', 'energy_rating.consumption': 'X' });
  const { property = {} } = nothing.what === 'publish' ? nothing : {};
  for (const field of ['Bedrooms', 'Pool', 'NewBuild', 'EPCLabelText', 'Lift', 'Latitude'])
    expect(property[field], field).toBeUndefined();
  expect(nothing.what).toBe('publish');
  expect(nothing.issues).toEqual([]);
  const strange = await told({ pool: 'Privé', 'energy_rating.consumption': 'Processing' });
  expect(strange.issues.map(({ field, level }) => `${level} ${field}`)).toEqual([
    'field EPCLabelText',
    'field Pool',
  ]);
});

test('a price on request is hidden, and one in other money holds the home', async () => {
  for (const price of ['x', 'X', '0', undefined])
    expect(await told({ price })).toMatchObject({ property: { Price: 0, PublishPrice: false } });
  expect((await told({ currency: 'AUD' })).what).toBe('hold');
  expect((await told({ price: 'call us' })).what).toBe('hold');
  expect(await told({ price_freq: 'month' })).toMatchObject({ property: { Goal: 1, PriceUnit: 2 } });
  expect(await told({ price_freq: 'week' })).toMatchObject({ property: { Goal: 1, PriceUnit: 4 } });
});

test('a country that is not told is Spain, and a place far from it is left out', async () => {
  const spain = {
    country: undefined,
    postcode: '03700',
    'location.latitude': '38.84',
    'location.longitude': '0.1',
  };
  expect(await told(spain)).toMatchObject({ property: { CountryID: 32, Zip: '03700', Latitude: 38.84 } });
  const miami = await told({ ...spain, 'location.latitude': '25.76', 'location.longitude': '-80.19' });
  expect(miami).not.toHaveProperty('property.Latitude');
  expect(miami.issues).toMatchObject([{ level: 'field', reason: 'lies outside the country' }]);
});

test('a type or town without a meaning holds the home and is asked about', async () => {
  for (const changes of [
    { type: 'Cave house' },
    { town: 'Denia' },
    { price_freq: 'day' },
    { country: 'Atlantis' },
  ])
    expect((await told(changes)).what).toBe('hold');
});

test('plans come last, the same name twice gets a number, and no more come than a page shows', async () => {
  const urls = Array.from({ length: 70 }, (_, index) => ({
    url: `https://a.example/${String(index)}/Photo 1.JPG?v=2`,
  }));
  const answer = await told({
    images: [{ url: 'https://a.example/plan.png', isPlan: true }, ...urls.slice(0, 2)],
  });
  expect(answer).toMatchObject({
    property: { Pictures: [{ ID: 'photo-1' }, { ID: '2-photo-1' }, { ID: 'plan', Scene: 'plan' }] },
  });
  const many = await told({ images: urls });
  expect(many.what === 'publish' && many.property['Pictures']).toHaveLength(60);
});

test('whatever comes, the map answers', async () => {
  const record = await read(sample());
  for (const value of [null, [], {}, 'x', 7, [null]]) {
    const strange = Object.fromEntries(
      Object.keys(isObject(record) ? record : {}).map((name) => [name, value]),
    );
    expect(['publish', 'hold']).toContain(mapped(strange).what);
    expect(mapped(value).what).toBe('hold');
  }
});

test('no other host is asked, and none without encryption', async () => {
  const asked: string[] = [];
  const call = (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(feedOf([sample()])));
  };
  const login = { ...kyeroLogin, address: 'https://files.example' };
  const tries = [
    { ...login, secret: 'https://other.example/a.xml' },
    { ...login, secret: '//other.example/a.xml' },
    { ...login, address: 'http://files.example' },
    { ...login, address: '' },
  ];
  for (const one of tries)
    await expect(openKyero(one, call).changes('')).rejects.toMatchObject({ kind: 'wrong-secret' });
  expect((await openKyero(login, call).changes('')).refs).toHaveLength(1);
  expect(asked).toEqual(['https://files.example/export/costa.xml?key=of-the-feed']);
  const moved = () => Promise.resolve(new Response(null, { status: 302, headers: { Location: '/b.xml' } }));
  await expect(openKyero(login, moved).changes('')).rejects.toMatchObject({ kind: 'refused' });
});

test('of twins that differ, the same one counts in whatever order they come', async () => {
  const twins = [sample(), sample({ price: 1 })];
  const marks = [twins, twins.toReversed()].map(async (order) => {
    const login = { ...kyeroLogin, address: 'https://files.example' };
    return openKyero(login, () => Promise.resolve(new Response(feedOf(order)))).changes('');
  });
  const [one, other] = await Promise.all(marks);
  expect(one?.refs).toHaveLength(1);
  expect(one).toEqual(other);
});

async function followed(count: number) {
  const agency = agencyModel(
    Array.from({ length: count }, (_, index) => index + 1),
    startOfHistory,
  );
  const weather: { fault: Fault | undefined } = { fault: undefined };
  const faults = { ...noFaults, next: () => weather.fault };
  const site = await crmSite({
    model: agency,
    faults,
    system: kyeroSystem,
    budget: { calls: 12, records: 500 },
  });
  const keys = async () => (await shownSite(site.database)).map(({ key }) => key);
  return { ...site, agency, weather, keys, connection: () => readConnection(site.database, site.source) };
}

test('a file that did not change is one call, which moves nothing', async () => {
  const site = await followed(4);
  expect(await site.run()).toBe('done');
  site.time.now += 30 * minute;
  const { cursor } = (await site.connection()) ?? {};
  const calls = site.standIn.calls.length;
  expect(await site.run()).toBe('done');
  expect(site.standIn.calls).toHaveLength(calls + 1);
  expect(await site.connection()).toMatchObject({ cursor, problem: null });
});

test('a price reaches the site although its date did not move', async () => {
  const site = await followed(4);
  await site.run();
  applyEdit(site.agency, { kind: 'price', key: 2, price: 412_000, isUnnoticed: true }, site.time.now);
  site.time.now += 30 * minute;
  await site.run();
  expect((await shownSite(site.database)).find(({ key }) => key === 2)?.price).toBe(412_000);
});

test('an empty, cut or strange file removes nothing, however often it comes', async () => {
  const site = await followed(4);
  await site.run();
  for (const fault of ['empty', 'cut', 'html', 'errors-in-success', 'unauthorized', 'slow'] as const) {
    site.weather.fault = fault;
    for (let night = 0; night < 2; night += 1) {
      site.time.now += day;
      await site.run();
    }
    expect(await site.keys(), fault).toEqual([1, 2, 3, 4]);
  }
});

test('half a file waits for a person, and the other half is back when the file is whole', async () => {
  const site = await followed(20);
  await site.run();
  const half = [...site.agency.properties].filter(([key]) => key % 2 === 0);
  for (const [key] of half) site.agency.properties.delete(key);
  for (let night = 0; night < 3; night += 1) {
    site.time.now += day;
    await site.run();
  }
  expect(await site.keys()).toHaveLength(20);
  expect(await site.connection()).toMatchObject({ removals: 10 });
  for (const [key, property] of half) site.agency.properties.set(key, property);
  site.time.now += day;
  await site.run();
  expect(await site.connection()).toMatchObject({ removals: 0 });
  expect(await site.keys()).toHaveLength(20);
});
