import { countryCode } from 'schemas/country.ts';
import type { PropertyExport } from './bundle-schema.ts';
import type { Problem } from './import-problem.ts';
import { isPictureUrl } from './picture-hosts.ts';
import type { PropertyRecord } from '../model/record.ts';
import {
  alterationKind,
  cityKeyOf,
  documentKind,
  milestoneKind,
  sceneKind,
  termKinds,
  type TermField,
} from '../model/terms.ts';

function indexOf(data: PropertyExport) {
  const ids = (rows: readonly { ID: number }[]) => new Set(rows.map(({ ID }) => ID));
  return {
    types: new Map(data.PropertyTypes.map((type) => [type.WebID, type])),
    cities: new Set(data.Cities.map(cityKeyOf)),
    projects: ids(data.Projects),
    neighbourhoods: ids(data.Neighbourhoods),
    brokers: ids(data.Brokers),
    terms: new Set(data.Terms.map(({ Kind, Code }) => `${Kind}/${Code}`)),
  };
}

type Known = ReturnType<typeof indexOf>;

type Finding = readonly [isRight: boolean, field: string, reason: string];

function checkTypes(record: PropertyRecord, { types }: Known): Finding[] {
  const webIds = record.WebIDs.split(',').map(Number);
  const type = types.get(record.WebID);
  const isOffered = !type || (record.Goal === 0 ? type.Sale : type.Rent);
  return [
    [type !== undefined, 'WebID', `${record.WebID} is no property type`],
    [webIds.includes(record.WebID), 'WebIDs', `lacks the WebID ${record.WebID}`],
    ...webIds.map((webId): Finding => [types.has(webId), 'WebIDs', `${webId} is no property type`]),
    [isOffered, 'Goal', 'is one that its property type is not offered for'],
  ];
}

function checkPlace(record: PropertyRecord, known: Known): Finding[] {
  const { BrokerID, CountryID, ProjectID, NeighbourhoodID } = record;
  const isIn = (ids: ReadonlySet<number>, id: number | undefined) => id === undefined || ids.has(id);
  return [
    [countryCode(CountryID) !== undefined, 'CountryID', `${CountryID} is no known country`],
    [known.cities.has(cityKeyOf(record)), 'Zip', `${record.Zip} belongs to no city of that country`],
    [isIn(known.projects, ProjectID), 'ProjectID', `${ProjectID ?? ''} is no project`],
    [
      isIn(known.neighbourhoods, NeighbourhoodID),
      'NeighbourhoodID',
      `${NeighbourhoodID ?? ''} is no neighbourhood`,
    ],
    [isIn(known.brokers, BrokerID), 'BrokerID', `${BrokerID ?? ''} is no broker`],
  ];
}

function checkSmall({ Pictures }: PropertyRecord, { ID: small }: { ID: string }): Finding {
  const isOurs = Pictures.some(({ ID }) => ID === small);
  return [isOurs, 'SmallPictureItem.ID', `"${small}" is none of the pictures`];
}

function checkPictures(record: PropertyRecord, hosts: readonly string[]): Finding[] {
  const small = record.SmallPictureItem;
  const address = (field: string, url: string): Finding => [
    isPictureUrl(url, hosts),
    field,
    `"${url}" is neither ours nor on an allowed host`,
  ];
  return [
    ...record.Pictures.map(({ Url }, index) => address(`Pictures.${index}.Url`, Url)),
    ...(small ? [address('SmallPictureItem.Url', small.Url), checkSmall(record, small)] : []),
  ];
}

function checkTerms(record: PropertyRecord, { terms }: Known): Finding[] {
  const finding = (field: string, kind: string, code: string): Finding => [
    terms.has(`${kind}/${code}`),
    field,
    `"${code}" is no term of the kind ${kind}`,
  ];
  const fields = Object.keys(termKinds) as TermField[];
  return [
    ...fields.flatMap((field) => {
      const code = record[field];
      return code === undefined ? [] : [finding(field, termKinds[field], code)];
    }),
    ...record.Pictures.flatMap(({ Scene }, index) =>
      Scene === undefined ? [] : [finding(`Pictures.${index}.Scene`, sceneKind, Scene)],
    ),
    ...record.Pictures.flatMap(({ Alteration }, index) =>
      Alteration === undefined ? [] : [finding(`Pictures.${index}.Alteration`, alterationKind, Alteration)],
    ),
    ...record.Documents.map(({ Kind }, index) => finding(`Documents.${index}.Kind`, documentKind, Kind)),
  ];
}

function checkProject(
  { CountryID, Zip, Milestones = [] }: PropertyExport['Projects'][number],
  known: Known,
): Finding[] {
  return [
    [known.cities.has(cityKeyOf({ CountryID, Zip })), 'Zip', `${Zip} belongs to no city of that country`],
    ...Milestones.map(({ Kind }, index): Finding => [
      known.terms.has(`${milestoneKind}/${Kind}`),
      `Milestones.${index}.Kind`,
      `"${Kind}" is no term of the kind ${milestoneKind}`,
    ]),
  ];
}

function problemsIn(record: string, findings: readonly Finding[]): Problem[] {
  return findings.filter(([isRight]) => !isRight).map(([, field, reason]) => ({ record, field, reason }));
}

/** Allows pictures of our own and from `hosts`. */
export function checkReferences(data: PropertyExport, hosts: readonly string[]): Problem[] {
  const known = indexOf(data);
  const properties = data.Properties.flatMap((record) =>
    problemsIn(`Properties ${record.ID}`, [
      ...checkTypes(record, known),
      ...checkPlace(record, known),
      ...checkPictures(record, hosts),
      ...checkTerms(record, known),
    ]),
  );
  const projects = data.Projects.flatMap((project) =>
    problemsIn(`Projects ${project.ID}`, checkProject(project, known)),
  );
  return [...properties, ...projects];
}
