import type { LanguageId } from '../languages.ts';
import type { PathSegment, StoredDocument } from '../publication/localized-values.ts';
import type { CheckedSite } from './checked-site.ts';

/** Only an `error` is worth stopping a publication for. */
export type Level = 'error' | 'advice';

export type Problem = {
  level: Level;
  /** English; the Studio translates it. */
  message: string;
  /** Absent when it concerns every language. */
  language?: LanguageId | undefined;
  /** The field whose title editors know. */
  field: readonly PathSegment[];
  /** The input within that field. */
  path: readonly PathSegment[];
};

export type Check = (document: StoredDocument, site: CheckedSite) => Problem[];
