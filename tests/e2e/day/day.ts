import type { SanityClient } from '@sanity/client';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Editor } from '../studio/editor.ts';

/** Shared by the steps of the day: one Studio, one visitor, one page that is made, changed and removed. */
export type Day = {
  content: SanityClient;
  editor: Editor;
  request: APIRequestContext;
  studio: Page;
  visitor: Page;
};

export const titles = { nl: 'Wonen aan de Dijle', fr: 'Vivre au bord de la Dyle', en: 'Living on the Dijle' };
export const paths = {
  nl: '/wonen-aan-de-dijle/',
  fr: '/vivre-au-bord-de-la-dyle/',
  en: '/living-on-the-dijle/',
};
export const newPath = '/aan-de-dijle/';
export const articleTitles = { nl: 'Een oever vol leven', fr: 'Une rive pleine de vie', en: 'A lively bank' };
export const bannerAlt = 'De groene oever';
export const pictureAlt = 'De Dijle bij avond';

export const languages = [
  ['nl', 'Nederlands'],
  ['fr', 'Français'],
  ['en', 'English'],
] as const;

export type Stored = {
  _id: string;
  _type: string;
  title?: { language?: string; value?: string }[];
  modules?: { _type: string; picture?: { crop?: Record<'top' | 'bottom' | 'left' | 'right', number> } }[];
  banner?: { pictures?: { _key: string }[] };
};

/** Reads the page from the dataset, its draft first. */
export function readThePage(content: SanityClient): Promise<Stored | null> {
  const query = '*[_type == "page" && path[language == "fr"][0].value == $path] | order(_id desc)[0]';
  return content.fetch<Stored | null>(query, { path: paths.fr });
}

export async function statusOf({ request }: Day, path: string): Promise<number> {
  return (await request.get(path, { maxRedirects: 0 })).status();
}

/** The title of the article of the page, in one language. */
export function articleTitle({ studio }: Day, language: keyof typeof titles) {
  const field = `field-modules[_key=="articleModule"].title[_key=="${language}"].value`;
  return studio.getByTestId(field).getByRole('textbox');
}
