import type { LanguageId } from './languages.ts';

/** An imported property as the site lists it for the Studio, with figures of the last 30 days. */
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
  views: number;
  leads: number;
  visits: number;
};

/** Ignored where the site has so few properties that it lists all of them. */
export type StaffPropertyQuery = {
  /** Each word is in the number, the title or the place. */
  text?: string;
  state?: 'available' | 'gone';
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
