import type { Fact } from '../connector/facts.ts';
import { day, number, oneOf, type Read, size, text, whole, yesNo } from '../connector/read.ts';
import type { WhiseKind } from './whise-codes.ts';

/** A field by its name, a detail by its number. */
type Place = string | number;

type WhiseFact = Fact<Place, WhiseKind>;

const fact = (ours: string, read: Read, ...from: readonly Place[]): WhiseFact => ({ from, ours, read });
const coded = (ours: string, kind: WhiseKind, ...from: readonly Place[]): WhiseFact => ({ from, ours, kind });

/** Facts that stand on their own. Nothing else of the details is kept. */
export const whiseFacts: readonly WhiseFact[] = [
  fact('Street', text, 'address'),
  fact('HouseNumber', text, 'number'),
  fact('BoxNr', text, 'box'),
  fact('Zip', text, 'zip'),
  fact('Floor', whole, 'floor'),
  fact('Bedrooms', whole, 'rooms'),
  fact('Bathrooms', whole, 'bathRooms'),
  fact('Facades', size, 'fronts'),
  fact('Toilets', whole, 55),
  fact('Showers', whole, 57),
  fact('Garages', whole, 19),
  fact('Floors', whole, 15),
  {
    ...fact('SurfaceLiving', size, 'area', 407),
    note: 'To be agreed with the agency: 407 is the net surface.',
  },
  fact('SurfaceGround', size, 'groundArea'),
  fact('SurfaceGarden', size, 'gardenArea'),
  fact('SurfaceTerrace', size, 874),
  fact('PlotWidth', size, 26),
  fact('ConstructionYear', whole, 14),
  fact('RenovationYear', whole, 585),
  fact('Furnished', yesNo, 'furnished'),
  fact('Lift', yesNo, 372),
  fact('PetsAllowed', yesNo, 1764),
  fact('Pool', yesNo, 322),
  fact('AirConditioning', yesNo, 43),
  fact('Alarm', yesNo, 1752),
  fact('Intercom', yesNo, 1763),
  fact('RainWater', yesNo, 1773),
  { ...fact('EnergyPerformance', number, 'energyValue', 2089), note: 'A range such as 179-179 is left out.' },
  fact('EPCLabelText', text, 'energyClass', 2056),
  fact('EPCCode', text, 2391),
  fact('EPCDate', day, 2826),
  fact('EPCExpiryDate', day, 2776),
  fact('EnergyTotal', number, 2390),
  fact('CO2Emission', number, 2090),
  coded('Condition', 'condition', 'state'),
  coded('Heating', 'heating', 1020),
  coded('HeatingSystem', 'heating-system', 53),
  coded('Kitchen', 'kitchen', 1595),
  {
    ...coded('Orientation', 'orientation', 23),
    note: 'Of the building; 1737, that of the front, is left out.',
  },
  coded('FloodZone', 'flood', 2222),
  coded('Designation', 'designation', 1736),
  coded('Summons', 'summons', 2712),
  coded('LawfulUse', 'lawful-use', 904),
  fact('Permit', oneOf('issued', 'none'), 808),
  fact('Subdivision', oneOf('issued', 'none'), 812),
  fact('PreemptionRight', oneOf('exists', 'none'), 1734),
  fact('CadastralIncome', number, 1733),
  fact('Charges', number, 301),
  fact('AvailableFrom', day, 'availabilityDateTime'),
  fact('PublicationDate', day, 'putOnlineDateTime'),
  fact('TransactionDate', day, 'soldRentDate'),
  fact('TourUrl', text, 'linkVirtualVisit', 'link3DModel'),
];

/** Read by functions of their own in `map-whise.ts`. */
export const positionDetails = { latitude: 1849, longitude: 1850 } as const;

export const whiseDetails: ReadonlySet<number> = new Set([
  ...whiseFacts.flatMap(({ from }) => from.filter((place) => typeof place === 'number')),
  ...Object.values(positionDetails),
]);
