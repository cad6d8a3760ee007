import { sampleBundle } from '../../catalogue/sample-catalogue.test-data.ts';
import type { SoughtHome, SoughtType } from './meaning.test-data.ts';

type Home = (typeof sampleBundle)['Properties'][number];

export const list = <Value>(value: Value | readonly Value[] | undefined): readonly Value[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as Value];

const townOf = ({ Zip, CountryID }: Pick<Home, 'Zip' | 'CountryID'>) =>
  sampleBundle.Cities.find((city) => city.Zip === Zip && city.CountryID === CountryID);

const nameOf = (home: Home) => townOf(home)?.Texts.find(({ language }) => language === 'nl')?.Name ?? '';

function kilometres(from: string, to: string): number {
  const [a, b] = [from, to].map((name) => sampleBundle.Cities.find(({ Texts }) => Texts[0]?.Name === name));
  if (!a || !b) return Infinity;
  const radians = Math.PI / 180;
  const arc =
    Math.sin(a.Latitude * radians) * Math.sin(b.Latitude * radians) +
    Math.cos(a.Latitude * radians) *
      Math.cos(b.Latitude * radians) *
      Math.cos((a.Longitude - b.Longitude) * radians);
  return from === to ? 0 : 6371 * Math.acos(Math.min(1, arc));
}

const isIn = (home: Home, towns: readonly string[], within = 0) =>
  towns.some((town) => kilometres(town, nameOf(home)) <= within);

const types: Readonly<Record<SoughtType, (home: Home) => boolean>> = {
  house: ({ WebIDs }) => WebIDs.split(',').includes('1'),
  apartment: ({ WebIDs }) => WebIDs.split(',').includes('2'),
  penthouse: ({ MainType }) => MainType === 'penthouse',
  studio: ({ WebIDs }) => WebIDs.split(',').includes('3'),
  land: ({ WebIDs }) => WebIDs.split(',').includes('4'),
  investment: ({ WebIDs }) => WebIDs.split(',').includes('5'),
  commerce: ({ WebIDs }) => WebIDs.split(',').includes('6'),
  parking: ({ WebIDs }) => WebIDs.split(',').includes('7'),
};

/** Undefined where the data does not know. */
const features = {
  terrace: (home: Home) => home.SurfaceTerrace !== undefined,
  garden: (home: Home) => home.SurfaceGarden !== undefined,
  garage: (home: Home) => (home.Garages ?? 0) + (home.Parkings ?? 0) > 0,
  lift: (home: Home) => home.Lift,
  furnished: (home: Home) => home.Furnished,
  pets: (home: Home) => home.PetsAllowed,
  groundFloor: (home: Home) => (home.Floor === undefined ? undefined : home.Floor === 0),
  newBuild: (home: Home) => home.NewBuild,
};

/** The most kWh/m² of each label, best first, by the first digits of postal codes. */
const labels = {
  flanders: { 'A+': 0, A: 100, B: 200, C: 300, D: 400, E: 500, F: Infinity },
  brussels: { 'A+': 0, A: 45, B: 95, C: 150, D: 210, E: 275, F: 345 },
  wallonia: { 'A+': 45, A: 85, B: 170, C: 255, D: 340, E: 425, F: 510 },
};

function hasLabel({ CountryID, EPCLabelText, EnergyPerformance, Zip }: Home, label: string): boolean {
  const order = ['A+', 'A', 'B', 'C', 'D', 'E', 'F'];
  if (EPCLabelText !== undefined) return order.indexOf(EPCLabelText) <= order.indexOf(label);
  const code = Number(Zip);
  const isWallonia = (code >= 1300 && code < 1500) || (code >= 4000 && code < 8000);
  const region = code < 1300 ? 'brussels' : isWallonia ? 'wallonia' : 'flanders';
  const most = new Map(Object.entries(labels[region])).get(label) ?? 0;
  return CountryID === 10 && EnergyPerformance !== undefined && EnergyPerformance <= most;
}

/** A life annuity has no price to compare. */
const priceOf = ({ Price, PublishPrice, Goal, MainType, LifeAnnuity }: Home) =>
  !LifeAnnuity && (PublishPrice || (Goal === 1 && !['commercial', 'garage', 'parking'].includes(MainType)))
    ? Price
    : undefined;

const isAtLeast = (value: number | undefined, least: number | undefined) =>
  least === undefined || (value !== undefined && value >= least);
const isAtMost = (value: number | undefined, most: number | undefined) =>
  most === undefined || (value !== undefined && value <= most);

/** True for what the phrase does not want at all. */
export function isExcluded(home: Home, { notIn, notType, hasNot }: SoughtHome): boolean {
  return (
    isIn(home, list(notIn)) ||
    list(notType).some((type) => types[type](home)) ||
    list(hasNot).some((feature) => features[feature](home) === true)
  );
}

function isSought(home: Home, sought: SoughtHome): boolean {
  const { rooms: [leastRooms, mostRooms] = [] } = sought;
  const near = home.Nearby?.find(({ Kind }) => Kind === sought.near);
  return [
    (home.Goal === 1) === (sought.rent === true),
    sought.sold || home.Marquee < 2,
    !sought.in || isIn(home, list(sought.in), sought.within),
    !sought.type || list(sought.type).some((type) => types[type](home)),
    !isExcluded(home, sought),
    isAtLeast(priceOf(home), sought.min),
    isAtMost(priceOf(home), sought.max),
    isAtLeast(home.Bedrooms, leastRooms || undefined),
    isAtMost(home.Bedrooms, mostRooms),
    isAtLeast(home.SurfaceLiving ?? home.SurfaceTotal, sought.living),
    isAtMost(home.SurfaceLiving ?? home.SurfaceTotal, sought.mostLiving),
    isAtLeast(home.SurfaceGround, sought.plot),
    isAtLeast(home.SurfaceGarden, sought.garden),
    list(sought.has).every((feature) => features[feature](home) === true),
    list(sought.hasNot).every((feature) => features[feature](home) === false),
    !sought.label || hasLabel(home, sought.label),
    sought.kwh === undefined || isAtMost(home.EnergyPerformance, sought.kwh),
    !sought.available || (home.AvailableFrom !== undefined && home.AvailableFrom <= sought.available),
    !sought.near || (home.PublishAddress && near !== undefined && near.Metres <= 1000),
    !sought.street || (home.PublishAddress && home.Street === sought.street),
  ].every(Boolean);
}

/** Answers from the data file alone, by predicates of its own. Nothing answers a phrase that says nothing but words to name. */
export function rightAnswer(sought: SoughtHome): string[] {
  const { unread, ...said } = sought;
  if (unread !== undefined && Object.keys(said).length === 0) return [];
  const references = list(sought.ref);
  const found = sampleBundle.Properties.filter((home) =>
    references.length > 0 ? references.includes(home.ID) : isSought(home, sought),
  );
  return found.map(({ ID }) => String(ID)).sort();
}
