import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AgencyModel, ModelPicture, ModelProperty } from '../agency-model.ts';
import type { Silence } from '../oracle.ts';

/** An estate as a public client has seen it (fw4-bvba/sweepbright-api, MIT). */
export const estateSample = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'estate-sample.json'), 'utf8'),
) as Record<string, unknown>;

/** Words of fields that no visitor may ever read; a test looks for them everywhere. */
export const sweepbrightPlantedWords = [
  'GEHEIM-verkoper',
  'GEHEIM-koper',
  'GEHEIM-notitie',
  'GEHEIM-huurder',
  'GEHEIM-mandaat',
  'GEHEIM-commissie',
] as const;

/** Homes that it shows to no website, and before the offer to nobody. A list of what is there says nothing of the rest. */
export const sweepbrightSilence: Silence = {
  states: ['preparing', 'withdrawn', 'suspended'],
  isSilentOnAbsence: true,
};

export const guidOf = (key: number) => `5b000000-0000-4000-8000-${String(key).padStart(12, '0')}`;

/** Some homes are units of one project, which the system tells as one estate. */
export const projectKey = 900;
export const isUnit = (key: number) => key % 4 === 0;

const isTold = ({ isOffline, state }: ModelProperty) =>
  !isOffline && state !== 'withdrawn' && state !== 'suspended';

const pictureLife = 60 * 60_000;

function pictureOf({ key, version, address, isBroken }: ModelPicture, index: number, at: number): object {
  const until = at + pictureLife;
  return {
    id: guidOf(key),
    filename: `${String(key)}.jpg`,
    description: '',
    url:
      (!isBroken && address) ||
      `https://pictures.sweepbright.example/${String(key)}-${String(version)}.jpg?expires=${String(until)}`,
    url_expires_on: new Date(until).toISOString(),
    ordinal: index + 1,
  };
}

function statusOf({ state, offer }: ModelProperty): string {
  const rented = offer === 'rent';
  if (state === 'closed') return rented ? 'rented' : 'sold';
  if (state === 'sold-conditionally') return rented ? 'option' : 'agreement';
  if (state === 'under-option') return 'option';
  return state === 'preparing' ? 'prospect' : 'available';
}

const heatings = { gas: 'gas', oil: 'fuel', strange: 'heat_pump' } as const;

/** One home as the system tells it to its website, with what no website may tell. */
function homeOf(property: ModelProperty, at: number): object {
  const { key, kind, energy, heating, description } = property;
  return {
    id: guidOf(key),
    is_project: false,
    project_id: isUnit(key) ? guidOf(projectKey) : null,
    publish_status: 'public',
    type: kind === 'apartment' ? 'apartment' : 'house',
    sub_type: kind === 'villa' ? 'villa' : null,
    negotiation: property.offer === 'rent' ? 'let' : 'sale',
    rent_period: 'month',
    status: statusOf(property),
    price: { amount: property.price, currency: 'EUR', hidden: !property.showsPrice },
    custom_price: null,
    location: {
      street: property.street,
      number: property.houseNumber,
      box: '',
      postal_code: property.zip,
      city: property.city,
      country: 'BE',
      geo: { latitude: null, longitude: null },
      hidden: !property.showsAddress,
    },
    bedrooms: property.bedrooms ?? null,
    amenities: property.lift === true ? ['terrace', 'lift'] : ['terrace'],
    features: { energy: heating === undefined ? {} : { [heatings[heating]]: true } },
    legal: { energy: { epc_value: energy?.value ?? null, epc_category: energy?.label ?? null } },
    description: { nl: description.nl, fr: description.fr ?? '' },
    description_title: { nl: '' },
    images: property.pictures.map((picture, index) => pictureOf(picture, index, at)),
    office: { id: guidOf(77), name: 'Kantoor' },
    vendors: [{ first_name: sweepbrightPlantedWords[0] }],
    buyers: [{ first_name: sweepbrightPlantedWords[1] }],
    internal_note: sweepbrightPlantedWords[2],
    occupancy: { occupied: true, contact_details: sweepbrightPlantedWords[3], available_from: null },
    mandate: { number: sweepbrightPlantedWords[4] },
    agency_commission: { fixed_fee: sweepbrightPlantedWords[5] },
  };
}

export function unitsIn({ properties }: AgencyModel): ModelProperty[] {
  return [...properties.values()].filter((property) => isUnit(property.key) && isTold(property));
}

/** Undefined for an estate that no website may fetch. */
export function sweepbrightEstateOf(model: AgencyModel, key: number, at: number): object | undefined {
  if (key === projectKey) {
    const units = unitsIn(model).map((unit) => homeOf(unit, at));
    return units.length > 0
      ? { id: guidOf(key), is_project: true, project_id: null, type: 'apartment', properties: units }
      : undefined;
  }
  const property = model.properties.get(key);
  return property && isTold(property) && !isUnit(key) ? homeOf(property, at) : undefined;
}
