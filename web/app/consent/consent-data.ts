import type { Category } from './consent.ts';

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

export type ConsentContent = {
  title: string;
  /** HTML that we render. */
  description: string;
  cookies: readonly CookieRow[];
};
