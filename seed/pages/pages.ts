import type { SeededPage } from '../document.ts';
import { home } from './home/home.ts';
import { forSale } from './for-sale.ts';
import { forRent } from './for-rent.ts';
import { projects } from './projects.ts';
import { recentlySold } from './recently-sold.ts';
import { favourites } from './favourites.ts';
import { sell } from './sell.ts';
import { workingMethod } from './working-method.ts';
import { stepPlan } from './step-plan.ts';
import { about } from './about.ts';
import { contact } from './contact.ts';
import { disclaimer } from './legal/disclaimer.ts';
import { privacyStatement } from './legal/privacy-statement.ts';
import { cookiePolicy } from './legal/cookie-policy.ts';
import { accessibilityStatement } from './legal/accessibility-statement.ts';
import { freeValuation } from './free-valuation.ts';
import { searchDemand } from './search-demand.ts';
import { login } from './login.ts';
import { testimonialPage } from './testimonial.ts';
import { newsletter } from './newsletter.ts';
import { thankYouPages } from './thank-you/thank-you-pages.ts';

export const pages: SeededPage[] = [
  home,
  forSale,
  forRent,
  projects,
  recentlySold,
  favourites,
  sell,
  workingMethod,
  stepPlan,
  about,
  contact,
  newsletter,
  testimonialPage,
  disclaimer,
  privacyStatement,
  cookiePolicy,
  accessibilityStatement,
  freeValuation,
  searchDemand,
  login,
  ...thankYouPages,
];
