import type { SeededPage } from '../../builders/document.ts';
import { newsletter } from '../../starter/pages/newsletter.ts';
import { projects } from '../../starter/pages/projects.ts';
import { searchDemand } from '../../starter/pages/search-demand.ts';
import { picture } from '../picture.ts';
import { withPictures } from '../with-pictures.ts';

/** Pages of the starter that only gain a picture. */
export const picturedPages: SeededPage[] = [
  { ...newsletter, image: picture('story-14') },
  { ...projects, modules: withPictures(projects, { 'buying-new': 'banner-projects-3x2' }) },
  {
    ...searchDemand,
    image: picture('story-8'),
    modules: withPictures(searchDemand, { 'keep-me-informed': 'story-8' }),
  },
];
