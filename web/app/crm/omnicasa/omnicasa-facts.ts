import type { Fact } from '../connector/facts.ts';
import { type Read, size, text, whole, yesNo } from '../connector/read.ts';
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

/** Facts that stand on their own. */
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
