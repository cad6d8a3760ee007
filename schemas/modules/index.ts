import { articleModule } from './article-module.ts';
import { beforeAfterModule } from './before-after-module.ts';
import { callToActionModule } from './call-to-action-module.ts';
import { categoryModule } from './category-module.ts';
import { contactModule } from './contact-module.ts';
import { downloadsModule } from './downloads-module.ts';
import { embedModule } from './embed-module.ts';
import { galleryModule } from './gallery-module.ts';
import { logosModule } from './logos-module.ts';
import { mapModule } from './map-module.ts';
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

/** In the order of the Studio's menu. */
export const modules = [
  articleModule,
  categoryModule,
  propertyListModule,
  sliderModule,
  galleryModule,
  beforeAfterModule,
  videoModule,
  statsModule,
  teamModule,
  officeModule,
  mapModule,
  testimonialModule,
  logosModule,
  quoteModule,
  questionsModule,
  tableModule,
  downloadsModule,
  embedModule,
  callToActionModule,
  contactModule,
];
