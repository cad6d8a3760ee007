import { countryCode } from 'schemas/country.ts';
import { distanceBetween } from '../model/position.ts';
import type { PropertyRecord } from '../model/record.ts';
import {
  alterationKind,
  cityKeyOf,
  documentKind,
  sceneKind,
  termKinds,
  type TermField,
} from '../model/terms.ts';
import type { Objection } from './finding.ts';
import type { Known } from './known.ts';
import { checkSecrets } from './secret-rules.ts';
import { checkTexts, repeatedAt, unknownTerm } from './text-rules.ts';

type Rule = (record: PropertyRecord, known: Known) => Objection[];

const objectIf = (isWrong: boolean, objection: Objection): Objection[] => (isWrong ? [objection] : []);

const checkTypes: Rule = ({ WebID, WebIDs, Goal }, { types }) => {
  const webIds = WebIDs.split(',').map(Number);
  const type = types.get(WebID);
  const isOffered = !type || (Goal === 0 ? type.Sale : type.Rent);
  return [
    ...objectIf(!type, { path: ['WebID'], reason: 'is no property type' }),
    ...objectIf(!webIds.includes(WebID), {
      path: ['WebIDs'],
      reason: 'lacks the WebID {1}',
      words: [String(WebID)],
    }),
    ...objectIf(
      webIds.some((webId) => webId !== WebID && !types.has(webId)),
      { path: ['WebIDs'], reason: 'names what is no property type' },
    ),
    ...objectIf(!isOffered, {
      path: ['Goal'],
      reason: 'is one that its property type is not offered for',
      isOverridable: true,
    }),
  ];
};

const checkPlace: Rule = (record, known) => {
  const { BrokerID, CountryID, ProjectID, NeighbourhoodID } = record;
  return [
    ...objectIf(countryCode(CountryID) === undefined, { path: ['CountryID'], reason: 'is no known country' }),
    ...objectIf(!known.centres.has(cityKeyOf(record)), {
      path: ['Zip'],
      reason: 'belongs to no city of that country',
    }),
    ...objectIf(ProjectID !== undefined && !known.projects.has(ProjectID), {
      path: ['ProjectID'],
      reason: 'is no project',
    }),
    ...objectIf(NeighbourhoodID !== undefined && !known.neighbourhoods.has(NeighbourhoodID), {
      path: ['NeighbourhoodID'],
      reason: 'is no neighbourhood',
    }),
    ...objectIf(BrokerID !== undefined && !known.brokers.has(BrokerID), {
      path: ['BrokerID'],
      reason: 'is no broker',
    }),
  ];
};

const checkTerms: Rule = (record, { terms }) => {
  const isUnknown = (kind: string, code: string | undefined) =>
    code !== undefined && !terms.has(`${kind}/${code}`);
  const fields = Object.keys(termKinds) as TermField[];
  return [
    ...fields
      .filter((field) => isUnknown(termKinds[field], record[field]))
      .map((field) => unknownTerm([field], termKinds[field])),
    ...record.Pictures.flatMap(({ Scene }, index) =>
      objectIf(isUnknown(sceneKind, Scene), unknownTerm(['Pictures', index, 'Scene'], sceneKind)),
    ),
    ...(record.Rooms ?? []).flatMap(({ Kind }, index) =>
      objectIf(isUnknown(sceneKind, Kind), unknownTerm(['Rooms', index, 'Kind'], sceneKind)),
    ),
    ...record.Pictures.flatMap(({ Alteration }, index) =>
      objectIf(
        isUnknown(alterationKind, Alteration),
        unknownTerm(['Pictures', index, 'Alteration'], alterationKind),
      ),
    ),
    ...record.Documents.flatMap(({ Kind }, index) =>
      objectIf(isUnknown(documentKind, Kind), unknownTerm(['Documents', index, 'Kind'], documentKind)),
    ),
  ];
};

const twice = (list: string, keys: readonly (string | number)[]): Objection[] =>
  repeatedAt(keys).map((index) => ({ path: [list, index], reason: 'is there twice' }));

function isPictureAddress(address: string): boolean {
  if (address.startsWith('/')) return /^(?:\/[a-z0-9][a-z0-9._-]*)+$/i.test(address);
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '';
}

const checkRows: Rule = ({ Pictures, Documents, SmallPictureItem }) => [
  ...Pictures.flatMap(({ Url }, index) =>
    objectIf(!isPictureAddress(Url), {
      path: ['Pictures', index, 'Url'],
      reason: 'is no address of a picture',
    }),
  ),
  ...twice(
    'Pictures',
    Pictures.map(({ ID }) => ID),
  ),
  ...twice(
    'Documents',
    Documents.map(({ ID }) => ID),
  ),
  ...objectIf(SmallPictureItem !== undefined && !Pictures.some(({ ID }) => ID === SmallPictureItem.ID), {
    path: ['SmallPictureItem', 'ID'],
    reason: 'is none of the pictures',
  }),
];

/** An earlier price appears twice: without its day on cards, with it on the page. */
const checkPrices: Rule = ({ PreviousPrice, EarlierPrices: earlier = [] }) => {
  const days = earlier.map(({ Until }) => Until);
  const isOrdered = days.every((day, index) => index === 0 || day > (days[index - 1] ?? ''));
  const isSame = earlier.length === 0 || earlier.at(-1)?.Price === PreviousPrice;
  return [
    ...objectIf(!isOrdered, { path: ['EarlierPrices'], reason: 'are not in the order of their days' }),
    ...objectIf(!isSame, { path: ['EarlierPrices'], reason: 'do not end with PreviousPrice' }),
  ];
};

/** No street is shorter than the straight line; a tenth allows for rounded coordinates. */
const checkNearby: Rule = ({ Latitude, Longitude, Nearby = [] }) => {
  if (Latitude === undefined || Longitude === undefined) return [];
  const own = { latitude: Latitude, longitude: Longitude };
  return Nearby.flatMap(({ Metres, Latitude: latitude, Longitude: longitude }, index) => {
    if (latitude === undefined || longitude === undefined) return [];
    return objectIf(distanceBetween(own, { latitude, longitude }) * 1000 > Metres * 1.1, {
      path: ['Nearby', index],
      reason: 'lies further away than {1} metres',
      words: [String(Metres)],
    });
  });
};

const rules: readonly Rule[] = [
  checkTypes,
  checkPlace,
  checkTerms,
  checkRows,
  checkPrices,
  checkNearby,
  checkSecrets,
  ({ Texts }, known) => checkTexts(Texts, known),
];

export function checkProperty(record: PropertyRecord, known: Known): Objection[] {
  return rules.flatMap((rule) => rule(record, known));
}
