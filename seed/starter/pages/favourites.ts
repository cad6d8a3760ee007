import type { SeededPage } from '../../builders/document.ts';
import { pageLink } from '../../builders/link.ts';
import { listItem } from '../../builders/list-item.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { moduleLayout } from '../../builders/module-layout.ts';
import { pageSettings } from '../../builders/page-settings.ts';
import { contact } from '../pages/contact.ts';
import { searchDemand } from './search-demand.ts';

export const favourites: SeededPage = {
  ...pageSettings('page-favourites', 'favourites'),
  isActiveSEO: false,
  originalPath: '/favourites/',
  title: localizedString({ nl: 'Bewaarde panden', fr: 'Mes favoris', en: 'My favourites', de: 'Merkliste' }),
  path: localizedString({
    nl: '/bewaarde-panden/',
    fr: '/mes-favoris/',
    en: '/my-favourites/',
    de: '/merkliste/',
  }),
  description: localizedText({
    nl: 'De panden die u opzijlegde, samen op één adres dat u kunt delen met wie meekiest.',
    fr: 'Les biens que vous avez mis de côté, réunis à une seule adresse à partager avec ceux qui choisissent avec vous.',
    en: 'The properties you set aside, together at one address that you can share with those choosing with you.',
    de: 'Die Immobilien, die Sie sich gemerkt haben, unter einer einzigen Adresse, die Sie mit allen teilen können, die mitentscheiden.',
  }),
  modules: [
    {
      ...moduleLayout('callToActionModule', 'help-choosing'),
      title: localizedString({
        nl: 'Kunt u niet kiezen?',
        fr: 'Vous hésitez ?',
        en: 'Cannot decide?',
        de: 'Können Sie sich nicht entscheiden?',
      }),
      description: localizedText({
        nl: 'Wij zijn in elk pand geweest. Vertel ons wat voor u telt, dan zeggen wij eerlijk wat erbij past en wat niet.',
        fr: 'Nous sommes entrés dans chaque bien. Dites-nous ce qui compte pour vous, et nous vous dirons franchement ce qui convient ou non.',
        en: 'We have been inside every property. Tell us what matters to you, and we will say honestly what suits you and what does not.',
        de: 'Wir waren in jeder Immobilie. Sagen Sie uns, was Ihnen wichtig ist, und wir sagen Ihnen ehrlich, was zu Ihnen passt und was nicht.',
      }),
      links: [
        listItem(
          'contact',
          pageLink(contact, {
            nl: 'Vraag ons om raad',
            fr: 'Demandez-nous conseil',
            en: 'Ask for our advice',
            de: 'Fragen Sie uns um Rat',
          }),
        ),
        listItem(
          'demand',
          pageLink(searchDemand, {
            nl: 'Beschrijf wat u zoekt',
            fr: 'Décrivez votre recherche',
            en: 'Describe your search',
            de: 'Beschreiben Sie, was Sie suchen',
          }),
        ),
      ],
    },
  ],
};
