import { countryCode, type CountryCode, regionOf, type Region } from 'schemas/country.ts';
import type { LanguageId } from 'schemas/languages.ts';
import { langOf } from '../../content/i18n/language.ts';
import { type CostFacts, costFactsOf } from '../costs/cost-facts.ts';
import { energyLabelOf, type EnergyLabel } from '../energy/energy-label.ts';
import { keyFactsOf, type KeyFact } from '../facts/key-facts.ts';
import { type OpenHouse, openHousesOf } from '../open-houses/open-house.ts';
import { type EquipmentField, equipmentFields } from '../model/equipment.ts';
import { hasEnergyLabel, type MainType } from '../model/main-type.ts';
import { outcomeOf, type Pending, pendingOf, ribbonLabel, ribbonOf, type Ribbon } from '../model/marquee.ts';
import type { NearbyPlace, PictureRecord, PropertyRecord } from '../model/record.ts';
import {
  chargesOf,
  isPriceShown,
  priceOf,
  type Price,
  type PriceChange,
  priceChangesOf,
} from '../price/price.ts';
import { slugify } from '../text/slug.ts';
import { type RecordWords, recordWords } from './record-words.ts';
import {
  alterationKind,
  originalAlteration,
  documentKind,
  inLanguage,
  planScene,
  sceneKind,
  type Term,
  type Terms,
} from '../model/terms.ts';
import { cleanDescription, paragraphsOf } from '../text/text.ts';
import { videoLink, type VideoLink } from '../model/video-link.ts';

export type Goal = 'sale' | 'rent';

export type Picture = {
  id: string;
  url: string;
  width: number;
  height: number;
  scene: string;
  alt: string;
  /** Says that it was changed digitally, like `alt`, in its language. */
  note?: string | undefined;
  lang?: string | undefined;
  /** Index in `tones.ts`; set for copied pictures. */
  tone?: number | undefined;
};

export type Address = { street: string; houseNumber: string; box: string };

/** Omits `price` and `address` when the agency may not show them. */
export type PropertySummary = {
  id: string;
  goal: Goal;
  state: 'available' | Ribbon;
  ribbon: { kind: Ribbon; label: string } | undefined;
  /** Undefined once it has a ribbon. */
  pending: { kind: Pending; label: string } | undefined;
  lang?: string | undefined;
  title: string;
  titleSlug: string;
  mainType: MainType;
  mainTypeName: string;
  webIds: readonly number[];
  city: string;
  citySlug: string;
  zip: string;
  country: { code: CountryCode | undefined; name: string };
  address: Address | undefined;
  price: Price | undefined;
  /** Per month in euro, on top of a shown rent. */
  charges: string | undefined;
  energyLabel: EnergyLabel | undefined;
  bedrooms: number | undefined;
  bathrooms: number | undefined;
  /** m²; the plot's where there is nothing to live in. */
  surface: number | undefined;
  /** 0 is the ground floor. */
  floor: number | undefined;
  keyFacts: readonly KeyFact[];
  /** ISO day. */
  publishedOn: string | undefined;
  /** From publication until sold or let. */
  daysListed: number | undefined;
  projectId: string | undefined;
  /** In order of time, past ones too. Empty once sold or rented. */
  openHouses: readonly OpenHouse[];
  picture: Picture;
  furtherPictures: readonly Picture[];
  plan: Picture | undefined;
};

export type Property = PropertySummary & {
  recordFile: string;
  region: Region | undefined;
  costs: CostFacts | undefined;
  /** Newest first; none where the price is hidden, nor once sold or rented. */
  priceChanges: readonly PriceChange[];
  excerpt: string;
  constructionYear: number | undefined;
  /** ISO day; undefined once sold or rented. */
  availableFrom: string | undefined;
  equipment: readonly EquipmentField[];
  description: readonly string[];
  pictures: readonly Picture[];
  documents: readonly { id: string; kind: Term; file: string }[];
  brokerId: string;
  officeId: string;
  neighbourhoodId: string | undefined;
  /** Empty where the address is hidden, because several distances would reveal it. */
  nearby: readonly NearbyPlace[];
  position: { latitude: number; longitude: number } | undefined;
  video: VideoLink | undefined;
  tour: VideoLink | undefined;
};

export function goalOf({ Goal }: Pick<PropertyRecord, 'Goal'>): Goal {
  return Goal === 0 ? 'sale' : 'rent';
}

/** Even where it may not be published; undefined where unknown. */
export function addressOf({
  Street,
  HouseNumber = '',
  BoxNr = '',
}: Pick<PropertyRecord, 'Street' | 'HouseNumber' | 'BoxNr'>): Address | undefined {
  return Street === undefined ? undefined : { street: Street, houseNumber: HouseNumber, box: BoxNr };
}

export function publicAddressOf(record: PropertyRecord): Address | undefined {
  return record.PublishAddress ? addressOf(record) : undefined;
}

export function surfaceOf(record: PropertyRecord): number | undefined {
  return record.SurfaceLiving ?? record.SurfaceTotal ?? record.SurfaceGround;
}

const msPerDay = 86_400_000;

type Dated = Pick<PropertyRecord, 'PublicationDate' | 'TransactionDate' | 'Marquee'>;

export function daysListed({ PublicationDate, TransactionDate, Marquee }: Dated): number | undefined {
  if (PublicationDate === undefined || TransactionDate === undefined) return undefined;
  if (ribbonOf(Marquee) === undefined) return undefined;
  const days = (Date.parse(TransactionDate) - Date.parse(PublicationDate)) / msPerDay;
  return days > 0 ? days : undefined;
}

export function energyLabel(record: PropertyRecord, region: Region | undefined): EnergyLabel | undefined {
  return energyLabelOf({
    printed: record.EPCLabelText,
    consumption: record.EnergyPerformance,
    region,
    on: record.EPCDate,
  });
}

export function summaryOf(record: PropertyRecord, language: LanguageId, terms: Terms): PropertySummary {
  const words = recordWords(record, language, terms);
  const ribbon = outcomeOf(record);
  const pending = pendingOf(record);
  const lang = langOf(words.language, language);
  const labelOf = (kind: Ribbon | Pending) => (!lang && words.ribbon) || ribbonLabel(kind, language);
  const cover = coverOf(record);
  const plan = record.Pictures.find(({ Scene }) => Scene === planScene);
  const shown = (picture: PictureRecord) => pictureOf(picture, words, language, terms);
  const rest = record.WebIDs.split(',').map(Number);
  return {
    id: String(record.ID),
    goal: goalOf(record),
    state: ribbon ?? 'available',
    ribbon: ribbon && { kind: ribbon, label: labelOf(ribbon) },
    pending: pending && { kind: pending, label: labelOf(pending) },
    lang,
    title: words.title,
    titleSlug: slugify(words.title),
    mainType: record.MainType,
    mainTypeName: words.mainTypeName,
    webIds: [record.WebID, ...rest.filter((webId) => webId !== record.WebID)],
    city: words.city,
    citySlug: slugify(words.city),
    zip: record.Zip,
    country: { code: countryCode(record.CountryID), name: words.countryName },
    address: publicAddressOf(record),
    price: isPriceShown(record) ? priceOf(record, words.priceUnit, language) : undefined,
    charges: chargesOf(record, language),
    energyLabel: hasEnergyLabel(record.MainType)
      ? energyLabel(record, regionOf(record.Zip, record.CountryID))
      : undefined,
    bedrooms: record.Bedrooms,
    bathrooms: record.Bathrooms,
    surface: surfaceOf(record),
    floor: record.Floor,
    keyFacts: keyFactsOf(record, (kind, code) => terms(kind, code, language).text),
    publishedOn: record.PublicationDate,
    daysListed: daysListed(record),
    projectId: record.ProjectID === undefined ? undefined : String(record.ProjectID),
    openHouses: ribbon ? [] : openHousesOf(record, language),
    picture: shown(cover),
    furtherPictures: record.Pictures.filter(({ ID, Scene }) => ID !== cover.ID && Scene !== planScene).map(
      shown,
    ),
    plan: plan && shown(plan),
  };
}

function coverOf({ ID: id, Pictures, SmallPictureItem }: PropertyRecord): PictureRecord {
  const cover = Pictures.find(({ ID }) => ID === SmallPictureItem?.ID) ?? Pictures[0];
  if (!cover) throw new Error(`Property ${id} has no picture.`);
  return { ...cover, ...SmallPictureItem };
}

/** Puts a changed picture before its original, which is labelled as such. */
function besideOriginals(pictures: readonly PictureRecord[]): PictureRecord[] {
  const originalOf = ({ Original, ID }: PictureRecord) =>
    pictures.find((other) => other.ID === Original && other.ID !== ID && other.Original === undefined);
  const originals = new Set(pictures.map(originalOf));
  return pictures
    .filter((picture) => !originals.has(picture))
    .flatMap((picture) => {
      const original = originalOf(picture);
      return original ? [picture, { ...original, Alteration: originalAlteration }] : [picture];
    });
}

/** Of most photographs, to keep a place of the right shape until the file has come. */
const usualSize = { width: 1440, height: 960 };

function pictureOf(
  {
    ID: id,
    Url: url,
    Width: width,
    Height: height,
    Scene: scene = '',
    Alteration,
    Texts = [],
    Tone: tone,
  }: PictureRecord,
  words: RecordWords,
  language: LanguageId,
  terms: Terms,
): Picture {
  const own = inLanguage(Texts, language);
  const kind = scene && `${terms(sceneKind, scene, words.language).text}: `;
  const told = own?.Description ?? `${kind}${[words.title, words.city].filter(Boolean).join(', ')}`;
  const { language: spoken } = own ?? words;
  const note = Alteration && terms(alterationKind, Alteration, spoken).text;
  const alt = note ? `${told} (${note})` : told;
  const lang = langOf(spoken, language);
  const size = width === undefined || height === undefined ? usualSize : { width, height };
  return { id, url, ...size, scene, alt, note, lang, tone };
}

function nearbyOf({ Nearby = [] }: PropertyRecord): NearbyPlace[] {
  return Nearby.map(({ Kind: kind, Metres: metres, Latitude: latitude, Longitude: longitude }) => ({
    kind,
    metres,
    position: latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined,
  }));
}

export function propertyOf(record: PropertyRecord, language: LanguageId, terms: Terms): Property {
  const words = recordWords(record, language, terms);
  const { Latitude: latitude, Longitude: longitude } = record;
  const isPlaced = record.PublishAddress && latitude !== undefined && longitude !== undefined;
  return {
    ...summaryOf(record, language, terms),
    recordFile: record.RecordFile,
    region: regionOf(record.Zip, record.CountryID),
    costs: costFactsOf(record),
    priceChanges: isPriceShown(record) && !outcomeOf(record) ? priceChangesOf(record, language) : [],
    excerpt: cleanDescription(words.description),
    constructionYear: record.ConstructionYear,
    availableFrom: outcomeOf(record) ? undefined : record.AvailableFrom,
    equipment: equipmentFields.filter((field) => record[field] === true),
    description: paragraphsOf(words.description),
    pictures: besideOriginals(record.Pictures).map((picture) => pictureOf(picture, words, language, terms)),
    documents: record.Documents.flatMap(({ ID, Kind, File: file }) =>
      file === undefined ? [] : { id: String(ID), kind: terms(documentKind, Kind, language), file },
    ),
    brokerId: String(record.BrokerID ?? ''),
    officeId: record.OfficeID ?? '',
    neighbourhoodId: record.NeighbourhoodID === undefined ? undefined : String(record.NeighbourhoodID),
    nearby: record.PublishAddress ? nearbyOf(record) : [],
    position: isPlaced ? { latitude, longitude } : undefined,
    video: record.VideoUrl === undefined ? undefined : videoLink(record.VideoUrl),
    tour: record.TourUrl === undefined ? undefined : videoLink(record.TourUrl),
  };
}
