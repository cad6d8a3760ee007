import type { Finding } from '../../properties/sync/sync.ts';
import type { ReadCode } from '../connector/codes.ts';
import type { Mapped } from '../connector/connector.ts';
import { readFacts } from '../connector/facts.ts';
import { createFindings } from '../connector/findings.ts';
import { kindFields, pictureAddress, stateFields, textFields } from '../connector/our-fields.ts';
import { type Fields, isObject, number, rowsIn, yesNo } from '../connector/read.ts';
import { type Estate, idIn, isTold, valueIn, positionDetails, whiseFacts } from './whise-facts.ts';
import type { WhiseKind } from './whise-codes.ts';

function createReader(estate: Estate, readCode: ReadCode) {
  const findings = createFindings(readCode);
  const code = (kind: WhiseKind, field: string, place: string | number, level?: Finding['level']) =>
    findings.code(kind, field, idIn(valueIn(estate, place)), level);
  return { ...findings, estate, code };
}

type Reader = ReturnType<typeof createReader>;

function factsOf(reader: Reader): Fields {
  const valueAt = (place: string | number) => {
    const value = valueIn(reader.estate, place);
    return isTold(value) ? value : undefined;
  };
  return readFacts(whiseFacts, { ...reader, valueAt });
}

/** Refinements of a category; every other one says what its category says. */
const subCategories: Readonly<Record<string, string>> = {
  3: 'investment',
  4: 'farm',
  9: 'villa',
  13: 'villa',
  19: 'penthouse',
  21: 'studio',
  48: 'parking',
  49: 'parking',
  52: 'parking',
  170: 'parking',
};

function brokerOf({ estate, quiet }: Reader): Fields {
  const [first = {}] = rowsIn(estate['representatives']);
  const broker = quiet('broker', idIn(first));
  return broker === undefined ? {} : { BrokerID: Number(broker) };
}

const isYes = (value: unknown) => {
  const read = isTold(value) ? yesNo(value) : undefined;
  return read !== undefined && 'value' in read && read.value === true;
};

function kindOf({ estate, code }: Reader): Fields {
  const category = code('category', 'MainType', 'category', 'record');
  const refined = subCategories[idIn(estate['subCategory']) ?? ''];
  return kindFields(isYes(estate['investmentEstate']) ? 'investment' : (refined ?? category ?? ''));
}

/** Hides all that the system keeps silent about. */
function priceOf({ estate, object }: Reader, isRent: boolean): Fields {
  const read = isTold(estate['price']) ? number(estate['price']) : { value: 0 };
  const Price = 'value' in read ? read.value : 0;
  if ('reason' in read) object('field', 'Price', read.reason, estate['price']);
  const PublishPrice = Price !== 0 && isYes(estate['displayPrice']);
  return { Price, PublishPrice, PriceUnit: isRent ? 2 : 0 };
}

function positionOf({ estate, object }: Reader): Fields {
  const [latitude, longitude] = [positionDetails.latitude, positionDetails.longitude].map((place) => {
    const value = valueIn(estate, place);
    const read = isTold(value) ? number(value) : { value: undefined };
    return 'value' in read && typeof read.value === 'number' ? read.value : undefined;
  });
  if (latitude === undefined || longitude === undefined) return {};
  // The system itself has swapped the labels of the two.
  if (latitude > 49 && latitude < 52 && longitude > 2 && longitude < 7)
    return { Latitude: latitude, Longitude: longitude };
  object('field', 'Latitude', 'lies outside the country', latitude);
  return {};
}

function placeOf(reader: Reader): Fields {
  const country = reader.code('country', 'CountryID', 'country', 'record');
  return {
    CountryID: country && Number(country),
    PublishAddress: isYes(reader.estate['displayAddress']),
    ...positionOf(reader),
  };
}

function textsOf({ estate }: Reader): Fields {
  const [long, short] = [rowsIn(estate['longDescription']), rowsIn(estate['shortDescription'])];
  const languageOf = (id: unknown) => (typeof id === 'string' ? id.slice(0, 2) : undefined);
  return textFields(
    [...long, ...short].map(({ languageId, content }) => ({ language: languageOf(languageId), content })),
  );
}

function addressOf({ urlXXL, urlLarge, updateDateTime }: Estate): string | undefined {
  const address = [urlXXL, urlLarge].find((url) => typeof url === 'string' && url !== '');
  return typeof address === 'string' ? pictureAddress(address, updateDateTime) : undefined;
}

const placeIn = ({ order }: Estate, index: number) => (typeof order === 'number' ? order : index + 1);

function picturesOf({ estate }: Reader): Fields {
  const rows = rowsIn(estate['pictures'])
    .map((picture, index) => ({ picture, place: placeIn(picture, index) }))
    .toSorted((a, b) => a.place - b.place);
  return {
    Pictures: rows.flatMap(({ picture }) => {
      const [id, address] = [idIn(picture), addressOf(picture)];
      return id !== undefined && address !== undefined
        ? [{ ID: id, Name: `picture ${id}`, Url: address }]
        : [];
    }),
    Documents: [],
  };
}

/** On no website: archived or deleted, taken offline, or a project, whose units are shown on their own. */
function isUnlisted({ status, displayStatusId, canHaveChildren }: Estate): boolean {
  return ['5', '6'].includes(idIn(status) ?? '') || displayStatusId === 1 || isYes(canHaveChildren);
}

export function mapWhise(record: unknown, readCode: ReadCode): Mapped {
  const estate = isObject(record) ? record : {};
  if (isUnlisted(estate)) return { what: 'withdraw', reason: 'withdrawn', issues: [] };
  const reader = createReader(estate, readCode);
  const { issues } = reader;
  const status = reader.code('purpose-status', 'Status', 'purposeStatus', 'record');
  if (status === null || status === 'unpublished') return { what: 'withdraw', reason: 'withdrawn', issues };
  const purpose = reader.code('purpose', 'Goal', 'purpose', 'record');
  if (purpose === 'life-annuity')
    reader.object('record', 'LifeAnnuity', 'tells no instalment of its life annuity');
  const property = {
    ...factsOf(reader),
    ...kindOf(reader),
    ...placeOf(reader),
    ...priceOf(reader, purpose === 'rent'),
    ...textsOf(reader),
    ...picturesOf(reader),
    ...stateFields(status ?? 'available'),
    ...brokerOf(reader),
    Goal: purpose === 'rent' ? 1 : 0,
    OfficeID: reader.quiet('office', isTold(estate['officeId']) ? estate['officeId'] : undefined),
    RecordFile: `whise-${idIn(estate) ?? ''}.json`,
  };
  return issues.some(({ level }) => level === 'record')
    ? { what: 'hold', issues }
    : { what: 'publish', property, issues };
}
