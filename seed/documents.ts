import type { SeededDocument } from './document.ts';
import { articles } from './articles/articles.ts';
import { categories } from './categories/categories.ts';
import { municipalities } from './municipalities/municipalities.ts';
import { offices } from './offices/offices.ts';
import { pages } from './pages/pages.ts';
import { propertyEdits } from './property-edits/property-edits.ts';
import { redirects } from './redirects/redirects.ts';
import { replyTemplates } from './reply-templates/reply-templates.ts';
import { cookieSettings } from './singletons/cookie-settings.ts';
import { footer } from './singletons/footer.ts';
import { header } from './singletons/header.ts';
import { menu } from './singletons/menu.ts';
import { popup } from './singletons/popup.ts';
import { siteSettings } from './singletons/site-settings.ts';
import { theme } from './singletons/theme.ts';
import { topBar } from './singletons/top-bar.ts';
import { sliders } from './sliders/sliders.ts';
import { team } from './team/team.ts';
import { testimonials } from './testimonials/testimonials.ts';
import { texts } from './texts/texts.ts';

/** All sample content, in the order it is loaded. */
export const documents: SeededDocument[] = [
  siteSettings,
  theme,
  header,
  topBar,
  footer,
  popup,
  cookieSettings,
  ...categories,
  ...articles,
  ...offices,
  ...team,
  ...testimonials,
  ...replyTemplates,
  ...propertyEdits,
  ...sliders,
  ...pages,
  menu,
  ...municipalities,
  ...redirects,
  ...texts,
];
