import type { OwnDocuments } from '../documents.ts';
import { articles } from './articles/articles.ts';
import { categories } from './categories/categories.ts';
import { offices } from './offices/offices.ts';
import { pages } from './pages/pages.ts';
import { propertyEdits } from './property-edits/property-edits.ts';
import { comingFrom } from './property-edits/sample-days.ts';
import { redirects } from './redirects/redirects.ts';
import { siteSettings, popup, valuationPopup, menu, footerOf } from './singletons/singletons.ts';
import { sliders } from './sliders/sliders.ts';
import { team } from './team/team.ts';
import { testimonials } from './testimonials/testimonials.ts';

export const ownDocuments: OwnDocuments = (agency, day) => [
  siteSettings,
  footerOf(agency),
  menu,
  popup,
  valuationPopup,
  ...categories,
  ...articles,
  ...offices,
  ...team,
  ...testimonials,
  ...comingFrom(propertyEdits, day),
  ...sliders,
  ...pages,
  ...redirects,
];
