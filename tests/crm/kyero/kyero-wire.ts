import type { AgencyModel, ModelProperty } from '../agency-model.ts';
import type { Silence } from '../oracle.ts';

/** Words of fields that no visitor may ever read; a test looks for them everywhere. */
export const kyeroPlantedWords = [
  'GEHEIM-notitie',
  'GEHEIM-commissie',
  'GEHEIM-makelaar',
  'GEHEIM-telefoon',
  'GEHEIM-adres',
] as const;

/** A file holds what is on offer, without states, streets and whatever is not there. */
export const kyeroSilence: Silence = {
  states: ['under-option', 'sold-conditionally', 'closed', 'suspended', 'withdrawn', 'preparing'],
  isSilentOnAbsence: true,
  always: { energy: undefined, heating: undefined, showsAddress: false },
  lacks: ['street', 'hidden-price'],
};

export const keyOf = (key: number) => `CB-${String(key)}`;

export const isTold = ({ isOffline, state }: ModelProperty) => !isOffline && state === 'available';

const types = { house: 'Town House', villa: 'Villa', apartment: 'Apartment' } as const;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const element = (name: string, content: string | number) => `<${name}>${String(content)}</${name}>`;

const stampOf = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

function imagesOf({ pictures }: ModelProperty): string {
  const images = pictures.map(({ key, version, isBroken, address }, index) => {
    const file = isBroken ? `missing-${String(key)}` : `v${String(version)}-${String(key)}`;
    const url = (!isBroken && address) || `https://pictures.kyero.example/${file}.jpg`;
    return `<image id="${String(index + 1)}">${element('url', escaped(url))}</image>`;
  });
  return element('images', images.join(''));
}

/** Elements of a property come in any order. */
const turned = (elements: readonly string[], by: number) => {
  const from = by % elements.length;
  return [...elements.slice(from), ...elements.slice(0, from)];
};

type Written = {
  turn?: number | undefined;
  /** True where the software writes an extension for every postal code, and not for some. */
  hasPostcodes?: boolean | undefined;
};

/** One property as a file tells it, with what is for portals only. */
export function propertyOf(
  property: ModelProperty,
  { stamps }: AgencyModel,
  { turn = 0, hasPostcodes = false }: Written = {},
): string {
  const {
    key,
    kind,
    offer,
    price,
    showsPrice,
    zip,
    city,
    bedrooms = 0,
    energy,
    lift,
    description,
  } = property;
  const elements = [
    element('id', keyOf(key)),
    element('date', stampOf(stamps.get(key) ?? 0)),
    element('ref', keyOf(key)),
    element('price', showsPrice ? price : key % 2 === 0 ? 'x' : 0),
    ...(key % 2 === 0 ? [element('currency', 'EUR')] : []),
    element('price_freq', offer === 'rent' ? 'month' : 'sale'),
    element('type', types[kind]),
    element('town', city),
    element('province', city === 'Mechelen' ? 'Antwerpen' : city),
    element('country', 'Belgium'),
    ...(hasPostcodes || key % 3 === 0 ? [element('postcode', zip)] : []),
    element('beds', bedrooms),
    element('pool', 0),
    '<location><latitude>0</latitude><longitude>0</longitude></location>',
    `<energy_rating><consumption>${energy?.label ?? 'X'}</consumption><emissions>X</emissions></energy_rating>`,
    element(
      'desc',
      `<nl>${escaped(description.nl)}</nl>${description.fr === undefined ? '' : `<fr><![CDATA[${description.fr}]]></fr>`}`,
    ),
    element('features', `<feature>Terrace</feature>${lift === true ? '<feature>Lift</feature>' : ''}`),
    imagesOf(property),
    element('notes', kyeroPlantedWords[0]),
    element('commission', kyeroPlantedWords[1]),
    element('email', `${kyeroPlantedWords[2]}@example.be`),
    element('contact_number', kyeroPlantedWords[3]),
    element('address', kyeroPlantedWords[4]),
  ];
  return element('property', turned(elements, key + turn).join(''));
}

export const feedOf = (properties: readonly string[]) =>
  `<?xml version="1.0" encoding="utf-8"?><root><kyero><feed_version>3</feed_version></kyero><agent><id>7</id><email>${kyeroPlantedWords[2]}@example.be</email></agent>${properties.join('')}</root>`;
