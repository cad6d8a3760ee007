import { type Fields, rowsIn } from '../connector/read.ts';
import { omnicasaFacts } from './omnicasa-facts.ts';

/** Everything else of a property stays where it is: owners, mandates, commissions, notes, histories. */
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

/** A property as one answer tells it, with what each of the answers says of it in its language. */
export function cutProperty(property: Fields, descriptions: Fields): Fields {
  const pictures = pictureLists.map((list) => rowsIn(property[list])).find((rows) => rows.length > 0) ?? [];
  return {
    ...pick(property, plainFields),
    Pictures: pictures.map((picture) => pick(picture, ['ID', 'Url'])),
    Descriptions: pick(descriptions, Object.keys(descriptions)),
  };
}
