import type { PageQueryResult, SiteQueryResult } from 'schemas/generated/content.ts';

export type SiteContent = SiteQueryResult;
export type PageContent = NonNullable<PageQueryResult>;
/** A module of a page as its projection gives it: every field may be missing. */
export type ModuleContent = NonNullable<PageContent['modules']>[number];
export type ModuleType = ModuleContent['_type'];
export type ModuleOf<Type extends ModuleType> = Extract<ModuleContent, { _type: Type }>;
export type RichText = NonNullable<ModuleOf<'articleModule'>['body']>;
