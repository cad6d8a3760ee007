import type { ArticleQueryResult, PageQueryResult, SiteQueryResult } from 'schemas/generated/content.ts';
import type { TextKey } from 'schemas/text-keys.ts';

export type Texts = Partial<Record<TextKey, string>>;

export type SiteContent = SiteQueryResult;
export type OfficeContent = SiteContent['offices'][number];
export type PageContent = NonNullable<PageQueryResult>;
export type ArticleContent = NonNullable<ArticleQueryResult>;
export type ContactSlots = NonNullable<SiteContent['settings']>['contactSlots'];

export type ModuleContent = NonNullable<PageContent['modules']>[number];
export type ModuleType = ModuleContent['_type'];
export type ModuleOf<Type extends ModuleType> = Extract<ModuleContent, { _type: Type }>;
export type RichText = NonNullable<ArticleContent['body']>;

export type Municipality = {
  names: readonly string[];
  zip: string;
  villages: readonly { name: string; zip: string }[];
};
