import type { SeededPage } from '../../builders/document.ts';
import { about } from './about.ts';
import { contact } from './contact.ts';
import { forRent } from './for-rent.ts';
import { forSale } from './for-sale.ts';
import { freeValuation } from './free-valuation.ts';
import { home } from './home/home.ts';
import { picturedPages } from './pictured-pages.ts';
import { sell } from './sell.ts';
import { stepPlan } from './step-plan.ts';
import { testimonialPage } from './testimonial.ts';
import { workingMethod } from './working-method.ts';

export const pages: SeededPage[] = [
  home,
  forSale,
  forRent,
  ...picturedPages,
  sell,
  workingMethod,
  stepPlan,
  about,
  contact,
  testimonialPage,
  freeValuation,
];
