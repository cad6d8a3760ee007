import type { LanguageId } from './languages.ts';
import type { LawRuleId, LawSeverity } from './law-words.ts';

/** A rule that an advertisement breaks: today, or from an ISO day of the coming week on. */
export type StaffLawFinding = { rule: LawRuleId; severity: LawSeverity; from?: string };

export type StaffProperty = {
  reference: string;
  /** The imported title, whatever editors made of it. */
  title: string;
  /** Street where it may be shown, postcode and town. */
  place: string;
  goal: 'sale' | 'rent';
  state: 'available' | 'sold' | 'rented' | 'withdrawn' | 'suspended';
  /** Absolute address of a small picture. */
  picture: string;
  /** Languages of the site in which the import has no text of it; absent where it has all of them. */
  missing?: readonly LanguageId[];
  /** Absent where it breaks no rule. */
  law?: readonly StaffLawFinding[];
  /** True where the software sent a newer version that the site does not show. */
  isHeld?: boolean;
  views: number;
  leads: number;
  visits: number;
};

/** Ignored where the site has so few properties that it lists all of them. */
export type StaffPropertyQuery = {
  /** Each word is in the number, the title or the place. */
  text?: string;
  state?: 'available' | 'gone';
  /** Only those that break a rule of the law. */
  isUnlawful?: boolean;
  /** Only these. */
  references?: readonly string[];
};

/** The first of those that were asked for, available and newest first. */
export type StaffProperties = {
  properties: readonly StaffProperty[];
  total: number;
  /** True when these are all that the site has, whatever was asked for. */
  isWhole: boolean;
};
