import type { Category } from './categories.ts';

/** What a page needs to know of the consent settings before anybody opens them. */
export type ConsentData = {
  textVersion: string;
  waitMilliseconds: number;
};

export type CookieRow = {
  key: string;
  name: string;
  category: Category;
  provider: string;
  purpose: string;
  duration: string;
};

/** What the dialogs say, fetched when one of them is shown. */
export type ConsentContent = {
  title: string;
  /** Running text as markup of our own making, so that no page loads what renders it. */
  description: string;
  cookies: readonly CookieRow[];
};
