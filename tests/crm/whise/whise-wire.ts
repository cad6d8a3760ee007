import type { AgencyModel, ModelPicture, ModelProperty, ModelVisit } from '../agency-model.ts';

/** Words of fields that no visitor may ever read; a test looks for them everywhere. */
export const plantedWords = [
  'GEHEIM-eigenaar',
  'GEHEIM-commissie',
  'GEHEIM-notitie',
  'GEHEIM-detail',
  'GEHEIM-bezoeker',
] as const;

/** Kinds of appointments of this customer. */
export const appointmentKinds = { visit: 5, other: 6, strange: 77 } as const;

/** The one who looks after all homes. */
const representative = 9;

const categories = { house: 1, villa: 1, apartment: 2 } as const;
const subCategories = { house: undefined, villa: 13, apartment: undefined } as const;
const heatings = { gas: 659, oil: 661, strange: 9999 } as const;

/** By state: for sale, to let. */
const purposeStatuses = {
  available: [1, 2],
  'under-option': [5, 6],
  'sold-conditionally': [14, 6],
  closed: [3, 4],
  suspended: [10, 11],
  withdrawn: [8, 9],
  preparing: [20, 27],
} as const;

const brussels = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Belgian time without a zone, as estates tell it. */
export const localStamp = (at: number) => `${brussels.format(at).replace(' ', 'T')}.00`;

/** Pictures tell UTC without a zone. */
const pictureStamp = (version: number) => new Date(Date.UTC(2026, 2, version, 7)).toISOString().slice(0, 19);

function pictureOf({ key, version, isBroken, address }: ModelPicture, index: number): object {
  const file = isBroken ? 'missing' : `${key}-${version}`;
  return {
    id: key,
    // Some estates come without an order.
    ...(key % 7 !== 0 && { order: index + 1 }),
    orientation: 'landscape',
    urlSmall: `https://pictures.whise.example/200/${file}.jpg`,
    urlLarge: `https://pictures.whise.example/640/${file}.jpg`,
    urlXXL: (!isBroken && address) || `https://pictures.whise.example/1600/${file}.jpg`,
    updateDateTime: pictureStamp(version),
  };
}

function detailsOf({ heating, lift, energy }: ModelProperty): object[] {
  return [
    ...(heating === undefined
      ? []
      : [{ id: 1020, label: 'chauffage', type: 'heating', enum: { id: heatings[heating] } }]),
    ...(lift === undefined ? [] : [{ id: 372, label: 'ascenseur', type: 'yes/no', value: lift ? '1' : '0' }]),
    ...(energy ? [{ id: 2056, label: 'Label PEB', type: 'char', value: energy.label }] : []),
    { id: 888_888, label: 'interne', type: 'char', value: plantedWords[3] },
  ];
}

/** One property as the system tells it, with what it tells partners only. */
export function estateOf(property: ModelProperty, { stamps }: AgencyModel, withDetails: boolean): object {
  const { key, kind, offer, state, energy, description, pictures } = property;
  const index = offer === 'sale' ? 0 : 1;
  const subCategory = subCategories[kind];
  return {
    id: key,
    clientId: 77,
    officeId: 41,
    canHaveChildren: false,
    purpose: { id: index + 1 },
    purposeStatus: { id: purposeStatuses[state][index] },
    category: { id: categories[kind] },
    ...(subCategory !== undefined && { subCategory: { id: subCategory } }),
    status: { id: 1 },
    displayStatusId: property.isOffline ? 1 : 2,
    price: property.price,
    currency: '€',
    displayPrice: property.showsPrice,
    displayAddress: property.showsAddress,
    address: property.street,
    number: property.houseNumber,
    zip: property.zip,
    city: property.city,
    country: { id: 1 },
    // Nobody has told it.
    rooms: property.bedrooms ?? -1,
    ...(energy && { energyValue: String(energy.value), energyClass: energy.label }),
    shortDescription: [{ languageId: 'nl-BE', content: description.nl }],
    longDescription: [
      { languageId: 'nl-BE', content: description.nl },
      ...(description.fr === undefined ? [] : [{ languageId: 'fr-BE', content: description.fr }]),
    ],
    pictures: pictures.map(pictureOf),
    ...(withDetails && { details: detailsOf(property) }),
    representatives: [
      { id: representative, name: plantedWords[2], email: `${plantedWords[2]}@agency.example` },
    ],
    createDateTime: '2026-01-05T10:00:00.00',
    updateDateTime: localStamp(stamps.get(key) ?? 0),
    owners: [{ name: plantedWords[0] }],
    commission: plantedWords[1],
    internalNote: plantedWords[2],
  };
}

/** One appointment as the system tells it, with whoever comes. */
export function appointmentOf({ key, about, start, end, kind, reference, changedAt }: ModelVisit): object {
  const [, , , , visitor] = plantedWords;
  return {
    id: key,
    action: { id: appointmentKinds[kind] },
    startDateTime: localStamp(start),
    endDateTime: localStamp(end),
    subject: `${visitor} 0470 12 34 56`,
    description1: `${visitor}@visitors.example ${reference ?? ''}`,
    users: [{ userId: representative, name: plantedWords[2], email: `${plantedWords[2]}@agency.example` }],
    contacts: [{ contactId: 4, name: visitor, privateEmail: `${visitor}@visitors.example` }],
    estates: about.map((estateId) => ({ estateId, officeId: 41, name: visitor, address1: 'Lindestraat' })),
    createDateTime: '2026-01-05T10:00:00.00',
    updateDateTime: localStamp(changedAt),
  };
}
