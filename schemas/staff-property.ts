import type { LanguageId } from './languages.ts';
import type { LawRuleId, LawSeverity } from './law-words.ts';

/** A rule that an advertisement breaks today, or from an ISO day in the coming week. */
export type StaffLawFinding = { rule: LawRuleId; severity: LawSeverity; from?: string };

export type StaffProperty = {
  reference: string;
  /** The imported title, even if editors replaced it. */
  title: string;
  /** Street if it may be shown, postcode and town. */
  place: string;
  goal: 'sale' | 'rent';
  state: 'available' | 'sold' | 'rented' | 'withdrawn' | 'suspended';
  /** Absolute address of a small picture. */
  picture: string;
  /** Languages of the site without an imported text; absent if there are none. */
  missing?: readonly LanguageId[];
  /** Absent if it breaks no rule. */
  law?: readonly StaffLawFinding[];
  /** True if the software sent a newer version that the site does not show. */
  isHeld?: boolean;
  views: number;
  leads: number;
  visits: number;
};

/** Ignored by a site with so few properties that it lists all of them. */
export type StaffPropertyQuery = {
  /** Each word must be in the number, the title or the place. */
  text?: string;
  state?: 'available' | 'gone';
  isUnlawful?: boolean;
  references?: readonly string[];
};

/** The first matches, available and newest first. */
export type StaffProperties = {
  properties: readonly StaffProperty[];
  total: number;
  /** True if these are all properties of the site, whatever was asked for. */
  isWhole: boolean;
};
