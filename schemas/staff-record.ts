import type { LanguageId } from './languages.ts';

export const offerStates = ['open', 'accepted', 'declined', 'withdrawn'] as const;

export type OfferState = (typeof offerStates)[number];

export const paperStates = ['needed', 'ordered', 'received'] as const;

/** Written by staff for the owners of one property. Days are ISO days. */
export type StaffRecordContent =
  | { kind: 'words'; text: string }
  | { kind: 'next-step'; day: string; text: string }
  /** `visit` is the site's reference or the number in the agency's software. */
  | { kind: 'reaction'; visit: string; reaction: string; comment: string }
  | { kind: 'offer'; amount: number; conditions: string; until: string; state: OfferState }
  | { kind: 'paper'; paper: string; state: (typeof paperStates)[number]; day: string };

export type StaffRecordKind = StaffRecordContent['kind'];

export type StaffRecord = {
  id: string;
  language: LanguageId;
  staffName: string;
  /** ISO 8601. */
  createdAt: string;
  content: StaffRecordContent;
  /** The owners' latest answer to an offer. */
  answer?: StaffAnswer;
};

export type AnswerKind = 'accept' | 'decline' | 'confirm' | 'refuse' | 'propose';

export type StaffAnswer = {
  id: string;
  kind: AnswerKind;
  ownerName: string;
  text: string;
  /** Belgian time that an owner proposes instead, such as `2026-11-25T10:00`; empty for none. */
  moment: string;
  createdAt: string;
};

/** Fields of the request that adds a paper for owners, the kind first. */
export const paperFields = { kind: 'kind', file: 'documents' } as const;

/** `kind` is in the language of the request, `size` in bytes. */
export type StaffPaper = {
  id: string;
  kind: string;
  name: string;
  size: number;
  staffName: string;
  /** ISO 8601. */
  createdAt: string;
};

type StaffTerm = { code: string; text: string };

export type StaffRecords = {
  records: StaffRecord[];
  /** Upcoming ones and those of the last weeks, latest first. */
  visits: { id: string; start: string; state: 'planned' | 'done'; reaction: string; answer?: StaffAnswer }[];
  /** Times at which no visitor can come, in Belgian time. */
  closed: { from: string; until: string; ownerName: string }[];
  /** Latest first. */
  papers: StaffPaper[];
  owners: { id: string; name: string }[];
  languages: LanguageId[];
  /** The language of the first owner. */
  language: LanguageId;
  terms: { reactions: StaffTerm[]; papers: StaffTerm[]; agencyPapers: StaffTerm[] };
};

/** Characters. */
export const longestStaffText = 2000;
