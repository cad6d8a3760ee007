import type { LanguageId } from 'schemas/languages.ts';
import type { ModuleContent, ModuleOf, ModuleType } from '../cms/content.ts';
import type { Settings } from '../services/env.server.ts';
import type { PictureData } from '../ui/picture-data.ts';
import type { PathTable } from '../paths/path-table.ts';
import type { PropertyCardData } from '../properties/card-data.ts';

/** What a module shows besides its content. A module that is not named here shows content alone. */
export type ModuleData = {
  articleModule: { picture: PictureData | undefined };
  propertyListModule: { cards: readonly PropertyCardData[] };
  statsModule: { values: Readonly<Record<string, string>> };
};

export type DataOf<Type extends ModuleType> = Type extends keyof ModuleData ? ModuleData[Type] : undefined;

/** What the component of a module gets. Text is already in the language of the page. */
export type ModuleProps<Type extends ModuleType> = { module: ModuleOf<Type>; data: DataOf<Type> };

/** A module ready to render: its content, and its data or the fact that they could not be loaded. */
export type LoadedModule = { content: ModuleContent; data: unknown; failed: boolean };

/** What the loader of a module's data may use. */
export type ModuleContext = { language: LanguageId; paths: PathTable; settings: Settings };
