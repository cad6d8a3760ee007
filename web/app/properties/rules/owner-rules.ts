import {
  agencyDocumentKind,
  communicationKind,
  documentKind,
  eventKind,
  reactionKind,
} from '../model/terms.ts';
import { isDocumentOf, type OwnerRecord } from '../owner-records/owner-record.ts';
import type { Objection } from './finding.ts';
import type { Known } from './known.ts';
import { repeatedAt, unknownTerm } from './text-rules.ts';

const mailAddress = /[^\s@]+@[^\s@]+\.[^\s@]+/;
/** Nine digits or more with usual separators, after a zero or a country code. */
const phoneNumber = /(?<![\d.,])(?:\+\d{2}|0)(?:[\s./-]?\d){8,}/;

/** Owners may read about visitors, so the words must not lead to one. */
function checkWords(path: Objection['path'], text: string | undefined): Objection[] {
  const tells = text !== undefined && (mailAddress.test(text) || phoneNumber.test(text));
  return tells ? [{ path, reason: 'tells an e-mail address or a telephone number', isPrivate: true }] : [];
}

function checkKinds(record: OwnerRecord, { terms }: Known): Objection[] {
  const kinds = (list: string, field: string, kind: string, codes: readonly (string | undefined)[]) =>
    codes.flatMap((code, index) =>
      code === undefined || terms.has(`${kind}/${code}`) ? [] : [unknownTerm([list, index, field], kind)],
    );
  const { Visits, Communications, History, Documents, AgencyDocuments = [] } = record;
  const kindsOf = (rows: readonly { Kind: string }[]) => rows.map(({ Kind }) => Kind);
  return [
    ...kinds(
      'Visits',
      'Reaction',
      reactionKind,
      Visits.map(({ Reaction }) => Reaction),
    ),
    ...kinds('Communications', 'Kind', communicationKind, kindsOf(Communications)),
    ...kinds('History', 'Kind', eventKind, kindsOf(History)),
    ...kinds('Documents', 'Kind', documentKind, kindsOf(Documents)),
    ...kinds('AgencyDocuments', 'Kind', agencyDocumentKind, kindsOf(AgencyDocuments)),
  ];
}

function checkBrokers(record: OwnerRecord, { brokers }: Known): Objection[] {
  return (['Weeks', 'Communications'] as const).flatMap((list) =>
    record[list].flatMap(({ BrokerID }, index) =>
      brokers.has(BrokerID) ? [] : [{ path: [list, index, 'BrokerID'], reason: 'is no broker' }],
    ),
  );
}

function checkDates({ Visits, OnlineMedia }: OwnerRecord, today: string): Objection[] {
  return [
    ...Visits.flatMap(({ Start, Reaction }, index) => {
      const day = Start.slice(0, 10);
      return Reaction === undefined || day <= today
        ? []
        : [
            {
              path: ['Visits', index, 'Reaction'],
              reason: 'is known before {1}, the day of the visit',
              words: [day],
            },
          ];
    }),
    ...OnlineMedia.flatMap(({ From, Until }, index) =>
      Until === undefined || From <= Until
        ? []
        : [
            {
              path: ['OnlineMedia', index, 'Until'],
              reason: 'comes before {1}, its first day',
              words: [From],
            },
          ],
    ),
  ];
}

function checkFiles({ PropertyID, AgencyDocuments = [] }: OwnerRecord): Objection[] {
  return AgencyDocuments.flatMap(({ File }, index) =>
    isDocumentOf(PropertyID, File)
      ? []
      : [
          {
            path: ['AgencyDocuments', index, 'File'],
            reason: 'is the file of another property: it begins with no {1}-',
            words: [String(PropertyID)],
          },
        ],
  );
}

const twice = (list: string, keys: readonly (string | number)[]): Objection[] =>
  repeatedAt(keys).map((index) => ({ path: [list, index], reason: 'is there twice' }));

export function checkOwnerRecord(record: OwnerRecord, known: Known, today: string): Objection[] {
  const { NextStep, Weeks, Visits, Communications, Documents, AgencyDocuments = [] } = record;
  const rowsOf = (list: string, field: string, texts: readonly (string | undefined)[]) =>
    texts.flatMap((text, index) => checkWords([list, index, field], text));
  return [
    ...checkKinds(record, known),
    ...checkBrokers(record, known),
    ...checkWords(['NextStep', 'Text'], NextStep?.Text),
    ...rowsOf(
      'Weeks',
      'Text',
      Weeks.map(({ Text }) => Text),
    ),
    ...rowsOf(
      'Visits',
      'Comment',
      Visits.map(({ Comment }) => Comment),
    ),
    ...rowsOf(
      'Communications',
      'Text',
      Communications.map(({ Text }) => Text),
    ),
    ...checkDates(record, today),
    ...checkFiles(record),
    ...twice(
      'Visits',
      Visits.map(({ ID }) => ID),
    ),
    ...twice(
      'Documents',
      Documents.map(({ Kind }) => Kind),
    ),
    ...twice(
      'AgencyDocuments',
      AgencyDocuments.map(({ File }) => File),
    ),
  ];
}
