import type { LanguageId } from 'schemas/languages.ts';
import type { ContactSlots, ModuleContent } from '../cms/content.ts';
import type { Translate } from '../i18n/translate.ts';
import type { PathTable } from '../paths/path-table.ts';
import type { HeadingTag } from '../ui/page/heading.ts';
import type { PictureData } from '../ui/picture/picture-data.ts';

type Shown<Module> = Module extends unknown ? Omit<Module, 'source' | 'backdrop'> : never;

/** A module's content as sent to the browser, without `source` and `backdrop`. */
export type ShownModule = Shown<ModuleContent>;

/** Dependencies of a module's loader. */
export type ModuleContext = {
  language: LanguageId;
  paths: PathTable;
  t: Translate;
  /** Choices for when to call back; a form omits that question without them. */
  contactSlots?: ContactSlots | undefined;
  /** Appears in the log lines of the page. */
  requestId: string;
};

/** Props of the component whose data `Load` returns. Text is already in the language of the page. */
export type ModuleProps<Load extends (module: never, context: ModuleContext) => unknown> = {
  module: Shown<Parameters<Load>[0]>;
  data: ReturnType<Load>;
  /** Level of the headings inside the module. */
  heading: HeadingTag;
};

/** A module ready to render. When its loader threw, `failed` is set and `data` is missing. */
export type LoadedModule = {
  content: ShownModule;
  data: unknown;
  failed: boolean;
  /** Background pictures. */
  backdrop: readonly PictureData[];
};

/** Items of a module whose editor left the number empty. */
export const defaultMaxItems = 4;
