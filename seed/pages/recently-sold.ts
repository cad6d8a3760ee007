import type { SeededPage } from '../document.ts';
import { localizedRichText, localizedString, localizedText } from '../localized.ts';
import { moduleLayout } from '../module-layout.ts';
import { pageSettings } from '../page-settings.ts';
import { richText } from '../rich-text.ts';

export const recentlySold: SeededPage = {
  ...pageSettings,
  _id: 'page-recently-sold',
  _type: 'page',
  kind: 'recently-sold',
  status: 'published',
  originalPath: '/recently-sold/',
  title: localizedString({
    nl: 'Recent verkocht en verhuurd',
    fr: 'Récemment vendus et loués',
    en: 'Recently sold and rented',
  }),
  path: localizedString({
    nl: '/recent-verkocht/',
    fr: '/recemment-vendus/',
    en: '/recently-sold/',
  }),
  description: localizedText({
    nl: 'Deze panden vonden via ons een nieuwe eigenaar of huurder, en zo lang duurde het.',
    fr: 'Ces biens ont trouvé, grâce à nous, un nouveau propriétaire ou un locataire. Voici en combien de temps.',
    en: 'These properties found a new owner or tenant through us, and this is how long it took.',
  }),
  modules: [
    {
      ...moduleLayout,
      _type: 'articleModule',
      _key: 'your-turn',
      title: localizedString({
        nl: 'Wat is uw woning waard?',
        fr: 'Que vaut votre bien ?',
        en: 'What is your home worth?',
      }),
      body: localizedRichText({
        nl: richText([
          'Wij bekijken uw woning ter plaatse en vergelijken haar met wat in uw buurt verkocht werd. ',
          { text: 'Vraag uw gratis schatting aan', href: '/nl/gratis-schatting/' },
          '.',
        ]),
        fr: richText([
          'Nous visitons votre bien et le comparons à ce qui s’est vendu dans votre quartier. ',
          { text: 'Demandez votre estimation gratuite', href: '/fr/estimation-gratuite/' },
          '.',
        ]),
        en: richText([
          'We visit your home and compare it with what has sold in your neighbourhood. ',
          { text: 'Request your free valuation', href: '/en/free-valuation/' },
          '.',
        ]),
      }),
    },
  ],
};
