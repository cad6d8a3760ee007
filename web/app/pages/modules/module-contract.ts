import type { LanguageId } from 'schemas/languages.ts';
import type { ContactSlots, ModuleContent } from '../../content/cms/content.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import type { PathTable } from '../../content/paths/path-table.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import type { PageNeeds } from '../../platform/page-needs.ts';
import type { HeadingTag } from '../../ui/page/heading.ts';
import type { PictureData } from '../../ui/picture/picture-data.ts';

export const serverFields = ['source', 'backdrop', 'showFrom', 'showUntil', 'isUntranslated'] as const;

type Shown<Module> = Module extends unknown ? Omit<Module, ServerField> : never;

/** Read on the server only. */
type ServerField = (typeof serverFields)[number];

/** Sent to the browser. */
export type ShownModule = Shown<ModuleContent>;

export type ModuleContext = {
  language: LanguageId;
  paths: PathTable;
  t: Translate;
  catalogue: Catalogue;
  now: Date;
  /** Without them a form does not ask when to call back. */
  contactSlots?: ContactSlots | undefined;
  /** Appears in the page's log lines. */
  requestId: string;
  /** Names a module by its key for the Studio around the preview. */
  canvas?: ((key: string) => string) | undefined;
};

/** Text is already in the language of the page. */
export type ModuleProps<Load extends (module: never, context: ModuleContext) => unknown> = {
  module: Shown<Parameters<Load>[0]>;
  data: Awaited<ReturnType<Load>>;
  heading: HeadingTag;
};

/** Sets `failed` and leaves out `data` when the loader threw. */
export type LoadedModule = {
  content: ShownModule;
  /** Language of the title and the description. */
  lang: string | undefined;
  data: unknown;
  failed: boolean;
  /** Taken from `data`. */
  needs?: PageNeeds | undefined;
  backdrop: readonly PictureData[];
  /** Names the module for the Studio around the preview. */
  canvas?: string;
};

/** Applies when an editor left the number empty. */
export const defaultMaxItems = 4;
