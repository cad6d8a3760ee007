import type { LanguageId } from 'schemas/languages.ts';
import type { PageKind } from 'schemas/page-kinds.ts';

export type PerLanguage<Value> = Partial<Record<LanguageId, Value>>;

export type EntryKind = PageKind | 'article';

/** Paths exclude the language and start and end with a slash. */
export type PathEntry = {
  id: string;
  kind: EntryKind;
  paths: PerLanguage<string>;
  titles: PerLanguage<string>;
  breadcrumbs?: PerLanguage<string>;
  externalLink?: string | undefined;
  originalPath?: string | undefined;
  formerPaths?: readonly { language: LanguageId; path: string }[];
  redirectTo?: string | undefined;
};

export type Move = { to: string; status: 301 | 302 };

export type Redirect = {
  from: string;
  pageId?: string | undefined;
  url?: string | undefined;
  isPermanent: boolean;
};

export type Redirects = { list: readonly Redirect[]; allowedHosts: readonly string[] };

export type PathTable = {
  languages: readonly LanguageId[];
  byId: (id: string) => PathEntry | undefined;
  byKind: (kind: EntryKind) => PathEntry | undefined;
  byPath: (language: LanguageId, path: string) => PathEntry | undefined;
  byAnyPath: (path: string) => PathEntry | undefined;
  /** Keyed by lower-case path with a slash at both ends, language first if it names one. */
  move: (path: string) => Move | undefined;
};

export type LivePaths = Omit<PathTable, 'move'>;
