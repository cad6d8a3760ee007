import { localizedRichText, localizedString } from '../../localized.ts';
import { moduleLayout } from '../../module-layout.ts';
import { richText } from '../../rich-text.ts';

/** Links to the newsletter form on a page of its own, so that home needs no script for it. */
export const homeNewsletter = {
  ...moduleLayout,
  _type: 'articleModule' as const,
  _key: 'newsletter',
  title: localizedString({
    nl: 'Hoor het als eerste',
    fr: 'Les nouveautés en primeur',
    en: 'Be the first to hear',
  }),
  backgroundType: 'color' as const,
  backgroundColor: 'soft' as const,
  body: localizedRichText({
    nl: richText([
      'Sommige huizen zijn verkocht vóór ze in de etalage hangen. ',
      { text: 'Schrijf u in voor onze nieuwsbrief', href: '/nl/nieuwsbrief/' },
      ', hooguit twee keer per maand.',
    ]),
    fr: richText([
      'Certaines maisons sont vendues avant d’être en vitrine. ',
      { text: 'Inscrivez-vous à notre newsletter', href: '/fr/newsletter/' },
      ', deux fois par mois au plus.',
    ]),
    en: richText([
      'Some homes are sold before they reach our window. ',
      { text: 'Subscribe to our newsletter', href: '/en/newsletter/' },
      ': two e-mails a month at most.',
    ]),
  }),
  imagePosition: 'right' as const,
};
