import type { SeededPage } from '../../builders/document.ts';
import { about } from './about.ts';
import { contact } from './contact.ts';
import { forRent } from './for-rent.ts';
import { forSale } from './for-sale.ts';
import { freeValuation } from './free-valuation.ts';
import { home } from './home/home.ts';
import { sell } from './sell.ts';
import { stepPlan } from './step-plan.ts';
import { testimonialPage } from './testimonial.ts';
import { workingMethod } from './working-method.ts';
import { newsletter } from '../../starter/pages/newsletter.ts';
import { projects } from '../../starter/pages/projects.ts';
import { searchDemand } from '../../starter/pages/search-demand.ts';
import { picture } from '../picture.ts';
import { withPictures } from '../with-pictures.ts';

/** Starter pages that only gain a picture. */
const picturedPages: SeededPage[] = [
  { ...newsletter, image: picture('story-14') },
  { ...projects, modules: withPictures(projects, { 'buying-new': 'banner-projects-3x2' }) },
  {
    ...searchDemand,
    image: picture('story-8'),
    modules: withPictures(searchDemand, { 'keep-me-informed': 'story-8' }),
  },
];

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
