import type { InterfaceText, Menu, Page, SiteSettings, Theme } from 'schemas/generated/content.ts';

/** A stored document without what the lake adds itself. */
type Seeded<Document> = Omit<Document, '_createdAt' | '_updatedAt' | '_rev'>;

export type SeededPage = Seeded<Page>;
export type SeededText = Seeded<InterfaceText>;
export type SeededMenu = Seeded<Menu>;
export type SeededSettings = Seeded<SiteSettings>;
export type SeededTheme = Seeded<Theme>;
export type SeededDocument = SeededTheme | SeededPage | SeededText | SeededMenu | SeededSettings;
