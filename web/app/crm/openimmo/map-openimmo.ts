import { currency } from 'schemas/country.ts';
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
import { type Fields, isObject, number, rowsIn, yesNo } from '../connector/read.ts';
import { openimmoCodes, type OpenimmoKind } from './openimmo-codes.ts';
import { openimmoFacts } from './openimmo-facts.ts';

const usualLanguage = 'de';

const languageIds: Readonly<Record<string, string>> = {
  deu: 'de',
  ger: 'de',
  nld: 'nl',
  dut: 'nl',
  fra: 'fr',
  fre: 'fr',
  eng: 'en',
};

const languageOf = (told: string): string => {
  const [word = ''] = told.toLowerCase().split(/[-_]/);
  return languageIds[word] ?? word;
};

function createReader(property: Fields, readCode: ReadCode) {
  const findings = createFindings(readCode);
  const wordAt = (path: string) => {
    const value = property[path];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const code = (kind: OpenimmoKind, field: string, path: string, level?: 'record') =>
    findings.code(kind, field, wordAt(path), level);
  const isYes = (path: string) => {
    const read = yesNo(wordAt(path));
    return 'value' in read && read.value === true;
  };
  const wordsAt = (path: string) => {
    const value = property[path];
    return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];
  };
  return { ...findings, decode: findings.code, property, wordAt, wordsAt, code, isYes };
}

type Reader = ReturnType<typeof createReader>;

const narrowFacades: Readonly<Record<string, number>> = {
  'haus REIHENMITTEL': 2,
  'haus REIHENEND': 3,
  'haus REIHENECK': 3,
  'haus DOPPELHAUSHAELFTE': 3,
};

function kindOf({ decode, wordAt, isYes }: Reader): Fields {
  const kind = wordAt('objektart') ?? '';
  const [general = ''] = kind.split(' ');
  const told = Object.hasOwn(openimmoCodes.objektart.known, kind) ? kind : general;
  const type = decode('objektart', 'MainType', told || undefined, 'record');
  const Facades = narrowFacades[kind];
  return {
    ...kindFields(isYes('objektkategorie.nutzungsart@ANLAGE') ? 'investment' : (type ?? '')),
    ...(Facades !== undefined && { Facades }),
  };
}

/** Leaves out the heating where several sources of heat, or none, are told. */
function heatingOf({ decode, wordsAt }: Reader): Fields {
  const [source, ...others] = wordsAt('befeuerung');
  if (source === undefined || others.length > 0) return {};
  return { Heating: decode('befeuerung', 'Heating', source) ?? undefined };
}

/** A home that is for sale and to let would be two. */
function isToLet({ decode, object, wordsAt }: Reader): boolean {
  const [purpose, ...others] = wordsAt('vermarktungsart');
  if (others.length > 0) object('record', 'Goal', 'is of another kind', [purpose, ...others].join(', '));
  return decode('vermarktungsart', 'Goal', purpose, 'record') === 'rent';
}

/** A price of 0 that is not on request is a slip; rent with all costs in it cannot be told apart from them. */
function priceOf({ wordAt, isYes, object }: Reader, isRent: boolean): Fields {
  const told = isRent
    ? (wordAt('preise.kaltmiete') ?? wordAt('preise.nettokaltmiete'))
    : wordAt('preise.kaufpreis');
  const isOnRequest = !isRent && isYes('preise.kaufpreis@auf_anfrage');
  const read = told === undefined ? { value: 0 } : number(told);
  if ('reason' in read) object('record', 'Price', read.reason, told);
  const money = wordAt('preise.waehrung@iso_waehrung') ?? currency;
  if (money !== currency) object('record', 'Price', 'is of another kind', money);
  const Price = 'value' in read ? Number(read.value) : 0;
  if (told !== undefined && Price === 0 && !isOnRequest) object('record', 'Price', 'is missing');
  return { Price, PublishPrice: Price !== 0 && !isOnRequest, PriceUnit: isRent ? 2 : 0 };
}

/** By the standard, an address may be shown unless it is said to be hidden. */
function placeOf({ code, wordAt, isYes, object }: Reader): Fields {
  const country = code('land', 'CountryID', 'geo.land@iso_land', 'record');
  const CountryID = country && Number(country);
  const release = 'verwaltung_objekt.objektadresse_freigeben';
  const [latitude, longitude] = [
    wordAt('geo.geokoordinaten@breitengrad'),
    wordAt('geo.geokoordinaten@laengengrad'),
  ];
  return {
    CountryID,
    PublishAddress: wordAt(release) === undefined || isYes(release),
    ...positionFields({ latitude, longitude, country: CountryID || undefined }, object),
  };
}

function stateOf({ code, wordAt, isYes }: Reader, isRent: boolean): Fields {
  const place = 'zustand_angaben.verkaufstatus@stand';
  const told = wordAt(place) === undefined ? undefined : code('verkaufstatus', 'Status', place, 'record');
  const status = told ?? 'available';
  const isClosed =
    status === 'sold' ||
    wordAt('verwaltung_techn.aktion@aktionart') === 'REFERENZ' ||
    // A home for sale may be let to somebody.
    (isRent && isYes('verwaltung_objekt.vermietet'));
  return stateFields(isClosed ? (isRent ? 'rented' : 'sold') : status);
}

function textsOf({ property, wordAt }: Reader): Fields {
  const parts = ['objektbeschreibung', 'lage', 'ausstatt_beschr'].flatMap(
    (name) => wordAt(`freitexte.${name}`) ?? [],
  );
  const own = {
    language: languageOf(wordAt('verwaltung_techn.sprache') ?? usualLanguage),
    content: parts.join('\n\n'),
  };
  const others = rowsIn(property['texts']).map(({ lang, text }) => ({
    language: languageOf(typeof lang === 'string' ? lang : ''),
    content: text,
  }));
  return textFields([own, ...others]);
}

const placeInOrder = (group: unknown) => (group === 'TITELBILD' ? 0 : group === 'GRUNDRISS' ? 2 : 1);

/** Pictures of the archive are our own by now, and measured. */
function picturesOf({ property }: Reader): Fields {
  const told = rowsIn(property['pictures'])
    .toSorted((a, b) => placeInOrder(a['gruppe']) - placeInOrder(b['gruppe']))
    .flatMap(({ path, url, gruppe, Url, Width, Height, Tone }) => {
      const name = path ?? url;
      const address = Url ?? url;
      return typeof name === 'string' && typeof address === 'string'
        ? [
            {
              address,
              name,
              fields: { Width, Height, Tone },
              scene: gruppe === 'GRUNDRISS' ? planScene : undefined,
            },
          ]
        : [];
    });
  return pictureFields(told);
}

export function mapOpenimmo(record: unknown, readCode: ReadCode): Mapped {
  const reader = createReader(isObject(record) ? record : {}, readCode);
  const { issues, property } = reader;
  const isRent = isToLet(reader);
  const told = {
    ...readFacts(openimmoFacts, { ...reader, valueAt: (path) => property[path] }),
    ...kindOf(reader),
    ...heatingOf(reader),
    ...placeOf(reader),
    ...priceOf(reader, isRent),
    ...textsOf(reader),
    ...stateOf(reader, isRent),
    ...picturesOf(reader),
    ...fileFields(
      'openimmo',
      reader.wordAt('verwaltung_techn.openimmo_obid') ??
        reader.wordAt('verwaltung_techn.objektnr_extern') ??
        '',
    ),
    Goal: isRent ? 1 : 0,
  };
  return issues.some(({ level }) => level === 'record')
    ? { what: 'hold', issues }
    : { what: 'publish', property: told, issues };
}
