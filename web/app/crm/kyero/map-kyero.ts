import { currency } from 'schemas/country.ts';
import { languages } from 'schemas/languages.ts';
import { planScene } from '../../properties/model/terms.ts';
import type { ReadCode } from '../connector/codes.ts';
import type { Mapped } from '../connector/connector.ts';
import { readFacts } from '../connector/facts.ts';
import { createFindings } from '../connector/findings.ts';
import {
  fileFields,
  kindFields,
  pictureFields,
  positionFields,
  stateFields,
  textFields,
} from '../connector/our-fields.ts';
import { type Fields, isObject, number, rowsIn } from '../connector/read.ts';
import type { KyeroKind } from './kyero-codes.ts';
import { kyeroFacts } from './kyero-facts.ts';

/** The format calls a country that is not told by this name. */
const usualCountry = 'spain';

function createReader(property: Fields, readCode: ReadCode) {
  const findings = createFindings(readCode);
  const wordAt = (path: string) => {
    const value = property[path];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const code = (kind: KyeroKind, field: string, path: string, level?: 'record') =>
    findings.code(kind, field, wordAt(path)?.toLowerCase(), level);
  return { ...findings, decode: findings.code, property, wordAt, code };
}

type Reader = ReturnType<typeof createReader>;

/** Feeds say `x` or 0 for a price on request. */
function priceOf({ wordAt, object }: Reader): Fields {
  const told = wordAt('price');
  const read = told === undefined || told.toLowerCase() === 'x' ? { value: 0 } : number(told);
  if ('reason' in read) object('record', 'Price', read.reason, told);
  const isForeign = (wordAt('currency') ?? currency).toUpperCase() !== currency;
  if (isForeign) object('record', 'Price', 'is of another kind', wordAt('currency'));
  const Price = 'value' in read ? read.value : 0;
  return { Price, PublishPrice: Price !== 0 };
}

/** The format has no street, and a postal code in extensions only; an editor gives a town its own. */
function placeOf({ decode, object, wordAt }: Reader): Fields {
  const country = decode('country', 'CountryID', (wordAt('country') ?? usualCountry).toLowerCase(), 'record');
  const town = [wordAt('town'), wordAt('province')].filter(Boolean).join(', ') || undefined;
  const CountryID = country && Number(country);
  const [latitude, longitude] = [wordAt('location.latitude'), wordAt('location.longitude')];
  return {
    CountryID,
    Zip: wordAt('postcode') ?? decode('town', 'Zip', town, 'record') ?? '',
    PublishAddress: false,
    ...positionFields({ latitude, longitude, country: CountryID || undefined }, object),
  };
}

function picturesOf({ property }: Reader): Fields {
  const images = rowsIn(property['images']).flatMap(({ url, isPlan }) =>
    typeof url === 'string' ? [{ address: url, scene: isPlan === true ? planScene : undefined }] : [],
  );
  const isPlan = ({ scene }: { scene?: string | undefined }) => scene !== undefined;
  return pictureFields([...images.filter((image) => !isPlan(image)), ...images.filter(isPlan)]);
}

export function mapKyero(record: unknown, readCode: ReadCode): Mapped {
  const reader = createReader(isObject(record) ? record : {}, readCode);
  const { issues, property, code, wordAt } = reader;
  const isRent = code('price-freq', 'Goal', 'price_freq', 'record') === 'rent';
  const told = {
    ...readFacts(kyeroFacts, { ...reader, valueAt: (path) => property[path] }),
    ...kindFields(code('type', 'MainType', 'type', 'record') ?? ''),
    ...placeOf(reader),
    ...priceOf(reader),
    ...textFields(languages.map(({ id }) => ({ language: id, content: property[`desc.${id}`] }))),
    ...picturesOf(reader),
    // A home that is no longer offered is not in the file.
    ...stateFields('available'),
    ...fileFields('kyero', wordAt('id') ?? ''),
    PriceUnit: isRent ? (wordAt('price_freq') === 'week' ? 4 : 2) : 0,
    Goal: isRent ? 1 : 0,
  };
  return issues.some(({ level }) => level === 'record')
    ? { what: 'hold', issues }
    : { what: 'publish', property: told, issues };
}
