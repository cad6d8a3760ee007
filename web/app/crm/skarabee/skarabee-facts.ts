import type { Fact } from '../connector/facts.ts';
import { day, number, oneOf, type Read, size, text, whole, yesNo, type Fields } from '../connector/read.ts';
import type { SkarabeeKind } from './skarabee-codes.ts';
import type { XmlElement } from '../connector/read-xml.ts';

type SkarabeeFact = Fact<string, SkarabeeKind>;

const paths = (from: readonly string[]) => from.map((path) => `Property.${path}`);

const fact = (ours: string, read: Read, ...from: readonly string[]): SkarabeeFact => ({
  from: paths(from),
  ours,
  read,
});
const coded = (ours: string, kind: SkarabeeKind, ...from: readonly string[]): SkarabeeFact => ({
  from: paths(from),
  ours,
  kind,
});

const label: Read = (value) => ({ value: /^[A-G]\+*$/.test(String(value)) ? value : undefined });

/** Walls that stand free, by the end of a word such as `Dwelling_SemiDetached`. */
const facades: Readonly<Record<string, number>> = {
  Detached: 4,
  SemiDetached: 3,
  End: 3,
  Terraced: 2,
  Linked: 2,
};

const sides: Read = (value) => ({ value: facades[/^Dwelling_(\w+)$/.exec(String(value))?.[1] ?? ''] });

const furnished: Read = (value) => {
  if (value === 'PARTIAL') return { value: 'partly' };
  return { value: value === 'TOTAL' };
};

/** By their path in the publication; `@` begins an attribute. */
export const skarabeeFacts: readonly SkarabeeFact[] = [
  fact('Street', text, 'Address.Street'),
  fact('BoxNr', text, 'Address.MailBox'),
  fact('Zip', text, 'Address.City@ZipCode'),
  fact('Bedrooms', whole, 'NumberOfBedrooms'),
  fact('Bathrooms', whole, 'NumberOfBathrooms'),
  fact('Toilets', whole, 'NumberOfToilets'),
  fact('Garages', whole, 'NumberOfGarages'),
  fact('Parkings', whole, 'NumberOfParkingPlaces'),
  fact('Floors', whole, 'NumberOfFloors'),
  { ...fact('Facades', sides, 'Typo.Characterisation'), note: 'Where the end of its word tells it.' },
  fact('SurfaceTotal', size, 'Area'),
  fact('SurfaceLiving', size, 'SurfaceLivable'),
  fact('SurfaceGround', size, 'LandArea'),
  fact('SurfaceTerrace', size, 'SurfaceTerrace'),
  fact('SurfaceGarden', size, 'SurfaceGarden'),
  fact('ConstructionYear', size, 'ConstructionYear'),
  fact('RenovationYear', size, 'RenovationYear'),
  fact('NewBuild', yesNo, 'NewEstate'),
  fact('Furnished', furnished, 'Garnished'),
  fact('Lift', yesNo, 'HasElevator'),
  fact('PetsAllowed', yesNo, 'PetsAllowed'),
  fact('Pool', yesNo, 'HasPool'),
  fact('SolarPanels', yesNo, 'HasSolarPanels'),
  fact('SolarBoiler', yesNo, 'HasSolarBoiler'),
  fact('AirConditioning', yesNo, 'HasAirco'),
  fact('Cellar', yesNo, 'HasCellar'),
  fact('Attic', yesNo, 'HasAttick'),
  fact('Alarm', yesNo, 'HasAlarm'),
  fact('Intercom', yesNo, 'HasIntercom'),
  fact('EnergyPerformance', size, 'Energy.Index'),
  {
    ...fact('EPCLabelText', label, 'Energy.Class'),
    note: 'A to G, with their pluses; other words say nothing.',
  },
  fact('EPCCode', text, 'Energy.EnergyCertificateNr'),
  fact('EPCDate', day, 'Energy.CreationDate'),
  fact('EPCExpiryDate', day, 'Energy.ClassEndDate'),
  fact('EnergyTotal', size, 'EnergyIndexYearlyTotal'),
  fact('CO2Emission', size, 'GES.Index'),
  fact('ELevel', whole, 'Energy.EnergyLevel'),
  fact('KLevel', whole, 'Energy.KLevel'),
  coded('Condition', 'condition', 'GeneralState'),
  coded('Kitchen', 'kitchen', 'KitchenType', 'KitchenGenre'),
  coded('Orientation', 'orientation', 'Orientation'),
  coded('FloodZone', 'flood', 'FloodProneArea'),
  fact('FloodPlotScore', text, 'WaterPolicyPScore'),
  fact('FloodBuildingScore', text, 'WaterPolicyGScore'),
  coded('Designation', 'designation', 'UrbanDevelopment.AreaApplication@Code'),
  coded('Heritage', 'heritage', 'UrbanDevelopment.ProtectedMonument'),
  fact('Permit', oneOf('issued', 'none'), 'UrbanDevelopment.Permit'),
  fact('Subdivision', oneOf('issued', 'none'), 'UrbanDevelopment.AllotmentPermit'),
  fact('PreemptionRight', oneOf('exists', 'none'), 'UrbanDevelopment.PreemptiveRights'),
  fact('Summons', oneOf('pending', 'none'), 'UrbanDevelopment.Summons'),
  fact('CadastralIncome', number, 'CadastrallIncome'),
  fact('AvailableFrom', day, 'Dates.AvailableFrom'),
  fact('TransactionDate', day, 'Dates.Sold'),
  fact('VideoUrl', text, 'VideoUrl'),
  fact('TourUrl', text, 'VirtualUrl', 'VRURL'),
];

/** Everything else stays in the system: confidential notes, mandates, net prices, commissions, heads of annuities. */
const publicationPaths: readonly string[] = [
  ...['Info.ID', 'Info.Enabled', 'Info.HidePrice', 'Info.HideAddress', 'Info.HideHouseNumber'],
  ...[
    ...['PropertyType', 'Status', 'FlowStatus', 'ConditionalSold', 'TakeOver', 'LifeAnnuity.Type'],
    ...['Typo.Sort', 'Typo.Genre', 'IsYieldProperty', 'Price', 'PriceType', 'PriceIndication'],
    ...['ChargesAndProvisions', 'ChargesAndProvisionsInterval'],
    ...['Address.HouseNumber', 'Address.HouseNumberExtension', 'Address.CountryID'],
    ...['Address.Position@X', 'Address.Position@Y', 'OfficeId'],
  ].map((path) => `Property.${path}`),
  ...skarabeeFacts.flatMap(({ from }) => from),
];

const pictureFields = ['Index', 'URL', 'Modified', 'PictureType'];

const rowFields: Readonly<Record<string, readonly string[]>> = {
  'Pictures.Picture': pictureFields,
  'FloorPlans.FloorPlan': pictureFields,
  'Property.AllFlashes.Flash': ['@LanguageID', 'Text'],
  'Property.OpenHouse.FromToDates.FromToDate': ['@From', '@To'],
};

export const heatingPath = 'Property.HeatingTypes.HeatingType';

function allAt(element: XmlElement, path: string): XmlElement[] {
  return path
    .split('.')
    .reduce(
      (found: XmlElement[], name) =>
        found.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [element],
    );
}

function textAt(element: XmlElement, path: string): string | undefined {
  const [way = '', attribute] = path.split('@');
  const found = way === '' ? element : allAt(element, way)[0];
  const told = attribute === undefined ? found?.text : found?.attributes[attribute];
  return told?.trim() || undefined;
}

function pick(element: XmlElement, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.flatMap((name) => {
      const told = textAt(element, name);
      return told === undefined ? [] : [[name, told]];
    }),
  );
}

export function cutPublication(publication: XmlElement): Fields {
  const lists = Object.entries(rowFields).map(([path, names]): [string, unknown] => [
    path,
    allAt(publication, path).map((row) => pick(row, names)),
  ]);
  const heatings = allAt(publication, heatingPath).map((one) => one.text.trim());
  return { ...pick(publication, publicationPaths), ...Object.fromEntries(lists), [heatingPath]: heatings };
}
