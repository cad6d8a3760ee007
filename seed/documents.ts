import type { SeededDocument, SeededPage } from './document.ts';
import { contact } from './pages/contact.ts';
import { forRent } from './pages/for-rent.ts';
import { forSale } from './pages/for-sale.ts';
import { home } from './pages/home.ts';
import { menu } from './singletons/menu.ts';
import { theme } from './singletons/theme.ts';
import { siteSettings } from './singletons/site-settings.ts';
import { texts } from './texts/texts.ts';

export const pages: SeededPage[] = [home, forSale, forRent, contact];

/** Everything a new site says, in the order it is loaded. */
export const documents: SeededDocument[] = [siteSettings, theme, ...pages, menu, ...texts];
