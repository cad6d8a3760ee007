/** The truth that a stand-in tells in its own words, and that a site has to end with. */

export type ModelPicture = {
  key: number;
  version: number;
  isBroken: boolean;
  /** Where it is; undefined for the usual place of the system. */
  address?: string;
};

export const modelStates = [
  'available',
  'under-option',
  'sold-conditionally',
  'closed',
  'suspended',
  'withdrawn',
  'preparing',
] as const;

type ModelState = (typeof modelStates)[number];

export type ModelProperty = {
  key: number;
  kind: 'house' | 'villa' | 'apartment';
  offer: 'sale' | 'rent';
  /** Closed is sold or rented. */
  state: ModelState;
  price: number;
  showsPrice: boolean;
  street: string;
  houseNumber: string;
  zip: string;
  city: string;
  showsAddress: boolean;
  /** Undefined where nobody has told it, which is another thing than none. */
  bedrooms: number | undefined;
  energy: { value: number; label: string } | undefined;
  /** A code that no table knows where it is `strange`. */
  heating: 'gas' | 'oil' | 'strange' | undefined;
  lift: boolean | undefined;
  description: { nl: string; fr: string | undefined };
  pictures: ModelPicture[];
  /** Taken off every website, and still in the system. */
  isOffline: boolean;
};

export type ModelVisit = {
  key: number;
  /** Numbers of properties; none for another appointment of a colleague. */
  about: number[];
  /** Milliseconds. */
  start: number;
  end: number;
  /** A kind that no table knows where it is `strange`. */
  kind: 'visit' | 'other' | 'strange';
  /** That of the same visit on the site. */
  reference: string | undefined;
  changedAt: number;
};

export type AgencyModel = {
  properties: Map<number, ModelProperty>;
  /** When each was last changed, as far as the system noticed; milliseconds. */
  stamps: Map<number, number>;
  visits: Map<number, ModelVisit>;
};

export type Edit =
  | { kind: 'price'; key: number; price: number; isUnnoticed?: boolean }
  | { kind: 'state'; key: number; state: ModelState }
  | { kind: 'picture'; key: number; change: 'add' | 'renew' | 'remove' | 'break' }
  | { kind: 'address'; key: number; isShown: boolean }
  | { kind: 'offline'; key: number; isOffline: boolean }
  | { kind: 'book'; key: number; about: readonly number[]; start: number; as: ModelVisit['kind'] }
  | { kind: 'cancel'; key: number }
  | { kind: 'delete'; key: number }
  | { kind: 'create'; key: number };

const modelCities = [
  { zip: '2800', city: 'Mechelen' },
  { zip: '4000', city: 'Luik' },
] as const;

const kinds = ['house', 'villa', 'apartment'] as const;

/** Differs by its number, so that a model holds some of everything. */
function modelProperty(key: number): ModelProperty {
  const place = modelCities[key % modelCities.length] ?? modelCities[0];
  const isTold = key % 3 !== 0;
  return {
    key,
    kind: kinds[key % kinds.length] ?? 'house',
    offer: key % 4 === 1 ? 'rent' : 'sale',
    state: 'available',
    price: key % 4 === 1 ? 900 + key : 300_000 + key * 1000,
    showsPrice: key % 5 !== 0,
    street: 'Lindestraat',
    houseNumber: String(key),
    ...place,
    showsAddress: key % 2 === 0,
    bedrooms: isTold ? 1 + (key % 4) : undefined,
    energy: isTold ? { value: 100 + key, label: 'B' } : undefined,
    heating: (['gas', 'oil', 'strange'] as const)[key % 4],
    lift: key % 3 === 0 ? undefined : key % 3 === 1,
    description: { nl: `Woning ${key}.`, fr: key % 2 === 0 ? `Bien ${key}.` : undefined },
    pictures: [1, 2].map((number) => ({ key: key * 100 + number, version: 1, isBroken: false })),
    isOffline: false,
  };
}

export function agencyModel(keys: readonly number[], at: number): AgencyModel {
  return {
    properties: new Map(keys.map((key) => [key, modelProperty(key)])),
    stamps: new Map(keys.map((key) => [key, at])),
    visits: new Map(),
  };
}

function changePictures(property: ModelProperty, change: 'add' | 'renew' | 'remove' | 'break'): void {
  const { pictures, key } = property;
  const [first, ...others] = pictures;
  if (change === 'add') {
    const highest = Math.max(key * 100, ...pictures.map((picture) => picture.key));
    property.pictures = [...pictures, { key: highest + 1, version: 1, isBroken: false }];
  } else if (first && change === 'remove') {
    property.pictures = others.length > 0 ? others : [first];
  } else if (first) {
    property.pictures = [{ ...first, version: first.version + 1, isBroken: change === 'break' }, ...others];
  }
}

function changeProperty(property: ModelProperty, edit: Edit): void {
  if (edit.kind === 'price') property.price = edit.price;
  if (edit.kind === 'state') property.state = edit.state;
  if (edit.kind === 'address') property.showsAddress = edit.isShown;
  if (edit.kind === 'offline') property.isOffline = edit.isOffline;
  if (edit.kind === 'picture') changePictures(property, edit.change);
}

const visitLength = 45 * 60_000;

/** Books a visit, or moves one that is there. */
function book({ visits }: AgencyModel, edit: Extract<Edit, { kind: 'book' }>, changedAt: number): void {
  const { key, about, start, as: kind } = edit;
  const reference = key % 3 === 0 ? `${String(key).padStart(7, '0')}A` : undefined;
  const end = start + visitLength;
  visits.set(key, { key, about: [...about], start, end, kind, reference, changedAt });
}

export function applyEdit(model: AgencyModel, edit: Edit, at: number): void {
  const { properties, stamps, visits } = model;
  if (edit.kind === 'book' || edit.kind === 'cancel') {
    if (edit.kind === 'book') book(model, edit, at);
    else visits.delete(edit.key);
    return;
  }
  if (edit.kind === 'delete') {
    properties.delete(edit.key);
    stamps.delete(edit.key);
    return;
  }
  if (edit.kind === 'create' && !properties.has(edit.key)) properties.set(edit.key, modelProperty(edit.key));
  const property = properties.get(edit.key);
  if (!property) return;
  changeProperty(property, edit);
  if (edit.kind !== 'price' || !edit.isUnnoticed) stamps.set(edit.key, at);
}
