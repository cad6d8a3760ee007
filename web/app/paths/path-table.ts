import type { LanguageId } from 'schemas/languages.ts';
import type { PageKind } from 'schemas/page-kinds.ts';

export type PerLanguage<Value> = Partial<Record<LanguageId, Value>>;

/** What can stand behind a path: a page of some kind, or an article that is a page of its own. */
export type EntryKind = PageKind | 'article';

/** A public page as links need it. A path stands below its language and starts and ends with a slash. */
export type PathEntry = {
  id: string;
  kind: EntryKind;
  paths: PerLanguage<string>;
  titles: PerLanguage<string>;
  /** What the way to a page says instead of its title. */
  breadcrumbs?: PerLanguage<string>;
  /** An address on another site, where the menu leads instead. */
  externalLink?: string | undefined;
  /** A path that leads here without a language, such as `/for-sale/`. */
  originalPath?: string | undefined;
  /** Where the page was before, for links that still lead there. */
  formerPaths?: readonly { language: LanguageId; path: string }[];
  /** An editor's address that this page sends its visitors on to. */
  redirectTo?: string | undefined;
};

/** Where an address has gone: for good (301) or for now (302). */
export type Move = { to: string; status: 301 | 302 };

/** An editor's redirect: to a page of the table, else to an address. */
export type Redirect = {
  from: string;
  pageId?: string | undefined;
  url?: string | undefined;
  isPermanent: boolean;
};

/** What leads elsewhere besides the pages themselves. */
export type Redirects = { list: readonly Redirect[]; allowedHosts: readonly string[] };

/** Every public page by id, by kind and by path; a lookup costs no scan. */
export type PathTable = {
  /** The enabled languages, the default one first. */
  languages: readonly LanguageId[];
  byId: (id: string) => PathEntry | undefined;
  /** The first page of a kind, such as the one list of properties for sale. */
  byKind: (kind: EntryKind) => PathEntry | undefined;
  byPath: (language: LanguageId, path: string) => PathEntry | undefined;
  /** The page that has this path in some language or without one, whatever the language. */
  byAnyPath: (path: string) => PathEntry | undefined;
  /** Where an editor has moved a path to: lower case, a slash at both ends, its language first if it names one. */
  move: (path: string) => Move | undefined;
};

/** The table before anything has been moved. */
export type LivePaths = Omit<PathTable, 'move'>;
