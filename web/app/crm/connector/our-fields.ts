import { type CountryCode, countryCode } from 'schemas/country.ts';
import { defaultLanguage, isLanguageId } from 'schemas/languages.ts';
import { mostPictures } from '../../properties/model/record.ts';
import type { Finding } from '../../properties/sync/sync.ts';
import { type Fields, number } from './read.ts';

const typeIds: Readonly<Record<string, number>> = {
  house: 1,
  villa: 1,
  farm: 1,
  apartment: 2,
  penthouse: 2,
  studio: 3,
  land: 4,
  investment: 5,
  commercial: 6,
  garage: 7,
  parking: 7,
};

export function kindFields(mainType: string): Fields {
  const WebID = typeIds[mainType];
  return { MainType: mainType, WebID, WebIDs: String(WebID ?? '') };
}

const marquees: Readonly<Record<string, number>> = { sold: 2, rented: 4 };

export function stateFields(status: string): Fields {
  const Marquee = marquees[status];
  if (Marquee !== undefined) return { Marquee };
  return { Marquee: 0, ...(status !== 'available' && { Status: status }) };
}

/** The first text of each language. */
export function textFields(told: readonly { language: unknown; content: unknown }[]): Fields {
  const texts = new Map<string, object>();
  for (const { language, content } of told) {
    if (!isLanguageId(language) || typeof content !== 'string' || content.trim() === '') continue;
    if (!texts.has(language)) texts.set(language, { language, Description: content.trim() });
  }
  return { Texts: texts.size > 0 ? [...texts.values()] : [{ language: defaultLanguage }] };
}

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(-60)
    .replace(/^-|-$/g, '');

export const fileFields = (system: string, key: string): Fields => ({
  RecordFile: `${system}-${wordsOf(key)}.json`,
});

type ToldPicture = {
  address: string;
  /** The place of its file, where the address is another one. */
  name?: string;
  scene?: string | undefined;
  fields?: Fields;
};

export function pictureFields(told: readonly ToldPicture[]): Fields {
  const taken = new Set<string>();
  const Pictures = told
    .slice(0, mostPictures)
    .map(({ address, name: place = address, scene: Scene, fields }, index) => {
      const name = wordsOf(/([^/?#]*?)(?:\.\w+)?(?:[?#].*)?$/.exec(place)?.[1] ?? '') || 'picture';
      const ID = taken.has(name) ? `${String(index + 1)}-${name}` : name;
      taken.add(ID);
      return { ID, Name: `picture ${ID}`, ...fields, Url: address, ...(Scene !== undefined && { Scene }) };
    });
  return { Pictures, Documents: [] };
}

/** Degrees: south, north, west, east. */
const bounds: Readonly<Record<CountryCode, readonly [number, number, number, number]>> = {
  BE: [49.4, 51.6, 2.5, 6.5],
  DE: [47.2, 55.1, 5.8, 15.1],
  ES: [27.6, 43.9, -18.2, 4.4],
  FR: [41.3, 51.2, -5.2, 9.6],
  LU: [49.4, 50.2, 5.7, 6.6],
  NL: [50.7, 53.6, 3.3, 7.3],
};

type Place = { latitude: string | undefined; longitude: string | undefined; country: number | undefined };

/** Ignores 0/0, a place in the sea: nobody has looked. */
export function positionFields(
  { latitude, longitude, country }: Place,
  object: (level: Finding['level'], field: string, reason: string, value?: unknown) => void,
): Fields {
  if (latitude === undefined || longitude === undefined) return {};
  const [north, east] = [number(latitude), number(longitude)];
  const [Latitude, Longitude] = [north, east].map((read) => ('value' in read ? Number(read.value) : 0));
  if (!Latitude || !Longitude) return {};
  const [from, to, west, until] = bounds[countryCode(country ?? 0) ?? 'BE'];
  if (Latitude > from && Latitude < to && Longitude > west && Longitude < until)
    return { Latitude, Longitude };
  object('field', 'Latitude', 'lies outside the country', latitude);
  return {};
}

/** Makes another address of it when the picture behind it has changed. */
export function pictureAddress(address: string, changed: unknown): string {
  return address.startsWith('https:') && typeof changed === 'string' && changed !== ''
    ? `${address}#${encodeURI(changed)}`
    : address;
}
