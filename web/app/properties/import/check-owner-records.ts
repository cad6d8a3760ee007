import {
  agencyDocumentKind,
  communicationKind,
  documentKind,
  eventKind,
  reactionKind,
} from '../model/terms.ts';
import { isDocumentOf, type OwnerRecord } from '../owner-records/owner-record.ts';
import type { PropertyExport } from './bundle-schema.ts';
import type { Problem } from './import-problem.ts';
import { repeated } from './check-lists.ts';

type Finding = readonly [isRight: boolean, field: string, reason: string];

const mailAddress = /[^\s@]+@[^\s@]+\.[^\s@]+/;
/** Nine digits or more with the separators of telephone numbers, after a zero or a country code. */
const phoneNumber = /(?<![\d.,])(?:\+\d{2}|0)(?:[\s./-]?\d){8,}/;

/** Owners may read what is said about visitors, so it must not lead to one. */
function checkPrivacy(field: string, text: string | undefined): Finding {
  const tells = text !== undefined && (mailAddress.test(text) || phoneNumber.test(text));
  return [!tells, field, 'tells an e-mail address or a telephone number'];
}

function checkKinds(record: OwnerRecord, terms: ReadonlySet<string>): Finding[] {
  const kind = (field: string, list: string, code: string): Finding => [
    terms.has(`${list}/${code}`),
    field,
    `"${code}" is no term of the kind ${list}`,
  ];
  return [
    ...record.Visits.flatMap(({ Reaction }, index) =>
      Reaction === undefined ? [] : [kind(`Visits.${index}.Reaction`, reactionKind, Reaction)],
    ),
    ...record.Communications.map(({ Kind }, index) =>
      kind(`Communications.${index}.Kind`, communicationKind, Kind),
    ),
    ...record.History.map(({ Kind }, index) => kind(`History.${index}.Kind`, eventKind, Kind)),
    ...record.Documents.map(({ Kind }, index) => kind(`Documents.${index}.Kind`, documentKind, Kind)),
    ...(record.AgencyDocuments ?? []).map(({ Kind }, index) =>
      kind(`AgencyDocuments.${index}.Kind`, agencyDocumentKind, Kind),
    ),
  ];
}

function checkBrokers(record: OwnerRecord, brokers: ReadonlySet<number>): Finding[] {
  return (['Weeks', 'Communications'] as const).flatMap((list) =>
    record[list].map(({ BrokerID }, index): Finding => [
      brokers.has(BrokerID),
      `${list}.${index}.BrokerID`,
      `${BrokerID} is no broker`,
    ]),
  );
}

function checkWords({ Visits, Communications }: OwnerRecord): Finding[] {
  return [
    ...Visits.map(({ Comment }, index) => checkPrivacy(`Visits.${index}.Comment`, Comment)),
    ...Communications.map(({ Text }, index) => checkPrivacy(`Communications.${index}.Text`, Text)),
  ];
}

function checkDates({ Visits, OnlineMedia, Documents }: OwnerRecord, today: string): Finding[] {
  return [
    ...Visits.map(({ Start, Reaction }, index): Finding => [
      Reaction === undefined || Start.slice(0, 10) <= today,
      `Visits.${index}.Reaction`,
      `is known before ${Start.slice(0, 10)}, the day of the visit`,
    ]),
    ...OnlineMedia.map(({ From, Until }, index): Finding => [
      Until === undefined || From <= Until,
      `OnlineMedia.${index}.Until`,
      `comes before ${From}, its first day`,
    ]),
    ...repeated(Documents.map(({ Kind }) => Kind)).map((kind): Finding => [
      false,
      'Documents.Kind',
      `"${kind}" is listed twice`,
    ]),
  ];
}

function checkFiles({ PropertyID, AgencyDocuments = [] }: OwnerRecord): Finding[] {
  const files = AgencyDocuments.map(({ File }) => File);
  return [
    ...files.map((file, index): Finding => [
      isDocumentOf(PropertyID, file),
      `AgencyDocuments.${index}.File`,
      `is the file of another property: it begins with no ${PropertyID}-`,
    ]),
    ...repeated(files).map((file): Finding => [false, 'AgencyDocuments.File', `"${file}" is listed twice`]),
  ];
}

/** Finds records that belong to no property, and whatever in them an owner must not or cannot read. */
export function checkOwnerRecords(
  records: readonly OwnerRecord[],
  data: PropertyExport,
  today: string,
): Problem[] {
  const properties = new Set(data.Properties.map(({ ID }) => ID));
  const brokers = new Set(data.Brokers.map(({ ID }) => ID));
  const terms = new Set(data.Terms.map(({ Kind, Code }) => `${Kind}/${Code}`));
  const twice = (field: string, values: readonly number[]) =>
    repeated(values).map((value) => ({
      record: 'OwnerRecords',
      field,
      reason: `${value} is used twice`,
    }));
  return [
    ...twice(
      'PropertyID',
      records.map(({ PropertyID }) => PropertyID),
    ),
    ...twice(
      'Visits.ID',
      records.flatMap(({ Visits }) => Visits.map(({ ID }) => ID)),
    ),
    ...records.flatMap((record) => {
      const { PropertyID } = record;
      const findings: Finding[] = [
        [properties.has(PropertyID), 'PropertyID', `${PropertyID} is no property`],
        ...checkKinds(record, terms),
        ...checkBrokers(record, brokers),
        ...checkWords(record),
        ...checkDates(record, today),
        ...checkFiles(record),
      ];
      return findings
        .filter(([isRight]) => !isRight)
        .map(([, field, reason]) => ({ record: `OwnerRecords ${PropertyID}`, field, reason }));
    }),
  ];
}
