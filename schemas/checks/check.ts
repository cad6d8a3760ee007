import type { LanguageId } from '../languages.ts';
import type { PathSegment, StoredDocument } from '../publication/localized-values.ts';
import type { CheckedSite } from './checked-site.ts';

/** `error` is worth stopping for when someone publishes; `advice` is not. */
export type Level = 'error' | 'advice';

export type Problem = {
  level: Level;
  /** English; the Studio translates it. */
  message: string;
  /** Missing when it concerns every language. */
  language?: LanguageId | undefined;
  /** The field that an editor knows by its title. */
  field: readonly PathSegment[];
  /** The input within that field. */
  path: readonly PathSegment[];
};

export type Check = (document: StoredDocument, site: CheckedSite) => Problem[];
