import type { AgencyModel, ModelProperty, ModelVisit } from './agency-model.ts';

/** Facts of a property that a system cannot say. */
export type Silence = {
  /** States in which it tells nothing of it. */
  states: readonly ModelProperty['state'][];
  /** True where nothing is told of what is not there, such as a lift. */
  isSilentOnAbsence: boolean;
  /** Said of every property, because it has no word for it. */
  always?: Partial<Expected>;
  /** Parts of what it says for which it has no field. */
  lacks?: readonly ('street' | 'hidden-price')[];
};

const littleSilence: Silence = { states: ['preparing'], isSilentOnAbsence: false };

/** A property as visitors have to see it, whatever system told it. */
export type Expected = {
  key: number;
  goal: 'sale' | 'rent';
  mainType: string;
  outcome: string;
  price: number;
  showsPrice: boolean;
  address: string;
  showsAddress: boolean;
  bedrooms: number | undefined;
  energy: number | undefined;
  label: string | undefined;
  heating: string | undefined;
  lift: boolean | undefined;
  texts: Record<string, string>;
  pictures: number[];
};

function outcomeOf({ state, offer }: ModelProperty): string {
  if (state === 'closed') return offer === 'sale' ? 'sold' : 'rented';
  return state === 'sold-conditionally' && offer === 'rent' ? 'under-option' : state;
}

function expectedOf(property: ModelProperty, { isSilentOnAbsence, always, lacks = [] }: Silence): Expected {
  const { description, energy, heating, street, houseNumber, zip } = property;
  const address = lacks.includes('street') ? ' ' : `${street} ${houseNumber}`;
  const hasPrice = property.showsPrice || !lacks.includes('hidden-price');
  return {
    key: property.key,
    goal: property.offer,
    mainType: property.kind,
    outcome: outcomeOf(property),
    price: hasPrice ? property.price : 0,
    showsPrice: property.showsPrice,
    address: `${address}, ${zip}`,
    showsAddress: property.showsAddress,
    bedrooms: property.bedrooms,
    energy: energy?.value,
    label: energy?.label,
    heating: heating === 'strange' ? undefined : heating,
    lift: isSilentOnAbsence && property.lift === false ? undefined : property.lift,
    texts: { nl: description.nl, ...(description.fr !== undefined && { fr: description.fr }) },
    pictures: property.pictures.map(({ key }) => key),
    ...always,
  };
}

/** All that a site has to show, by the numbers of the system. */
export function expectedSite({ properties }: AgencyModel, silence = littleSilence): Expected[] {
  return [...properties.values()]
    .filter(({ isOffline, state }) => !isOffline && !silence.states.includes(state))
    .map((property) => expectedOf(property, silence))
    .toSorted((a, b) => a.key - b.key);
}

/** Visits as owners of a home read them, and the hours that are taken for other reasons; times in milliseconds. */
export type ExpectedDiary = {
  key: number;
  visits: { key: number; start: number; end: number; reference: string | undefined }[];
  busy: { start: number; end: number }[];
};

/** The diary of each home that a site shows, without a home of which there is nothing. */
export function expectedDiaries({ visits }: AgencyModel, shown: readonly number[]): ExpectedDiary[] {
  const all = [...visits.values()].toSorted((a, b) => a.start - b.start || a.key - b.key);
  return shown.flatMap((key) => {
    const own = all.filter(({ about }) => about.includes(key));
    const isVisit = ({ kind }: ModelVisit) => kind === 'visit';
    if (own.length === 0) return [];
    return {
      key,
      visits: own
        .filter(isVisit)
        .map(({ key: visit, start, end, reference }) => ({ key: visit, start, end, reference })),
      busy: own.filter((one) => !isVisit(one)).map(({ start, end }) => ({ start, end })),
    };
  });
}
