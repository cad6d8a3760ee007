import { homeCountryId } from 'schemas/country.ts';
import { lawRegionOf } from '../../law/law-rule.ts';
import type { Bundle, PropertyExport } from '../bundle-schema.ts';
import { equipmentFields } from '../../model/equipment.ts';
import { statuses } from '../../model/marquee.ts';
import type { PropertyRecord } from '../../model/record.ts';
import { samplePlaces, sampleStreets, sampleSentences, sampleTitles } from './sample-places.ts';

const languageIds = ['nl', 'fr', 'en'] as const;
const firstReference = 100_000;
const countryNames = { nl: 'België', fr: 'Belgique', en: 'Belgium' } as const;
const lastDay = Date.parse('2026-11-20');
const msPerDay = 86_400_000;
const mostPictures = 6;

type Random = {
  /** At least 0, below 1. */
  next: () => number;
  pick: <Value>(values: readonly Value[]) => Value;
};

/** Mulberry32: the same numbers for the same seed everywhere. */
function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  function pick<Value>(values: readonly Value[]): Value {
    const value = values[Math.floor(next() * values.length)];
    if (value === undefined) throw new Error('There is nothing to pick from.');
    return value;
  }
  return { next, pick };
}

type City = Bundle['Cities'][number];

function citiesOf(sample: PropertyExport): City[] {
  const known = new Set(sample.Cities.map(({ Zip }) => Zip));
  const others = samplePlaces.filter(([zip]) => !known.has(zip));
  return [
    ...sample.Cities,
    ...others.map(([Zip, nl, fr, Latitude, Longitude]) => ({
      Zip,
      CountryID: homeCountryId,
      Latitude,
      Longitude,
      Texts: languageIds.map((language) => ({
        language,
        Name: language === 'fr' ? fr : nl,
        CountryName: countryNames[language],
      })),
    })),
  ];
}

const scaled = (value: number | undefined, by: number) => value && Math.max(1, Math.round(value * by));

function textsOf(like: PropertyRecord, city: City, { next }: Random): PropertyRecord['Texts'] {
  const sentences = sampleSentences.nl.map((_, index) => ({ index, order: next() }));
  const told = sentences.sort((a, b) => a.order - b.order).slice(0, 5);
  return languageIds.flatMap((language) => {
    const text = like.Texts.find((each) => each.language === language);
    const place = city.Texts.find((each) => each.language === language) ?? city.Texts[0];
    if (!text || !place) return [];
    const { bedrooms, place: where } = sampleTitles[language];
    const rooms = (like.Bedrooms ?? 0) > 1 ? bedrooms.replace('{count}', String(like.Bedrooms)) : '';
    const title = [text.MainTypeName ?? like.MainType, rooms, where.replace('{city}', place.Name)]
      .filter(Boolean)
      .join(' ');
    return [
      {
        ...text,
        TypeDescription: title,
        City: place.Name,
        CountryName: place.CountryName,
        Description: `${title}.\n\n${told.map(({ index }) => sampleSentences[language][index]).join(' ')}`,
      },
    ];
  });
}

const conditions = ['new', 'excellent', 'good', 'to-refresh', 'to-renovate'];
const flats: ReadonlySet<string> = new Set(['apartment', 'penthouse', 'studio']);

/** Left out for about half of the buildings. */
function factsOf({ MainType, ConstructionYear }: PropertyRecord, { next, pick }: Random) {
  if (ConstructionYear === undefined || next() < 0.5) return {};
  const known = equipmentFields.filter(() => next() < 0.4).map((name) => [name, next() < 0.5] as const);
  const lots = 4 + Math.floor(next() * 60);
  return {
    ...Object.fromEntries(known),
    Condition: pick(conditions),
    HeatingSystem: pick(['individual', 'collective']),
    ElectricityCertificate: pick(['conform', 'not-conform', 'not-inspected']),
    ...(flats.has(MainType) && {
      CoOwnership: { Lots: lots, Share: `${String(Math.floor(1000 / lots))}/1000`, HasProcedures: false },
    }),
  };
}

function recordOf(
  sample: PropertyRecord,
  ID: number,
  cities: readonly City[],
  random: Random,
): PropertyRecord {
  const { next, pick } = random;
  // Another region asks for other facts.
  const region = lawRegionOf(sample);
  const city = pick(cities.filter((one) => lawRegionOf(one) === region));
  const size = 0.7 + next() * 0.8;
  const like = {
    ...sample,
    ...(sample.Bedrooms !== undefined && {
      Bedrooms: Math.max(0, sample.Bedrooms + Math.floor(next() * 3) - 1),
    }),
  };
  const pictures = like.Pictures.slice(0, mostPictures);
  const withIds = pictures.map((picture, index) => ({
    ...picture,
    Texts: undefined,
    ID: `g${String(ID)}-${String(index + 1)}`,
  }));
  const step = like.Goal === 1 ? 5 : 1000;
  return {
    ...like,
    ID,
    ProjectID: undefined,
    NeighbourhoodID: undefined,
    VideoUrl: undefined,
    TourUrl: undefined,
    Status: next() < 0.08 ? pick(statuses) : undefined,
    PreviousPrice: undefined,
    EarlierPrices: undefined,
    PriceTo: scaled(like.PriceTo, size),
    ...factsOf(like, random),
    Nearby: like.Nearby?.map(({ Kind, Metres }) => ({ Kind, Metres })),
    RecordFile: `property-${String(ID)}.json`,
    Zip: city.Zip,
    CountryID: city.CountryID,
    Street: pick(sampleStreets),
    HouseNumber: String(1 + Math.floor(next() * 180)),
    PublishAddress: next() > 0.12,
    PublishPrice: next() > 0.08,
    Latitude: city.Latitude + (next() - 0.5) / 25,
    Longitude: city.Longitude + (next() - 0.5) / 16,
    Price: Math.max(step, Math.round((like.Price * size) / step) * step),
    ...(like.SurfaceLiving !== undefined && { SurfaceLiving: scaled(like.SurfaceLiving, size) }),
    ...(like.SurfaceTotal !== undefined && { SurfaceTotal: scaled(like.SurfaceTotal, size) }),
    ...(like.SurfaceGround !== undefined && { SurfaceGround: scaled(like.SurfaceGround, size) }),
    PublicationDate: new Date(lastDay - Math.floor(next() * 720) * msPerDay).toISOString().slice(0, 10),
    SmallPictureItem: undefined,
    Pictures: withIds,
    Documents: like.Documents.map((document, index) => ({ ...document, ID: ID * 100 + index })),
    Texts: textsOf(like, city, random),
  };
}

export function generateExport(
  sample: PropertyExport,
  { count, seed }: { count: number; seed: number },
): PropertyExport & { OwnerRecords: [] } {
  const random = randomFrom(seed);
  const cities = citiesOf(sample);
  const Properties = Array.from({ length: count }, (_, index) =>
    recordOf(random.pick(sample.Properties), firstReference + index, cities, random),
  );
  const { PropertyTypes, Projects, Neighbourhoods, Categories, Brokers, Terms } = sample;
  const lists = { PropertyTypes, Projects, Neighbourhoods, Categories, Brokers, Terms };
  return { ...lists, Properties, Cities: cities, OwnerRecords: [] };
}
