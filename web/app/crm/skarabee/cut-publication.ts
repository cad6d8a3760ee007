import type { Fields } from '../connector/read.ts';
import type { XmlElement } from '../connector/read-xml.ts';
import { skarabeeFacts } from './skarabee-facts.ts';

/** Everything else of a publication stays where it is: confidential notes, mandates, net prices, commissions, heads of annuities. */
const paths: readonly string[] = [
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

/** All at a path such as `Pictures.Picture`, be there one or more. */
function allAt(element: XmlElement, path: string): XmlElement[] {
  return path
    .split('.')
    .reduce(
      (found: XmlElement[], name) =>
        found.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [element],
    );
}

/** Undefined where nothing is told there. */
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

/** A record by path, such as `Property.Address.Street`. */
export function cutPublication(publication: XmlElement): Fields {
  const lists = Object.entries(rowFields).map(([path, names]): [string, unknown] => [
    path,
    allAt(publication, path).map((row) => pick(row, names)),
  ]);
  const heatings = allAt(publication, heatingPath).map((one) => one.text.trim());
  return { ...pick(publication, paths), ...Object.fromEntries(lists), [heatingPath]: heatings };
}
