import { pageLink } from '../../../builders/link.ts';
import { listItem } from '../../../builders/list-item.ts';
import { localizedString, localizedText } from '../../../builders/localized.ts';
import { moduleLayout } from '../../../builders/module-layout.ts';
import { newsletter } from '../../../starter/pages/newsletter.ts';

/** Links to the newsletter form on a page of its own, so that home needs no script for it. */
export const homeNewsletter = {
  ...moduleLayout,
  _type: 'callToActionModule' as const,
  _key: 'newsletter',
  title: localizedString({
    nl: 'Hoor het als eerste',
    fr: 'Les nouveautés en primeur',
    en: 'Be the first to hear',
  }),
  description: localizedText({
    nl: 'Sommige huizen zijn verkocht vóór ze in de etalage hangen. Onze nieuwsbrief komt hooguit twee keer per maand.',
    fr: 'Certaines maisons sont vendues avant d’être en vitrine. Notre newsletter paraît deux fois par mois au plus.',
    en: 'Some homes are sold before they reach our window. Our newsletter comes twice a month at most.',
  }),
  backgroundType: 'color' as const,
  backgroundColor: 'soft' as const,
  links: [
    listItem(
      'newsletter',
      pageLink(newsletter, { nl: 'Schrijf u in', fr: 'Inscrivez-vous', en: 'Subscribe' }),
    ),
  ],
};
