import { regionOf } from 'schemas/country.ts';
import { defaultLanguage } from 'schemas/languages.ts';
import { energyRank } from '../energy/energy-label.ts';
import { hasEnergyLabel } from '../model/main-type.ts';
import { outcomeOf } from '../model/marquee.ts';
import { lastOpenHouse } from '../open-houses/open-house.ts';
import { type Position, positionOf, type PropertyPosition } from '../model/position.ts';
import { energyLabel, goalOf, type PropertySummary, publicAddressOf, surfaceOf } from './property.ts';
import type { PropertyRecord } from '../model/record.ts';
import { cityKeyOf, inLanguage } from '../model/terms.ts';
import { comparablePrice } from '../price/price-unit.ts';
import { isPriceShown } from '../price/price.ts';
import { streetLine } from '../text/street-line.ts';

/** Holds no price, street or exact place: a filter over a hidden field, or one that hints at it, would reveal it. */
const listedFields = [
  'Zip',
  'CountryID',
  'MainType',
  'Marquee',
  'Bedrooms',
  'Bathrooms',
  'SurfaceLiving',
  'SurfaceTotal',
  'SurfaceGround',
  'SurfaceTerrace',
  'SurfaceGarden',
  'EnergyPerformance',
  'Garages',
  'Parkings',
  'Floor',
  'Lift',
  'Furnished',
  'PetsAllowed',
  'NewBuild',
  'Pool',
  'SolarPanels',
  'AirConditioning',
  'Cellar',
  'Condition',
  'AvailableFrom',
  'TransactionDate',
] as const satisfies readonly (keyof PropertyRecord)[];

type ListedRecord = Pick<PropertyRecord, (typeof listedFields)[number]>;

/** Enough for lists and maps to choose, order and count; cards need the record. */
export type ListedProperty = Pick<
  PropertySummary,
  'id' | 'goal' | 'state' | 'webIds' | 'projectId' | 'publishedOn' | 'surface'
> & {
  cityKey: string;
  brokerId: string;
  /** The main type per language, parted by `nameMark`; one text, since very many properties share it. */
  typeNames: string;
  /** Lower-case number, title and public place, for the search of staff. */
  words: string;
  /** The municipality's centre when the address is hidden. */
  position: PropertyPosition | undefined;
  /** Undefined when hidden, like the street. */
  price: number | undefined;
  street: string | undefined;
  /** Kinds of places within a kilometre, each followed by a blank; empty when the address is hidden. */
  nearby: string;
  energyRank: number | undefined;
  /** Undefined also where its type needs none. */
  energyLetter: string | undefined;
  lastOpenHouse: string | undefined;
  record: ListedRecord;
};

function wordsOf(record: PropertyRecord): string {
  const { ID, MainType, Zip } = record;
  const text = inLanguage(record.Texts, defaultLanguage);
  const address = publicAddressOf(record);
  const street = address && streetLine(address, MainType, defaultLanguage);
  return [ID, text?.TypeDescription, street, Zip, text?.City].join(' ').toLowerCase();
}

/** Metres. */
const shortWalk = 1000;

function nearbyOf({ PublishAddress, Nearby = [] }: PropertyRecord): string {
  const near = PublishAddress ? Nearby.filter(({ Metres }) => Metres <= shortWalk) : [];
  return near.map(({ Kind }) => `${Kind} `).join('');
}

function listedRecordOf(record: PropertyRecord): ListedRecord {
  const known = listedFields.filter((field) => record[field] !== undefined);
  return Object.fromEntries(known.map((field) => [field, record[field]])) as ListedRecord;
}

export const nameMark = '|';

export function listedPropertyOf(record: PropertyRecord, centre?: Position): ListedProperty {
  const others = record.WebIDs.split(',').map(Number);
  const label = energyLabel(record, regionOf(record.Zip, record.CountryID));
  return {
    id: String(record.ID),
    goal: goalOf(record),
    state: outcomeOf(record) ?? 'available',
    webIds: [record.WebID, ...others.filter((webId) => webId !== record.WebID)],
    projectId: record.ProjectID === undefined ? undefined : String(record.ProjectID),
    publishedOn: record.PublicationDate,
    surface: surfaceOf(record),
    cityKey: cityKeyOf(record),
    brokerId: String(record.BrokerID ?? ''),
    typeNames: record.Texts.flatMap(({ MainTypeName }) => MainTypeName ?? []).join(nameMark),
    words: wordsOf(record),
    position: positionOf(record, centre),
    price: isPriceShown(record) ? comparablePrice(record) : undefined,
    street: publicAddressOf(record)?.street,
    nearby: nearbyOf(record),
    energyRank: energyRank(label),
    energyLetter: hasEnergyLabel(record.MainType) ? label?.letter : undefined,
    lastOpenHouse: lastOpenHouse(record.OpenHouses),
    record: listedRecordOf(record),
  };
}

/** Available first, then newest, then the higher reference, so that pages never overlap. */
export function byNewest(a: ListedProperty, b: ListedProperty): number {
  const ribbons = Number(a.state !== 'available') - Number(b.state !== 'available');
  const days = (b.publishedOn ?? '').localeCompare(a.publishedOn ?? '');
  return ribbons || days || Number(b.id) - Number(a.id);
}

/** `byNewest` after available ones of `featured`, in their order. */
export function byFeatured(featured: readonly string[]) {
  const ranks = new Map(featured.map((id, rank) => [id, rank]));
  const rankOf = ({ id, state }: ListedProperty) =>
    (state === 'available' ? ranks.get(id) : undefined) ?? featured.length;
  return (a: ListedProperty, b: ListedProperty): number => rankOf(a) - rankOf(b) || byNewest(a, b);
}
