import type { ArticleQueryResult, PageQueryResult, SiteQueryResult } from 'schemas/generated/content.ts';
import type { TextKey } from 'schemas/text-keys.ts';

/** The interface texts of one language. A text that no editor has written yet is absent. */
export type Texts = Partial<Record<TextKey, string>>;

export type SiteContent = SiteQueryResult;
export type PageContent = NonNullable<PageQueryResult>;
export type ArticleContent = NonNullable<ArticleQueryResult>;
/** The parts of the day in which the agency calls. */
export type ContactSlots = NonNullable<SiteContent['settings']>['contactSlots'];

/** A module of a page as its projection gives it: every field may be missing. */
export type ModuleContent = NonNullable<PageContent['modules']>[number];
export type ModuleType = ModuleContent['_type'];
export type ModuleOf<Type extends ModuleType> = Extract<ModuleContent, { _type: Type }>;
export type RichText = NonNullable<ModuleOf<'articleModule'>['body']>;
