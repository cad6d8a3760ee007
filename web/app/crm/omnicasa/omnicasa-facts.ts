import type { Fact } from '../connector/facts.ts';
import { type Read, size, text, whole, yesNo, type Fields, rowsIn } from '../connector/read.ts';
import type { OmnicasaKind } from './omnicasa-codes.ts';

type OmnicasaFact = Fact<string, OmnicasaKind>;

const fact = (ours: string, read: Read, from: string): OmnicasaFact => ({ from: [from], ours, read });
const coded = (ours: string, kind: OmnicasaKind, from: string): OmnicasaFact => ({
  from: [from],
  ours,
  kind,
});
const worded = (ours: string, kind: OmnicasaKind, from: string): OmnicasaFact => ({
  ...coded(ours, kind, from),
  note: 'In Dutch words of the customer.',
});

export const omnicasaFacts: readonly OmnicasaFact[] = [
  fact('Street', text, 'Street'),
  fact('HouseNumber', text, 'HouseNumber'),
  fact('Zip', text, 'Zip'),
  fact('Floor', whole, 'Floor'),
  fact('Bedrooms', whole, 'NumberOfBedRooms'),
  fact('Bathrooms', whole, 'NumberOfBathRooms'),
  fact('Showers', whole, 'NumberOfShowerRooms'),
  fact('Toilets', whole, 'NumberOfToilets'),
  fact('Garages', whole, 'NumberOfGarages'),
  fact('Parkings', whole, 'NumberOfParkings'),
  fact('SurfaceTotal', size, 'SurfaceTotal'),
  fact('SurfaceLiving', size, 'SurfaceLiving'),
  fact('SurfaceGround', size, 'SurfaceGround'),
  fact('SurfaceGarden', size, 'SurfaceGarden'),
  fact('SurfaceTerrace', size, 'SurfaceTerrace'),
  fact('ConstructionYear', size, 'ConstructionYear'),
  fact('Lift', yesNo, 'HasLift'),
  fact('Furnished', yesNo, 'HasFurnished'),
  fact('Cellar', yesNo, 'HasCellar'),
  fact('Attic', yesNo, 'HasAttic'),
  fact('EnergyPerformance', size, 'EnergyPerformance'),
  coded('Condition', 'condition', 'ConditionID'),
  coded('Designation', 'designation', 'AreaApplication'),
  worded('Heating', 'heating', 'HeatingName'),
  worded('Kitchen', 'kitchen', 'KitchenName'),
  worded('Orientation', 'orientation', 'OrientationT'),
  fact('TourUrl', text, 'VirtualTour'),
];

/** Everything else stays in the system: owners, mandates, commissions, notes, histories. */
const plainFields: readonly string[] = [
  ...['ID', 'Status', 'SubStatus', 'Goal', 'HasViager', 'MainTypeID', 'SiteID', 'CountryAbbr'],
  ...['GoogleX', 'GoogleY', 'Price', 'PublishPrice', 'LastChangedDate'],
  ...omnicasaFacts.flatMap(({ from }) => from),
];

/** The largest first. */
const pictureLists = ['XLargePictureItems', 'LargePictureItems', 'MediumPictureItems'] as const;

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

function pick(row: Fields, names: readonly string[]): Fields {
  const told = names.filter((name) => name in row && isPlain(row[name]));
  return Object.fromEntries(told.map((name) => [name, row[name]]));
}

export function cutProperty(property: Fields, descriptions: Fields): Fields {
  const pictures = pictureLists.map((list) => rowsIn(property[list])).find((rows) => rows.length > 0) ?? [];
  return {
    ...pick(property, plainFields),
    Pictures: pictures.map((picture) => pick(picture, ['ID', 'Url'])),
    Descriptions: pick(descriptions, Object.keys(descriptions)),
  };
}
