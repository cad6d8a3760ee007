import type { Agency } from '../agencies/agency.ts';
import type { SeededDocument } from '../builders/document.ts';
import { municipalities } from './municipalities/municipalities.ts';
import { officesOf } from './offices.ts';
import { starterPages } from './pages/pages.ts';
import { replyTemplates } from './reply-templates/reply-templates.ts';
import { cookieSettings } from './singletons/cookie-settings.ts';
import { footerOf } from './singletons/footer.ts';
import { siteSettingsOf, themeOf } from './singletons/site-settings.ts';
import { topBar, header, menu } from './singletons/layout.ts';
import { texts } from './texts/texts.ts';

export function starterDocuments(agency: Agency): SeededDocument[] {
  return [
    siteSettingsOf(agency),
    themeOf(agency),
    header,
    topBar,
    footerOf(agency),
    cookieSettings,
    ...officesOf(agency),
    ...replyTemplates,
    ...starterPages,
    menu,
    ...municipalities,
    ...texts,
  ];
}
