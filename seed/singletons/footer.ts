import type { SeededFooter } from '../document.ts';
import { localizedRichText, localizedString, localizedText } from '../localized.ts';
import { richText } from '../rich-text.ts';

const shown = {
  isTitlePublic: true,
  isIntroPublic: true,
  isTextPublic: true,
  arePicturesPublic: true,
} as const;

const mail = { text: 'info@huisenhaard.example', href: 'mailto:info@huisenhaard.example' };
const mechelenPhone = { text: '+32 15 00 00 00', href: 'tel:+3215000000' };
const leuvenPhone = { text: '+32 16 00 00 00', href: 'tel:+3216000000' };

export const footer: SeededFooter = {
  _id: 'footer',
  _type: 'footer',
  columns: [
    {
      ...shown,
      _type: 'footerColumn',
      _key: 'agency',
      title: localizedString({ nl: 'Huis & Haard', fr: 'Huis & Haard', en: 'Huis & Haard' }),
      intro: localizedText({
        nl: 'Familiekantoor voor kopen, verkopen en huren, sinds 1989.',
        fr: 'Agence familiale pour acheter, vendre et louer, depuis 1989.',
        en: 'A family agency for buying, selling and renting, since 1989.',
      }),
      text: localizedRichText({
        nl: richText([mail], { text: 'Nieuwsbrief', href: '/nl/nieuwsbrief/' }),
        fr: richText([mail], { text: 'Newsletter', href: '/fr/newsletter/' }),
        en: richText([mail], { text: 'Newsletter', href: '/en/newsletter/' }),
      }),
    },
    {
      ...shown,
      _type: 'footerColumn',
      _key: 'offices',
      title: localizedString({ nl: 'Kantoren', fr: 'Agences', en: 'Offices' }),
      text: localizedRichText({
        nl: richText(
          'Korenmarkt 999, 2800 Mechelen',
          mechelenPhone,
          'Oude Markt 999, 3000 Leuven',
          leuvenPhone,
        ),
        fr: richText(
          'Korenmarkt 999, 2800 Malines',
          mechelenPhone,
          'Oude Markt 999, 3000 Louvain',
          leuvenPhone,
        ),
        en: richText(
          'Korenmarkt 999, 2800 Mechelen',
          mechelenPhone,
          'Oude Markt 999, 3000 Leuven',
          leuvenPhone,
        ),
      }),
    },
    {
      ...shown,
      _type: 'footerColumn',
      _key: 'selling',
      title: localizedString({ nl: 'Verkopen', fr: 'Vendre', en: 'Selling' }),
      text: localizedRichText({
        nl: richText(
          { text: 'Verkopen met ons', href: '/nl/verkopen/' },
          { text: 'Onze werkwijze', href: '/nl/werkwijze/' },
          { text: 'Stappenplan', href: '/nl/stappenplan/' },
          { text: 'Aanmelden voor eigenaars', href: '/nl/login/' },
        ),
        fr: richText(
          { text: 'Vendre avec nous', href: '/fr/vendre/' },
          { text: 'Notre méthode', href: '/fr/methode/' },
          { text: 'Étapes de la vente', href: '/fr/etapes/' },
          { text: 'Connexion propriétaires', href: '/fr/connexion/' },
        ),
        en: richText(
          { text: 'Selling with us', href: '/en/selling/' },
          { text: 'How we work', href: '/en/working-method/' },
          { text: 'Step by step', href: '/en/steps/' },
          { text: 'Owner login', href: '/en/login/' },
        ),
      }),
    },
    {
      ...shown,
      _type: 'footerColumn',
      _key: 'legal',
      title: localizedString({ nl: 'Juridisch', fr: 'Informations légales', en: 'Legal' }),
      text: localizedRichText({
        nl: richText(
          { text: 'Disclaimer', href: '/nl/disclaimer/' },
          { text: 'Privacyverklaring', href: '/nl/privacy-statement/' },
          { text: 'Cookiebeleid', href: '/nl/cookie-policy/' },
          { text: 'Toegankelijkheid', href: '/nl/toegankelijkheid/' },
        ),
        fr: richText(
          { text: 'Mentions légales', href: '/fr/mentions-legales/' },
          { text: 'Confidentialité', href: '/fr/declaration-de-confidentialite/' },
          { text: 'Cookies', href: '/fr/politique-cookies/' },
          { text: 'Accessibilité', href: '/fr/accessibilite/' },
        ),
        en: richText(
          { text: 'Disclaimer', href: '/en/disclaimer/' },
          { text: 'Privacy statement', href: '/en/privacy-statement/' },
          { text: 'Cookie policy', href: '/en/cookie-policy/' },
          { text: 'Accessibility', href: '/en/accessibility/' },
        ),
      }),
    },
  ],
  copyright: localizedString({
    nl: '© {year} {agency}. Alle rechten voorbehouden.',
    fr: '© {year} {agency}. Tous droits réservés.',
    en: '© {year} {agency}. All rights reserved.',
  }),
};
