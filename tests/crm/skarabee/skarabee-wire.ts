import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AgencyModel, ModelPicture, ModelProperty } from '../agency-model.ts';
import { readTypes, type Told } from './weblink-types.ts';

/** Lines of the types of version 41, a copy of which stands in a public client (fw4-bvba/skarabee-weblink, MIT). */
export const weblinkLines = readFileSync(path.join(import.meta.dirname, 'weblink-types.txt'), 'utf8')
  .trim()
  .split('\n');

export const weblinkTypes = readTypes(weblinkLines);

/** Words of fields that no visitor may ever read; a test looks for them everywhere. */
export const skarabeePlantedWords = [
  'GEHEIM-vertrouwelijk',
  'GEHEIM-collegiaal',
  'GEHEIM-mandaat',
  '98765432',
  '1931-05-17',
] as const;

/** By state: for sale, to let; the state and that of its course. */
const states = {
  available: [
    ['FOR_SALE', 'FOR_SALE'],
    ['FOR_RENT', 'FOR_RENT'],
  ],
  'under-option': [
    ['OPTION_FOR_SALE', 'FOR_SALE'],
    ['OPTION_FOR_RENT', 'FOR_RENT'],
  ],
  'sold-conditionally': [
    ['SOLD', 'SOLD_UNDER_RESERVE'],
    ['OPTION_FOR_RENT', 'UNDEFINED'],
  ],
  closed: [
    ['SOLD', 'SOLD_DEED_EXECUTED'],
    ['RENTED', 'RENTED_WITH_CONTRACT'],
  ],
  suspended: [
    ['FOR_SALE', 'FOR_SALE_ON_HOLD'],
    ['FOR_RENT', 'FOR_RENT_ON_HOLD'],
  ],
  withdrawn: [
    ['FOR_SALE_ORDER_ENDED', 'UNDEFINED'],
    ['FOR_RENT_ORDER_ENDED', 'UNDEFINED'],
  ],
  preparing: [
    ['PROSPECT_FOR_SALE', 'PREPARATION_FOR_SALE'],
    ['PROSPECT_FOR_RENT', 'UNDEFINED'],
  ],
} as const;

const heatings = { gas: 'NATURAL_GAS', oil: 'HEATING_OIL', strange: 'WINDMILL' } as const;
const sorts = { house: 'Dwelling', villa: 'Dwelling', apartment: 'Flat' } as const;
const genres = { house: 'SingleFamilyDwelling', villa: 'Villa', apartment: 'Flat_Unspecified' } as const;

/** Belgian winter time to the second, without a zone. */
export const stampOf = (at: number) => new Date(at + 60 * 60_000).toISOString().slice(0, 19);

const threeStates = (value: boolean | undefined) =>
  value === undefined ? 'UNDEFINED' : value ? 'TRUE' : 'FALSE';

const pictureOf = ({ key, version, isBroken, address }: ModelPicture, index: number): Told => ({
  Index: index + 1,
  Name: 'Foto',
  URL:
    (!isBroken && address) || `https://pictures.skarabee.example/picture.ashx?size=large&id=${String(key)}`,
  Modified: stampOf(Date.UTC(2026, 2, version, 7)),
  PictureType: index === 0 ? 'FIRST_PICTURE' : 'INTERIEUR',
});

export const summaryOf = ({ key, isOffline }: ModelProperty, { stamps }: AgencyModel): Told => ({
  ID: key,
  Created: '2026-01-05T10:00:00',
  Modified: stampOf(stamps.get(key) ?? 0),
  Active: !isOffline,
});

/** One publication as the system tells it, with what no website may tell. */
export function publicationOf(property: ModelProperty, { stamps }: AgencyModel): Told {
  const { key, offer, state, kind, energy, heating, description, pictures } = property;
  const [Status, FlowStatus] = states[state][offer === 'sale' ? 0 : 1];
  const Modified = stampOf(stamps.get(key) ?? 0);
  const flashes = Object.entries(description).filter(([, text]) => text !== undefined);
  return {
    Info: {
      ID: key,
      Modified,
      HidePrice: !property.showsPrice,
      HideAddress: !property.showsAddress,
      HideHouseNumber: false,
      Enabled: !property.isOffline,
    },
    Property: {
      ID: key + 50_000,
      Modified,
      Active: !property.isOffline,
      MarketType: 'RES',
      PropertyType: 'TRANSACTION',
      Status,
      FlowStatus,
      Price: property.price,
      PriceType: offer === 'rent' ? 'PRICE_PER_MONTH' : 'TOTAL',
      NumberOfBedrooms: property.bedrooms,
      Address: {
        Street: property.street,
        HouseNumber: property.houseNumber,
        CountryID: 'BE',
        City: { '#': property.city, '@ID': 1, '@ZipCode': property.zip },
        Position: { '@X': '4,48', '@Y': '51,03', '@Type': 'EPSG_4326' },
      },
      HasElevator: threeStates(property.lift),
      // A list of one.
      ...(heating && { HeatingTypes: { HeatingType: heatings[heating] } }),
      ...(energy && { Energy: { Index: energy.value, Class: energy.label } }),
      Typo: { Sort: sorts[kind], Genre: genres[kind] },
      AllFlashes: {
        Flash: flashes.flatMap(([language, text = '']) => [
          { Text: '.', '@ID': '11', '@LanguageID': `TAAL_${language.toUpperCase()}` },
          { Text: text, '@ID': '12', '@LanguageID': `TAAL_${language.toUpperCase()}` },
        ]),
      },
      OfficeId: 12,
      Confidential: skarabeePlantedWords[0],
      CollegialInfo: skarabeePlantedWords[1],
      MandateNumber: skarabeePlantedWords[2],
      SellerNetPrice: skarabeePlantedWords[3],
      LifeAnnuity: { Heads: { Head1: { DateOfBirth: skarabeePlantedWords[4] } } },
    },
    Pictures: { Picture: pictures.map(pictureOf) },
  };
}
