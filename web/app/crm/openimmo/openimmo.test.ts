import { expect, test } from 'vitest';
import { agencyModel, applyEdit, type ModelProperty } from '../../../../tests/crm/agency-model.ts';
import { noFaults } from '../../../../tests/crm/fault-plan.ts';
import {
  deletionOf,
  documentOf,
  immobilieOf,
  obidOf,
  openimmoPlantedWords,
  pathOf,
} from '../../../../tests/crm/openimmo/openimmo-wire.ts';
import { zipOf, type ZipFile } from '../../../../tests/crm/zip.ts';
import { codeReader } from '../connector/codes.ts';
import type { Mapped } from '../connector/connector.ts';
import { isObject } from '../connector/read.ts';
import { readConnection } from '../sync/connection.server.ts';
import { crmSite, minute, shownSite, startOfHistory } from '../sync/crm-site.test-data.ts';
import { openimmoSystem } from '../sync/crm-systems.test-data.ts';
import { readOpenimmoDelivery } from './openimmo-delivery.ts';
import { openimmo } from './openimmo.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const model = agencyModel([1, 2, 3, 4, 5, 6], startOfHistory);
const homeOf = (key: number, changes: Partial<ModelProperty> = {}): ModelProperty => {
  const property = model.properties.get(key);
  if (!property) throw new Error(`The model has no home ${String(key)}.`);
  return { ...property, ...changes };
};

type File = {
  homes: readonly string[];
  isWhole?: boolean;
  timestamp?: string;
  others?: readonly ZipFile[];
};

const picturesOf = ({ pictures }: ModelProperty): ZipFile[] =>
  pictures.map(({ key, version }) => ({
    name: pathOf(key),
    bytes: Buffer.from(`${String(key)} ${String(version)}`),
  }));

function fileOf({ homes, isWhole = false, timestamp = '2026-10-24T12:00:00', others = [] }: File): Bytes {
  const bytes = documentOf(homes, { isWhole, timestamp, encoding: 'utf-8' });
  return zipOf([{ name: 'openimmo.xml', bytes }, ...others]);
}

async function recordOf(changes: Partial<ModelProperty> = {}): Promise<Record<string, unknown>> {
  const home = homeOf(2, changes);
  const { records } = await readOpenimmoDelivery(
    fileOf({ homes: [immobilieOf(home, '')], others: picturesOf(home) }),
  );
  const keep = () => Promise.resolve({ Url: '/pictures/0123456789abcdef0123456789abcdef', Width: 9 });
  const record = await records.get(obidOf(2))?.(() => Promise.resolve(undefined), keep);
  return isObject(record) ? record : {};
}

const mapped = (record: unknown): Mapped => openimmo.map(record, codeReader(openimmo.codes, []).readCode);
const told = async (changes: Record<string, unknown>) => mapped({ ...(await recordOf()), ...changes });

test('what is for portals only is cut before anything is stored', async () => {
  expect(immobilieOf(homeOf(2), '')).toContain(openimmoPlantedWords[0]);
  const cut = JSON.stringify(await recordOf());
  for (const word of openimmoPlantedWords) expect(cut).not.toContain(word);
});

test('a price of nought is on request or a slip, and other money holds the home', async () => {
  const hidden = { 'preise.kaufpreis': '0', 'preise.kaufpreis@auf_anfrage': 'true' };
  expect(await told(hidden)).toMatchObject({ property: { Price: 0, PublishPrice: false } });
  expect((await told({ 'preise.kaufpreis': '0' })).what).toBe('hold');
  expect((await told({ 'preise.waehrung@iso_waehrung': 'CHF' })).what).toBe('hold');
  expect(await told({ vermarktungsart: ['MIETE_PACHT'], 'preise.kaltmiete': '1150,50' })).toMatchObject({
    property: { Goal: 1, Price: 1150.5, PriceUnit: 2 },
  });
});

test('a home for sale and to let, or of a kind or state without a word, is held', async () => {
  expect((await told({ 'zustand_angaben.verkaufstatus@stand': 'BEURKUNDET' })).what).toBe('hold');
  expect((await told({ vermarktungsart: ['KAUF', 'MIETE_PACHT'] })).what).toBe('hold');
  expect((await told({ vermarktungsart: ['ERBPACHT'] })).what).toBe('hold');
  expect((await told({ objektart: 'sonstige' })).what).toBe('hold');
});

test('a kind refines another, and an address is shown unless it is said to be hidden', async () => {
  expect(await told({ objektart: 'haus VILLA' })).toMatchObject({ property: { MainType: 'villa' } });
  expect(await told({ objektart: 'haus NEW' })).toMatchObject({ property: { MainType: 'house' } });
  const release = 'verwaltung_objekt.objektadresse_freigeben';
  for (const [said, isShown] of [
    [undefined, true],
    ['true', true],
    ['false', false],
    ['?', false],
  ] as const)
    expect(await told({ [release]: said })).toMatchObject({ property: { PublishAddress: isShown } });
});

test('numbers with a unit, states and references are read', async () => {
  const pass = { 'zustand_angaben.energiepass.endenergiebedarf': '142,5 kWh/(m²*a)' };
  expect(await told(pass)).toMatchObject({ property: { EnergyPerformance: 142.5 } });
  expect(await told({ 'verwaltung_techn.aktion@aktionart': 'REFERENZ' })).toMatchObject({
    property: { Marquee: 2 },
  });
  const let_ = { vermarktungsart: ['MIETE_PACHT'], 'verwaltung_objekt.vermietet': 'true' };
  expect(await told(let_)).toMatchObject({ property: { Marquee: 4 } });
  // A home for sale may be let to somebody.
  expect(await told({ 'verwaltung_objekt.vermietet': 'true' })).toMatchObject({ property: { Marquee: 0 } });
});

test('the picture of the title comes first, plans last, and logos and papers not at all', async () => {
  const picture = (gruppe: string, name: string) => ({ gruppe, url: `https://a.example/${name}` });
  const pictures = [picture('GRUNDRISS', 'eg.png'), picture('BILD', 'b.jpg'), picture('TITELBILD', 'a.jpg')];
  expect(await told({ pictures })).toMatchObject({
    property: { Pictures: [{ ID: 'a' }, { ID: 'b' }, { ID: 'eg', Scene: 'plan' }] },
  });
  const { pictures: cut } = await recordOf();
  expect(cut).toMatchObject([{ path: pathOf(201), Width: 9 }, { path: pathOf(202) }]);
});

test('whatever comes, the map answers', async () => {
  const record = await recordOf();
  for (const value of [null, [], {}, 'x', 7, [null]]) {
    const strange = Object.fromEntries(Object.keys(record).map((name) => [name, value]));
    expect(['publish', 'hold']).toContain(mapped(strange).what);
    expect(mapped(value).what).toBe('hold');
  }
});

test('what is no delivery changes nothing: cut, without a document or with two, hostile', async () => {
  const home = immobilieOf(homeOf(2), '');
  const whole = fileOf({ homes: [home] });
  const document = Buffer.from(documentOf([home], { isWhole: true, timestamp: '', encoding: 'utf-8' }));
  const text = (words: string) => new Uint8Array(Buffer.from(words));
  const files = [
    whole.slice(0, whole.length / 2),
    zipOf([{ name: 'a.txt', bytes: document }]),
    zipOf(['a.xml', 'b.xml'].map((name) => ({ name, bytes: document }))),
    zipOf([{ name: '../openimmo.xml', bytes: document }]),
    text(`<!DOCTYPE openimmo [<!ENTITY x SYSTEM "file:///etc/passwd">]>${String(document)}`),
    text('<openimmo><uebertragung umfang="?"/></openimmo>'),
    text('<h1>Maintenance</h1>'),
    new Uint8Array(),
  ];
  for (const [index, file] of files.entries())
    await expect(readOpenimmoDelivery(file), String(index)).rejects.toMatchObject({ kind: 'unreadable' });
});

async function followed(count: number) {
  const agency = agencyModel(
    Array.from({ length: count }, (_, index) => index + 1),
    startOfHistory,
  );
  const budget = { calls: 12, records: 500 };
  const site = await crmSite({ model: agency, faults: noFaults, system: openimmoSystem, budget });
  const homes = (keys: readonly number[]) => keys.flatMap((key) => agency.properties.get(key) ?? []);
  const send = (file: Bytes) => site.deliver({ text: '', headers: new Headers(), bytes: file });
  /** All homes with these numbers, as one file. */
  const whole = (keys: readonly number[], timestamp: string) => {
    const told = homes(keys);
    return fileOf({
      homes: told.map((home) => immobilieOf(home, '')),
      isWhole: true,
      timestamp,
      others: told.flatMap(picturesOf),
    });
  };
  const keys = async () => (await shownSite(site.database)).map(({ key }) => key);
  const connection = () => readConnection(site.database, site.source);
  return { ...site, agency, send, whole, keys, connection };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('a whole file replaces, a part changes and deletes, and neither touches what is newer', async () => {
  const site = await followed(6);
  await site.send(site.whole(numbers(6), '2026-10-24T10:00:00'));
  await site.run();
  expect(await site.keys()).toEqual(numbers(6));
  const part = fileOf({ homes: [deletionOf(2), deletionOf(77)], timestamp: '2026-10-24T12:00:00' });
  await site.send(part);
  await site.send(part);
  await site.run();
  expect(await site.keys()).toEqual([1, 3, 4, 5, 6]);
  await site.send(site.whole([1, 2, 3, 4, 5], '2026-10-24T11:00:00'));
  await site.run();
  expect(await site.keys()).toEqual([1, 3, 4, 5]);
  await site.send(site.whole([1, 2, 3, 4, 5, 6], '2026-10-24T13:00:00'));
  await site.run();
  expect(await site.keys()).toEqual(numbers(6));
});

test('an older file that comes late adds nothing that a newer one lacks or has deleted', async () => {
  const site = await followed(6);
  await site.send(site.whole([1, 2, 3], '2026-10-24T12:00:00'));
  await site.send(fileOf({ homes: [deletionOf(5)], timestamp: '2026-10-24T12:30:00' }));
  await site.send(site.whole(numbers(6), '2026-10-24T11:00:00'));
  await site.run();
  expect(await site.keys()).toEqual([1, 2, 3]);
  await site.send(site.whole([1, 2, 3, 4, 5], '2026-10-24T12:15:00'));
  await site.run();
  expect(await site.keys()).toEqual([1, 2, 3, 4]);
});

test('an empty whole file removes nothing, and a small one waits for a person', async () => {
  const site = await followed(20);
  await site.send(site.whole(numbers(20), '2026-10-24T10:00:00'));
  await site.run();
  await site.send(site.whole([], '2026-10-24T11:00:00'));
  await site.run();
  expect(await site.keys()).toHaveLength(20);
  await site.send(site.whole([1, 2, 3], '2026-10-24T12:00:00'));
  await site.run();
  expect(await site.keys()).toHaveLength(20);
  expect(await site.connection()).toMatchObject({ removals: 17 });
  await site.send(site.whole(numbers(20), '2026-10-24T13:00:00'));
  await site.run();
  expect(await site.connection()).toMatchObject({ removals: 0 });
  expect(await site.keys()).toHaveLength(20);
});

test('a picture that did not change may be missing from a part', async () => {
  const site = await followed(3);
  await site.send(site.whole(numbers(3), '2026-10-24T10:00:00'));
  await site.run();
  applyEdit(site.agency, { kind: 'price', key: 2, price: 412_000 }, site.time.now);
  const [home] = [...site.agency.properties.values()].filter(({ key }) => key === 2);
  await site.send(fileOf({ homes: home ? [immobilieOf(home, 'CHANGE')] : [] }));
  await site.run();
  const shown = (await shownSite(site.database)).find(({ key }) => key === 2);
  expect(shown).toMatchObject({ price: 412_000, pictures: [201, 202] });
});

test('a delivery that is killed at any step is there as a whole or not at all', async () => {
  for (let step = 0; ; step += 1) {
    const site = await followed(3);
    const file = site.whole(numbers(3), '2026-10-24T10:00:00');
    site.killAfter(step);
    const isKilled = await site.send(file).then(
      () => false,
      () => true,
    );
    site.revive();
    await site.run();
    expect(await site.keys()).toEqual(isKilled ? [] : numbers(3));
    await site.send(file);
    site.time.now += 3 * minute;
    await site.run();
    expect(await site.keys()).toEqual(numbers(3));
    if (!isKilled) break;
  }
});
