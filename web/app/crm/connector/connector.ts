import type { FormId } from 'schemas/form-ids.ts';
import type { LanguageId } from 'schemas/languages.ts';
import type { StorePicture } from '../../properties/media/copy-pictures.server.ts';
import type { Finding, Reason } from '../../properties/sync/sync.ts';
import type { CodeTables, ReadCode } from './codes.ts';

export type Ref = {
  key: string;
  mark: string;
};

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

export type Message = { text: string; headers: Headers };

/** A record that a message names. Only together with an answer that lacks it does `isGone` prove anything. */
export type Told = {
  key: string;
  /** An ISO moment of the system, or nothing where it tells none. */
  at: string;
  isGone: boolean;
};

export type Delivery = {
  /** An ISO moment of the system; empty where it tells none. Of two deliveries in any order, the later one counts. */
  at: string;
  /** Each as it is to be kept. May look at its version of before. */
  records: ReadonlyMap<
    string,
    (readPrevious: () => Promise<unknown>, storePicture: StorePicture) => Promise<unknown>
  >;
  gone: ReadonlySet<string>;
  /** The list that a record belongs to, such as that of an office. No record has its name as a key. */
  listOf: (key: string) => string;
  /** Lists of which it tells every record. */
  whole: ReadonlySet<string>;
};

export type Mapped = { issues: readonly Finding[] } & (
  | { what: 'publish'; property: Readonly<Record<string, unknown>> }
  | { what: 'withdraw'; reason: Reason }
  /** Its last good version stays. */
  | { what: 'hold' }
);

const visitPrefix = 'visit/';

export const visitKey = (id: number | string): string => `${visitPrefix}${id}`;

export const visitId = (key: string): string | undefined =>
  key.startsWith(visitPrefix) ? key.slice(visitPrefix.length) : undefined;

export type MappedVisit = {
  issues: readonly Finding[];
  /** Undefined where it cannot be read. */
  visit?: {
    id: number;
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

/** Calls the system, counted against the budget of the run. */
export type Call = (address: string, init: RequestInit) => Promise<Response>;

export type Lead = {
  /** Ours, the same however often it is told; for a field that people read. */
  number: string;
  form: FormId;
  language: LanguageId;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
  /** The key of the property; undefined where it is about none of the account's. */
  key?: string;
  record?: unknown;
};

/** Tells the system something. Every function throws a `CrmProblem` where it fails. */
export type Teller = {
  logIn: () => Promise<void>;
  /** Makes one call, so that a call without an answer leaves one question open. */
  tell: (lead: Lead) => Promise<void>;
  /** May be repeated; undefined where the system does not ask for addresses of pages. */
  tellAddress?: (key: string, url: string) => Promise<void>;
};

export type Login = {
  address: string;
  account: string;
  user: string;
  secret: string;
  readsVisits?: boolean;
};

/** Reads the system for one account. Every function throws a `CrmProblem` where it fails. */
export type Session = {
  /** Changes since the cursor; all records where it is empty. */
  changes: (cursor: string) => Promise<RefPage>;
  /** Undefined where the system lists nothing; a record it lacks has then left only if a message said so. */
  allKeys?: (cursor: string) => Promise<RefPage>;
  fetch: (keys: readonly string[]) => Promise<ReadonlyMap<string, Fetched>>;
};

export type Connector = {
  system: string;
  title: string;
  address: string;
  fetchedAtOnce: number;
  codes: CodeTables;
  open: (login: Login, call: Call) => Session;
  openTeller?: (login: Login, call: Call) => Teller;
  /** Pure: no network, no clock. */
  map: (record: unknown, readCode: ReadCode) => Mapped;
  /** Likewise pure; undefined where the system tells of no visits. `visitKey` makes their keys. */
  mapVisit?: (record: unknown, readCode: ReadCode) => MappedVisit;
  /** Milliseconds in which addresses of pictures hold; for ever where undefined. */
  freshFor?: number;
  /** Records that a message to that account names; undefined for a message that is not the system's. */
  readMessage: (message: Message, login: Login) => Promise<Told[] | undefined>;
  /** Throws a `CrmProblem` for what is no delivery. Undefined where the system sends no files. */
  readDelivery?: (bytes: Uint8Array<ArrayBuffer>) => Promise<Delivery>;
};
