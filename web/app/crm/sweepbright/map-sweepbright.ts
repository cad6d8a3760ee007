import { currency } from 'schemas/country.ts';
import { languages } from 'schemas/languages.ts';
import { belgianDay, belgianHour } from '../../platform/belgian-time.ts';
import { planScene } from '../../properties/model/terms.ts';
import type { Finding } from '../../properties/sync/sync.ts';
import type { ReadCode } from '../connector/codes.ts';
import type { Mapped } from '../connector/connector.ts';
import { readFacts } from '../connector/facts.ts';
import { createFindings } from '../connector/findings.ts';
import { kindFields, stateFields, textFields } from '../connector/our-fields.ts';
import { type Fields, isObject, number, rowsIn } from '../connector/read.ts';
import { energies, sweepbrightFacts } from './sweepbright-facts.ts';
import type { SweepbrightKind } from './sweepbright-codes.ts';

function createReader(estate: Fields, readCode: ReadCode) {
  const findings = createFindings(readCode);
  const valueAt = (path: string) => estate[path] ?? undefined;
  const wordAt = (path: string) => {
    const value = valueAt(path);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const code = (kind: SweepbrightKind, field: string, path: string, level?: Finding['level']) =>
    findings.code(kind, field, wordAt(path), level);
  return { ...findings, decode: findings.code, estate, valueAt, wordAt, code };
}

type Reader = ReturnType<typeof createReader>;

function factsOf(reader: Reader): Fields {
  const valueAt = (path: string) => {
    const value = reader.valueAt(path);
    return value === '' ? undefined : value;
  };
  const { Latitude, Longitude, ...facts } = readFacts(sweepbrightFacts, { ...reader, valueAt });
  // 0/0 is a place in the sea: nobody has looked.
  return Latitude && Longitude ? { ...facts, Latitude, Longitude } : facts;
}

/** Refinements of a type; every other one says what its type says. */
const subTypes: Readonly<Record<string, string>> = {
  villa: 'villa',
  mansion: 'villa',
  castle: 'villa',
  farm: 'farm',
  mas_farmhouse: 'farm',
  penthouse: 'penthouse',
  studio: 'studio',
  student_accommodation: 'studio',
  private_garage: 'garage',
  investment_property: 'investment',
  apartment_block: 'investment',
};

function kindOf({ code, wordAt }: Reader): Fields {
  const type = code('type', 'MainType', 'type', 'record');
  return kindFields(subTypes[wordAt('sub_type') ?? ''] ?? type ?? '');
}

/** Leaves out the heating where several sources of heat, or none, are told. */
function heatingOf({ estate, decode }: Reader): Fields {
  const [energy, ...others] = energies.filter((name) => estate[`features.energy.${name}`] === true);
  if (energy === undefined || others.length > 0) return {};
  return { Heating: decode('heating', 'Heating', energy) ?? undefined };
}

/** Hides what the system keeps silent about, and a sum in whose place it shows words. */
function priceOf({ estate, valueAt, wordAt, object, code }: Reader, isRent: boolean): Fields {
  const told = valueAt('price.amount');
  const read = told === undefined ? { value: 0 } : number(told);
  if ('reason' in read) object('field', 'Price', read.reason, told);
  if ((wordAt('price.currency') ?? currency) !== currency) object('record', 'Price', 'is of another kind');
  const Price = 'value' in read ? read.value : 0;
  const unit = isRent ? code('rent-period', 'PriceUnit', 'rent_period', 'record') : '0';
  return {
    Price,
    PublishPrice: Price !== 0 && estate['price.hidden'] === false && wordAt('custom_price') === undefined,
    PriceUnit: Number(unit ?? 0),
  };
}

function placeOf({ estate, code }: Reader): Fields {
  const country = code('country', 'CountryID', 'location.country', 'record');
  return { CountryID: country && Number(country), PublishAddress: estate['location.hidden'] === false };
}

function picturesIn(value: unknown, scene?: string): Fields[] {
  return rowsIn(value)
    .map((row, index) => ({ row, place: typeof row['ordinal'] === 'number' ? row['ordinal'] : index + 1 }))
    .toSorted((a, b) => a.place - b.place)
    .flatMap(({ row: { id, url } }) =>
      typeof id === 'string' && typeof url === 'string'
        ? [{ ID: id, Name: `picture ${id}`, Url: url, ...(scene !== undefined && { Scene: scene }) }]
        : [],
    );
}

function openHousesOf({ estate }: Reader): Fields {
  const days = rowsIn(estate['open_homes']).flatMap(({ start_date, end_date }) => {
    const [from, until] = [start_date, end_date].map((told) => new Date(String(told)));
    if (!from || !until || Number.isNaN(from.getTime()) || Number.isNaN(until.getTime())) return [];
    return [{ Date: belgianDay(from), From: belgianHour(from), Until: belgianHour(until) }];
  });
  return days.length > 0 ? { OpenHouses: days } : {};
}

function descriptionsOf({ estate }: Reader): Fields {
  return textFields(languages.map(({ id }) => ({ language: id, content: estate[`description.${id}`] })));
}

const withdrawn = { what: 'withdraw', reason: 'withdrawn' } as const;

export function mapSweepbright(record: unknown, readCode: ReadCode): Mapped {
  const estate = isObject(record) ? record : {};
  // Its units are shown on their own.
  if (estate['is_project'] === true) return { ...withdrawn, issues: [] };
  const reader = createReader(estate, readCode);
  const { issues, code, wordAt } = reader;
  const isPublic =
    wordAt('publish_status') === undefined || code('publish-status', 'Status', 'publish_status', 'record');
  const status = code('status', 'Status', 'status', 'record');
  if (isPublic === null || status === null || status === 'unpublished') return { ...withdrawn, issues };
  const isRent = code('negotiation', 'Goal', 'negotiation', 'record') === 'rent';
  const property = {
    ...factsOf(reader),
    ...kindOf(reader),
    ...heatingOf(reader),
    ...placeOf(reader),
    ...priceOf(reader, isRent),
    ...descriptionsOf(reader),
    ...openHousesOf(reader),
    // A home to let that is sold is let.
    ...stateFields(isRent && status === 'sold' ? 'rented' : (status ?? 'available')),
    Pictures: [...picturesIn(estate['images']), ...picturesIn(estate['plans'], planScene)],
    Documents: [],
    Goal: isRent ? 1 : 0,
    OfficeID: reader.quiet('office', wordAt('office.id')),
    RecordFile: `sweepbright-${wordAt('id') ?? ''}.json`,
  };
  return issues.some(({ level }) => level === 'record')
    ? { what: 'hold', issues }
    : { what: 'publish', property, issues };
}
