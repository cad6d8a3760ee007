import { languages } from 'schemas/languages.ts';
import { paragraphsOf } from '../../properties/text/text.ts';
import type { Finding } from '../../properties/sync/sync.ts';
import type { ReadCode } from '../connector/codes.ts';
import type { Mapped } from '../connector/connector.ts';
import { readFacts } from '../connector/facts.ts';
import { createFindings } from '../connector/findings.ts';
import { kindFields, pictureAddress, stateFields, textFields } from '../connector/our-fields.ts';
import { type Fields, isObject, number, rowsIn, yesNo } from '../connector/read.ts';
import type { OmnicasaKind } from './omnicasa-codes.ts';
import { omnicasaFacts } from './omnicasa-facts.ts';

/** Unknown is not no: the system says so in several ways. */
const isTold = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== '-' && Number(value) !== -1;

function createReader(property: Fields, readCode: ReadCode) {
  const findings = createFindings(readCode);
  const valueAt = (name: string) => (isTold(property[name]) ? property[name] : undefined);
  const wordAt = (name: string) => {
    const value = valueAt(name);
    return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
  };
  const isYes = (name: string) => {
    const read = yesNo(valueAt(name));
    return 'value' in read && read.value === true;
  };
  const code = (kind: OmnicasaKind, field: string, name: string, level?: Finding['level']) =>
    findings.code(kind, field, wordAt(name), level);
  return { ...findings, valueAt, wordAt, isYes, code };
}

type Reader = ReturnType<typeof createReader>;

/** Each customer has a list of sub-statuses, which says more of a home that is on offer. */
function statusOf({ code, wordAt }: Reader): string | undefined {
  const status = code('status', 'Status', 'Status', 'record') ?? undefined;
  const hasMore = status === 'available' && wordAt('SubStatus') !== undefined && wordAt('SubStatus') !== '0';
  return (hasMore ? code('sub-status', 'Status', 'SubStatus', 'record') : undefined) ?? status;
}

/** Hides all that the system keeps silent about. */
function priceOf({ valueAt, isYes, object }: Reader, isRent: boolean): Fields {
  const told = valueAt('Price');
  const read = told === undefined ? { value: 0 } : number(told);
  if ('reason' in read) object('field', 'Price', read.reason, told);
  const Price = 'value' in read ? read.value : 0;
  return { Price, PublishPrice: Price !== 0 && isYes('PublishPrice'), PriceUnit: isRent ? 2 : 0 };
}

/** Undocumented which of the two is the latitude; around Belgium they cannot be confused. */
function positionOf({ valueAt, object }: Reader): Fields {
  const told = [valueAt('GoogleX'), valueAt('GoogleY')].map((value) => {
    const read = number(value);
    return 'value' in read ? Number(read.value) : 0;
  });
  const Latitude = told.find((degrees) => degrees > 49 && degrees < 52);
  const Longitude = told.find((degrees) => degrees > 2 && degrees < 7);
  if (Latitude !== undefined && Longitude !== undefined) return { Latitude, Longitude };
  if (told.some((degrees) => degrees !== 0)) object('field', 'Latitude', 'lies outside the country', told[0]);
  return {};
}

/** No field is known that hides an address, so each office says it of all its homes. */
function placeOf(reader: Reader): Fields {
  const country = reader.code('country', 'CountryID', 'CountryAbbr', 'record');
  return {
    CountryID: country && Number(country),
    PublishAddress: reader.code('addresses', 'PublishAddress', 'SiteID') === 'shown',
    ...positionOf(reader),
  };
}

function textsIn(property: Fields): Fields {
  const told = isObject(property['Descriptions']) ? property['Descriptions'] : {};
  return textFields(
    languages.map(({ id }) => {
      const html = told[id];
      const isText = typeof html === 'string' && isTold(html);
      return { language: id, content: isText ? paragraphsOf(html).join('\n\n') : undefined };
    }),
  );
}

/** The system reuses addresses of pictures, so each is fetched again when its home has changed. */
function picturesIn(property: Fields, changed: string): Fields {
  return {
    Pictures: rowsIn(property['Pictures']).flatMap(({ ID, Url }) =>
      isTold(ID) && typeof Url === 'string' && Url !== ''
        ? [{ ID: String(ID), Name: `picture ${String(ID)}`, Url: pictureAddress(Url, changed) }]
        : [],
    ),
    Documents: [],
  };
}

export function mapOmnicasa(record: unknown, readCode: ReadCode): Mapped {
  const property = isObject(record) ? record : {};
  const reader = createReader(property, readCode);
  const { issues, object, isYes } = reader;
  const status = statusOf(reader);
  if (status === 'unpublished') return { what: 'withdraw', reason: 'withdrawn', issues };
  const isRent = reader.code('goal', 'Goal', 'Goal', 'record') === 'rent';
  if (isYes('HasViager')) object('record', 'LifeAnnuity', 'tells no instalment of its life annuity');
  const ours = {
    ...readFacts(omnicasaFacts, reader),
    ...kindFields(reader.code('main-type', 'MainType', 'MainTypeID', 'record') ?? ''),
    ...placeOf(reader),
    ...priceOf(reader, isRent),
    ...textsIn(property),
    ...picturesIn(property, reader.wordAt('LastChangedDate') ?? ''),
    ...stateFields(status ?? 'available'),
    Goal: isRent ? 1 : 0,
    RecordFile: `omnicasa-${reader.wordAt('ID') ?? ''}.json`,
  };
  return issues.some(({ level }) => level === 'record')
    ? { what: 'hold', issues }
    : { what: 'publish', property: ours, issues };
}
