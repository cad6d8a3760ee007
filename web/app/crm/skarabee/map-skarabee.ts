import { isLanguageId } from 'schemas/languages.ts';
import { planScene } from '../../properties/model/terms.ts';
import type { Finding } from '../../properties/sync/sync.ts';
import { paragraphsOf } from '../../properties/text/text.ts';
import type { ReadCode } from '../connector/codes.ts';
import type { Mapped } from '../connector/connector.ts';
import { readFacts } from '../connector/facts.ts';
import { createFindings } from '../connector/findings.ts';
import { kindFields, pictureAddress, stateFields, textFields } from '../connector/our-fields.ts';
import { type Fields, isObject, number, rowsIn } from '../connector/read.ts';
import { heatingPath, skarabeeFacts } from './skarabee-facts.ts';
import type { SkarabeeKind } from './skarabee-codes.ts';

function createReader(publication: Fields, readCode: ReadCode) {
  const findings = createFindings(readCode);
  /** Unknown is an empty text, −1 or `UNDEFINED`. */
  const wordAt = (path: string) => {
    const value = publication[path];
    const isTold = typeof value === 'string' && value !== '' && value !== 'UNDEFINED' && Number(value) !== -1;
    return isTold ? value : undefined;
  };
  const code = (kind: SkarabeeKind, field: string, path: string, level?: Finding['level']) =>
    findings.code(kind, field, wordAt(path), level);
  return { ...findings, decode: findings.code, publication, wordAt, valueAt: wordAt, code };
}

type Reader = ReturnType<typeof createReader>;

/** Its course says more than its state, unless that has ended. */
function statusOf({ code, wordAt }: Reader): string | undefined {
  const status = code('status', 'Status', 'Property.Status', 'record') ?? undefined;
  if (status === undefined || status === 'withdrawn' || status === 'unpublished') return status;
  if (wordAt('Property.ConditionalSold') === 'TRUE') return 'sold-conditionally';
  const hasCourse = wordAt('Property.FlowStatus') !== undefined;
  const course = hasCourse && code('flow-status', 'Status', 'Property.FlowStatus', 'record');
  return course || status;
}

/** Refinements of a sort; every other one says what its sort says. */
const genres: Readonly<Record<string, string>> = {
  Villa: 'villa',
  ExclusiveVilla: 'villa',
  Castle: 'villa',
  Farm: 'farm',
  Farmhouse: 'farm',
  Penthouse: 'penthouse',
  Studio: 'studio',
  StudentRoom: 'studio',
  GarageBox: 'garage',
};

function kindOf({ code, wordAt }: Reader): Fields {
  const sort = code('sort', 'MainType', 'Property.Typo.Sort', 'record');
  const isInvestment = wordAt('Property.IsYieldProperty') === 'TRUE';
  return kindFields(
    isInvestment ? 'investment' : (genres[wordAt('Property.Typo.Genre') ?? ''] ?? sort ?? ''),
  );
}

const amountAt = ({ wordAt }: Reader, path: string): number => {
  const read = number(wordAt(path));
  return 'value' in read ? Number(read.value) : 0;
};

/** Hides all that the system keeps silent about. */
function priceOf(reader: Reader, isRent: boolean): Fields {
  const Price = amountAt(reader, 'Property.Price');
  const isShown =
    reader.wordAt('Info.HidePrice') === 'false' && reader.wordAt('Property.PriceIndication') !== 'ON_REQUEST';
  const unit = reader.wordAt('Property.PriceType') ?? 'TOTAL';
  // The site tells total prices, and rents by the month.
  if (unit !== 'TOTAL' && !(isRent && unit === 'PRICE_PER_MONTH'))
    reader.object('record', 'PriceUnit', 'is of another kind', unit);
  return {
    Price,
    PublishPrice: Price !== 0 && isShown,
    PriceUnit: isRent ? 2 : 0,
    ...(reader.wordAt('Property.ChargesAndProvisionsInterval') === 'MONTHLY' && {
      Charges: amountAt(reader, 'Property.ChargesAndProvisions') || undefined,
    }),
  };
}

/** Leaves out the heating where sources of heat mean different things. */
function heatingOf({ publication, decode }: Reader): Fields {
  const told = publication[heatingPath];
  const words = Array.isArray(told) ? told.filter((one) => typeof one === 'string') : [];
  const meant = words
    .filter((word) => word !== 'UNDEFINED' && word !== '')
    .map((word) => decode('heating', 'Heating', word));
  const [first, ...others] = [...new Set(meant.filter((ours) => typeof ours === 'string'))];
  return others.length === 0 && first !== undefined ? { Heating: first } : {};
}

function placeOf(reader: Reader): Fields {
  const { wordAt, code } = reader;
  const country = code('country', 'CountryID', 'Property.Address.CountryID', 'record');
  const [Longitude, Latitude] = ['X', 'Y'].map((axis) =>
    amountAt(reader, `Property.Address.Position@${axis}`),
  );
  const [number = '', extension = ''] = ['HouseNumber', 'HouseNumberExtension'].map((name) =>
    wordAt(`Property.Address.${name}`),
  );
  return {
    CountryID: country && Number(country),
    PublishAddress: wordAt('Info.HideAddress') === 'false' && wordAt('Info.HideHouseNumber') === 'false',
    ...(number !== '' && number !== '0' && { HouseNumber: `${number}${extension}` }),
    ...(Latitude && Longitude ? { Latitude, Longitude } : {}),
  };
}

function languageOf(told: unknown): string | undefined {
  const word = String(told).toLowerCase();
  return [word.slice(-2), word.slice(0, 2)].find((id) => isLanguageId(id));
}

/** The longest text of each language: the others are for windows and print. */
function textsOf({ publication }: Reader): Fields {
  const flashes = rowsIn(publication['Property.AllFlashes.Flash']).map((flash) => ({
    language: languageOf(flash['@LanguageID']),
    content: typeof flash['Text'] === 'string' ? paragraphsOf(flash['Text']).join('\n\n') : '',
  }));
  return textFields(flashes.toSorted((a, b) => b.content.length - a.content.length));
}

const anyHost = 'https://pictures.example';

/** Only its address names a picture. */
function picturesIn(rows: readonly Fields[], isPlan: boolean): Fields[] {
  return rows
    .toSorted((a, b) => Number(a['Index']) - Number(b['Index']))
    .flatMap(({ URL: address, Modified, PictureType }) => {
      if (typeof address !== 'string' || !URL.canParse(address, anyHost)) return [];
      const { pathname, search } = new URL(address, anyHost);
      const ID = `${pathname}${search}`.replaceAll(/[^a-z0-9]+/gi, '-').replace(/^-/, '');
      const hasPlan = isPlan || String(PictureType).startsWith('MAP_');
      const Url = pictureAddress(address, Modified);
      return [{ ID, Name: `picture ${ID}`.slice(0, 200), Url, ...(hasPlan && { Scene: planScene }) }];
    });
}

function mediaOf({ publication }: Reader): Fields {
  const pictures = rowsIn(publication['Pictures.Picture']);
  const isFirst = ({ PictureType }: Fields) => PictureType === 'FIRST_PICTURE';
  return {
    Pictures: [
      ...picturesIn(pictures.filter(isFirst), false),
      ...picturesIn(
        pictures.filter((picture) => !isFirst(picture)),
        false,
      ),
      ...picturesIn(rowsIn(publication['FloorPlans.FloorPlan']), true),
    ],
    Documents: [],
  };
}

/** Written as `2026-03-02 14:00:00`, in Belgian time. */
function openHousesOf({ publication }: Reader): Fields {
  const days = rowsIn(publication['Property.OpenHouse.FromToDates.FromToDate']).flatMap((row) => {
    const [from, until] = [row['@From'], row['@To']].map((told) =>
      /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)/.exec(String(told)),
    );
    return from && until && from[1] === until[1] ? [{ Date: from[1], From: from[2], Until: until[2] }] : [];
  });
  return days.length > 0 ? { OpenHouses: days } : {};
}

const withdrawn = { what: 'withdraw', reason: 'withdrawn' } as const;

export function mapSkarabee(record: unknown, readCode: ReadCode): Mapped {
  const publication = isObject(record) ? record : {};
  const reader = createReader(publication, readCode);
  const { issues, object, code, wordAt } = reader;
  const type = wordAt('Property.PropertyType') ?? 'TRANSACTION';
  // Its homes are shown on their own.
  if (wordAt('Info.Enabled') === 'false' || type !== 'TRANSACTION') return { ...withdrawn, issues };
  const status = statusOf(reader);
  if (status === 'unpublished') return { ...withdrawn, issues };
  const isRent = /RENT/.test(wordAt('Property.Status') ?? '');
  if (wordAt('Property.TakeOver') !== undefined) code('take-over', 'Goal', 'Property.TakeOver', 'record');
  if (wordAt('Property.LifeAnnuity.Type') !== undefined)
    object('record', 'LifeAnnuity', 'tells no instalment of its life annuity');
  const property = {
    ...readFacts(skarabeeFacts, reader),
    ...kindOf(reader),
    ...heatingOf(reader),
    ...placeOf(reader),
    ...priceOf(reader, isRent),
    ...textsOf(reader),
    ...mediaOf(reader),
    ...openHousesOf(reader),
    // A home to let that is sold is let.
    ...stateFields(isRent && status === 'sold' ? 'rented' : (status ?? 'available')),
    Goal: isRent ? 1 : 0,
    RecordFile: `skarabee-${wordAt('Info.ID') ?? ''}.json`,
  };
  return issues.some(({ level }) => level === 'record')
    ? { what: 'hold', issues }
    : { what: 'publish', property, issues };
}
