import { articleModule } from './article-module.ts';
import { beforeAfterModule } from './before-after-module.ts';
import { callToActionModule } from './call-to-action-module.ts';
import { categoryModule } from './category-module.ts';
import { contactModule } from './contact-module.ts';
import { officeModule } from './office-module.ts';
import { propertyListModule } from './property-list-module.ts';
import { questionsModule } from './questions-module.ts';
import { quoteModule } from './quote-module.ts';
import { sliderModule } from './slider-module.ts';
import { statsModule } from './stats-module.ts';
import { tableModule } from './table-module.ts';
import { teamModule } from './team-module.ts';
import { testimonialModule } from './testimonial-module.ts';
import { videoModule } from './video-module.ts';

/** All modules in the order of the Studio's menu. */
export const modules = [
  articleModule,
  categoryModule,
  propertyListModule,
  sliderModule,
  beforeAfterModule,
  videoModule,
  statsModule,
  teamModule,
  officeModule,
  testimonialModule,
  quoteModule,
  questionsModule,
  tableModule,
  callToActionModule,
  contactModule,
];
