import type { SeededPage } from '../../builders/document.ts';
import { home } from '../pages/home.ts';
import { forSale } from './for-sale.ts';
import { forRent } from './for-rent.ts';
import { projects } from './projects.ts';
import { recentlySold } from './recently-sold.ts';
import { legalFacts } from './legal-facts.ts';
import { favourites } from './favourites.ts';
import { sell } from '../pages/sell.ts';
import { about } from '../pages/about.ts';
import { contact } from '../pages/contact.ts';
import { disclaimer } from './legal/disclaimer.ts';
import { privacyStatement } from './legal/privacy-statement.ts';
import { cookiePolicy } from './legal/cookie-policy.ts';
import { accessibilityStatement } from './legal/accessibility-statement.ts';
import { promisesPage } from './legal/promises.ts';
import { freeValuation } from './free-valuation.ts';
import { searchDemand } from './search-demand.ts';
import { login } from './login.ts';
import { testimonialPage } from '../pages/testimonial.ts';
import { newsletter } from './newsletter.ts';
import { thankYouPages } from './thank-you/thank-you-pages.ts';

export const starterPages: SeededPage[] = [
  home,
  forSale,
  forRent,
  projects,
  recentlySold,
  legalFacts,
  favourites,
  sell,
  about,
  contact,
  newsletter,
  testimonialPage,
  disclaimer,
  privacyStatement,
  cookiePolicy,
  accessibilityStatement,
  promisesPage,
  freeValuation,
  searchDemand,
  login,
  ...thankYouPages,
];
