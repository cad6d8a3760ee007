import type { AgencyModel, ModelPicture, ModelProperty } from '../agency-model.ts';
import type { Silence } from '../oracle.ts';

/** Words of fields that no visitor may ever read; a test looks for them everywhere. */
export const omnicasaPlantedWords = [
  'GEHEIM-eigenaar',
  'GEHEIM-notitie',
  'GEHEIM-commissie',
  'GEHEIM-mandaat',
] as const;

/** Homes that are not for a website are in no other state than hidden; no field is known for an address or a label. */
export const omnicasaSilence: Silence = {
  states: ['preparing', 'withdrawn', 'suspended'],
  isSilentOnAbsence: false,
  always: { showsAddress: true, label: undefined },
};

/** By state: for sale, to let. */
const statuses = {
  available: [1, 1],
  'under-option': [1, 1],
  'sold-conditionally': [1, 1],
  closed: [2, 4],
  suspended: [5, 5],
  withdrawn: [3, 3],
  preparing: [0, 0],
} as const;

/** Of this customer. */
export const subStatuses = { option: 31, condition: 32 } as const;

export const languages = ['nl', 'fr', 'en', 'de'] as const;
const heatings = { gas: 'Aardgas', oil: 'Stookolie', strange: 'Kernfusie' } as const;
const mainTypes = { house: 139, villa: 156, apartment: 1 } as const;

function subStatusOf({ state, offer }: ModelProperty): number {
  if (state === 'sold-conditionally' && offer === 'sale') return subStatuses.condition;
  return state === 'under-option' || state === 'sold-conditionally' ? subStatuses.option : 0;
}

const dateOf = (at: number) => `/Date(${String(at)}+0100)/`;

/** Another picture comes behind the address of the former one. */
const pictureOf = ({ key, isBroken, address }: ModelPicture): object => ({
  ID: key,
  Url:
    (!isBroken && address) ||
    `https://pictures.omnicasa.example/${isBroken ? 'missing' : String(key)}/XLarge.jpg`,
  Width: 1600,
  Height: 1067,
  Name: '',
});

/** Some of what nobody has told is left out, and some is told as a dash or as nought. */
const told = (name: string, value: unknown, isLeftOut: boolean) =>
  value === undefined && isLeftOut ? {} : { [name]: value ?? '-' };

/** One property as the system tells it in a language, with what no website may tell. */
export function omnicasaPropertyOf(
  property: ModelProperty,
  { stamps }: AgencyModel,
  languageId: number,
): object {
  const { key, kind, state, heating, lift, energy, description, pictures } = property;
  const isRent = property.offer === 'rent';
  const language = languages[languageId - 1] ?? 'nl';
  const text: Partial<Record<string, string>> = description;
  const isLeftOut = key % 2 === 0;
  return {
    ID: key,
    Ident: `HH-${String(key)}`,
    Status: property.isOffline ? 5 : statuses[state][isRent ? 1 : 0],
    SubStatus: subStatusOf(property),
    Goal: isRent ? 1 : 0,
    MainTypeID: mainTypes[kind],
    MainTypeName: `${kind} (${language})`,
    SiteID: 7,
    Street: property.street,
    HouseNumber: property.houseNumber,
    Zip: property.zip,
    City: property.city.toUpperCase(),
    CountryAbbr: 'B',
    GoogleX: '51.03',
    GoogleY: '4.48',
    Price: property.price,
    PublishPrice: property.showsPrice,
    EnergyPerformance: energy?.value ?? 0,
    SurfaceLiving: 0,
    ...told('NumberOfBedRooms', property.bedrooms, isLeftOut),
    ...told('HasLift', lift, isLeftOut),
    ...told('HeatingName', heating && heatings[heating], isLeftOut),
    DescriptionA: text[language] === undefined ? '-' : `<p>${text[language]}</p>`,
    DescriptionB: omnicasaPlantedWords[1],
    XLargePictureItems: pictures.map(pictureOf),
    LastChangedDate: dateOf(stamps.get(key) ?? 0),
    Owners: [{ Name: omnicasaPlantedWords[0] }],
    Commission: omnicasaPlantedWords[2],
    TypeOfMandate: { Name: omnicasaPlantedWords[3] },
  };
}
