import type { FormId } from 'schemas/form-ids.ts';
import type { LanguageId } from 'schemas/languages.ts';
import type { StorePicture } from '../../properties/media/copy-pictures.server.ts';
import type { Finding, Reason } from '../../properties/sync/sync.ts';
import type { CodeTables, ReadCode } from './codes.ts';

/** A record to look at. */
export type Ref = {
  key: string;
  /** As the system tells when the record last changed. */
  mark: string;
};

/** Some of the records, and the place from which the next call goes on. */
export type RefPage = {
  refs: readonly Ref[];
  /** Keys that the system says have left; an answer that lacks them proves it. */
  gone?: readonly string[];
  cursor: string;
  isComplete: boolean;
};

/** The present state of a record, without what may never be published. */
export type Fetched = {
  record: unknown;
  mark: string;
  /** The project whose answer holds it; what that answer no longer holds has left. */
  project?: string;
};

/** A message of the system, as it came. */
export type Message = { text: string; headers: Headers };

/** A record that a message names. Only together with an answer that lacks it does `isGone` prove anything. */
export type Told = {
  key: string;
  /** An ISO moment of the system, or nothing where it tells none. */
  at: string;
  isGone: boolean;
};

/** Records that come as a file, and not when they are asked for. */
export type Delivery = {
  /** An ISO moment of the system; empty where it tells none. Of two deliveries in any order, the later one counts. */
  at: string;
  /** Each as it is to be kept. May look at its version of before. */
  records: ReadonlyMap<
    string,
    (readPrevious: () => Promise<unknown>, storePicture: StorePicture) => Promise<unknown>
  >;
  /** Records that it says have left. */
  gone: ReadonlySet<string>;
  /** The list that a record belongs to, such as that of an office. No record has its name as a key. */
  listOf: (key: string) => string;
  /** Lists of which it tells every record. */
  whole: ReadonlySet<string>;
};

/** The decision that a record itself tells. */
export type Mapped = { issues: readonly Finding[] } & (
  | { what: 'publish'; property: Readonly<Record<string, unknown>> }
  | { what: 'withdraw'; reason: Reason }
  /** Its last good version stays. */
  | { what: 'hold' }
);

/** Begins the keys of visits, which no property has. */
const visitPrefix = 'visit/';

export const visitKey = (id: number | string): string => `${visitPrefix}${id}`;

/** The number of a visit; undefined for the key of a property. */
export const visitId = (key: string): string | undefined =>
  key.startsWith(visitPrefix) ? key.slice(visitPrefix.length) : undefined;

/** A visit as far as the site may know it, without its visitors. */
export type MappedVisit = {
  issues: readonly Finding[];
  /** Undefined where it cannot be read. */
  visit?: {
    id: number;
    /** Keys of the properties that are visited. */
    about: readonly string[];
    /** Belgian time, such as `2026-11-25T10:00`; likewise the end. */
    start: string;
    end: string;
    /** False for another appointment, which takes its time and is told to nobody. */
    isVisit: boolean;
    /** That of the same visit on the site, where the software names it. */
    siteReference?: string;
  };
};

/** A call to the system, counted against the budget of the run. */
export type Call = (address: string, init: RequestInit) => Promise<Response>;

/** A message of a visitor, in no words of any system. */
export type Lead = {
  /** Ours, the same however often it is told; for a field that people read. */
  number: string;
  form: FormId;
  language: LanguageId;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** All that was filled in, in the language of staff. */
  message: string;
  /** The key of the property; undefined where it is about none of the account's. */
  key?: string;
  /** That property as it was fetched, which knows its office. */
  record?: unknown;
};

/** A conversation that tells the system something. Every function throws a `CrmProblem` where it fails. */
export type Teller = {
  logIn: () => Promise<void>;
  /** Makes one call, so that a call without an answer leaves one question open. */
  tell: (lead: Lead) => Promise<void>;
  /** Tells where the page of a property is, as often as one likes; undefined where the system does not ask for it. */
  tellAddress?: (key: string, url: string) => Promise<void>;
};

export type Login = {
  address: string;
  account: string;
  user: string;
  secret: string;
  /** True where the agency wants the site to know the visits that it plans there. */
  readsVisits?: boolean;
};

/** A conversation with the system on behalf of one account. Every function throws a `CrmProblem` where it fails. */
export type Session = {
  /** Records that changed since the cursor; all of them since the beginning where it is empty. */
  changes: (cursor: string) => Promise<RefPage>;
  /**
   * All records; undefined where the system does not list them, but answers for a while about each one that it has told of. An
   * answer that lacks one is then no proof that it has left, unless a message said so.
   */
  allKeys?: (cursor: string) => Promise<RefPage>;
  /** Those that the system has, by key. */
  fetch: (keys: readonly string[]) => Promise<ReadonlyMap<string, Fetched>>;
};

/** All that the one pipeline has to know of a system. */
export type Connector = {
  system: string;
  title: string;
  address: string;
  /** Records in one call. */
  fetchedAtOnce: number;
  codes: CodeTables;
  open: (login: Login, call: Call) => Session;
  /** Undefined where it is told nothing. */
  openTeller?: (login: Login, call: Call) => Teller;
  /** Pure: no network, no clock. */
  map: (record: unknown, readCode: ReadCode) => Mapped;
  /** Pure likewise; undefined where the system tells of no visits. Their keys are made by `visitKey`. */
  mapVisit?: (record: unknown, readCode: ReadCode) => MappedVisit;
  /** Milliseconds in which addresses of pictures hold; for ever where it is undefined. */
  freshFor?: number;
  /** Records that a message to that account names; undefined for what is no message of the system. */
  readMessage: (message: Message, login: Login) => Promise<Told[] | undefined>;
  /** Throws a `CrmProblem` for what is no delivery. Undefined where the system sends no files. */
  readDelivery?: (bytes: Uint8Array<ArrayBuffer>) => Promise<Delivery>;
};
