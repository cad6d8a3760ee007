import type { LanguageId } from 'schemas/languages.ts';
import type { Agency } from '../../agencies/agency.ts';
import type { SeededFooter } from '../../builders/document.ts';
import { addressLine } from '../../builders/facts.ts';
import { localizedParts, localizedString } from '../../builders/localized.ts';

const shown = {
  isTitlePublic: true,
  isIntroPublic: true,
  isTextPublic: true,
  arePicturesPublic: true,
} as const;

const mail = { text: '{{email}}', href: 'mailto:{{email}}' };

const callable = (phone: string) => ({ text: phone, href: `tel:${phone.replaceAll(' ', '')}` });

const addresses = ({ offices }: Agency, language: LanguageId) =>
  offices.flatMap(({ address, phone }) => [addressLine(address, language), callable(phone)]);

export function footerOf(agency: Agency): SeededFooter {
  return {
    _id: 'footer',
    _type: 'footer',
    columns: [
      {
        ...shown,
        _type: 'footerColumn',
        _key: 'agency',
        title: localizedString({ nl: '{{name}}', fr: '{{name}}', en: '{{name}}', de: '{{name}}' }),
        text: localizedParts({
          nl: [mail, { text: 'Nieuwsbrief', href: '/nl/nieuwsbrief/' }],
          fr: [mail, { text: 'Newsletter', href: '/fr/newsletter/' }],
          en: [mail, { text: 'Newsletter', href: '/en/newsletter/' }],
          de: [mail, { text: 'Newsletter', href: '/de/newsletter/' }],
        }),
      },
      {
        ...shown,
        _type: 'footerColumn',
        _key: 'offices',
        title: localizedString({ nl: 'Kantoren', fr: 'Agences', en: 'Offices', de: 'Büros' }),
        text: localizedParts({
          nl: addresses(agency, 'nl'),
          fr: addresses(agency, 'fr'),
          en: addresses(agency, 'en'),
          de: addresses(agency, 'de'),
        }),
      },
      {
        ...shown,
        _type: 'footerColumn',
        _key: 'selling',
        title: localizedString({ nl: 'Verkopen', fr: 'Vendre', en: 'Selling', de: 'Verkaufen' }),
        text: localizedParts({
          nl: [
            { text: 'Verkopen met ons', href: '/nl/verkopen/' },
            { text: 'Gratis schatting', href: '/nl/gratis-schatting/' },
            { text: 'Aanmelden voor eigenaars', href: '/nl/login/' },
          ],
          fr: [
            { text: 'Vendre avec nous', href: '/fr/vendre/' },
            { text: 'Estimation gratuite', href: '/fr/estimation-gratuite/' },
            { text: 'Connexion propriétaires', href: '/fr/connexion/' },
          ],
          en: [
            { text: 'Selling with us', href: '/en/selling/' },
            { text: 'Free valuation', href: '/en/free-valuation/' },
            { text: 'Owner login', href: '/en/login/' },
          ],
          de: [
            { text: 'Mit uns verkaufen', href: '/de/verkaufen/' },
            { text: 'Kostenlose Schätzung', href: '/de/kostenlose-schaetzung/' },
            { text: 'Anmeldung für Eigentümer', href: '/de/anmelden/' },
          ],
        }),
      },
      {
        ...shown,
        _type: 'footerColumn',
        _key: 'legal',
        title: localizedString({
          nl: 'Juridisch',
          fr: 'Informations légales',
          en: 'Legal',
          de: 'Rechtliches',
        }),
        text: localizedParts({
          nl: [
            { text: 'Disclaimer', href: '/nl/disclaimer/' },
            { text: 'Privacyverklaring', href: '/nl/privacy-statement/' },
            { text: 'Cookiebeleid', href: '/nl/cookie-policy/' },
            { text: 'Toegankelijkheid', href: '/nl/toegankelijkheid/' },
          ],
          fr: [
            { text: 'Mentions légales', href: '/fr/mentions-legales/' },
            { text: 'Confidentialité', href: '/fr/declaration-de-confidentialite/' },
            { text: 'Cookies', href: '/fr/politique-cookies/' },
            { text: 'Accessibilité', href: '/fr/accessibilite/' },
          ],
          en: [
            { text: 'Disclaimer', href: '/en/disclaimer/' },
            { text: 'Privacy statement', href: '/en/privacy-statement/' },
            { text: 'Cookie policy', href: '/en/cookie-policy/' },
            { text: 'Accessibility', href: '/en/accessibility/' },
          ],
          de: [
            { text: 'Rechtliche Hinweise', href: '/de/rechtliche-hinweise/' },
            { text: 'Datenschutz', href: '/de/datenschutzerklaerung/' },
            { text: 'Cookie-Richtlinie', href: '/de/cookie-richtlinie/' },
            { text: 'Barrierefreiheit', href: '/de/barrierefreiheit/' },
          ],
        }),
      },
    ],
    copyright: localizedString({
      nl: '© {year} {agency}. Alle rechten voorbehouden.',
      fr: '© {year} {agency}. Tous droits réservés.',
      en: '© {year} {agency}. All rights reserved.',
      de: '© {year} {agency}. Alle Rechte vorbehalten.',
    }),
  };
}
