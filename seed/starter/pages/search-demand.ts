import type { SeededPage } from '../../builders/document.ts';
import { localizedParts, localizedString, localizedText } from '../../builders/localized.ts';
import { columns, moduleLayout } from '../../builders/module-layout.ts';
import { pageSettings } from '../../builders/page-settings.ts';

export const searchDemand: SeededPage = {
  ...pageSettings('page-search-demand', 'content'),
  originalPath: '/demand-register/',
  title: localizedString({ nl: 'Zoekopdracht', fr: 'Votre recherche', en: 'Your search', de: 'Suchauftrag' }),
  path: localizedString({
    nl: '/zoekopdracht/',
    fr: '/recherche/',
    en: '/search-demand/',
    de: '/suchauftrag/',
  }),
  description: localizedText({
    nl: 'Vertel {{name}} wat u zoekt en krijg een mail zodra er een pand bij komt dat past.',
    fr: 'Dites à {{name}} ce que vous cherchez et recevez un e-mail dès qu’un bien y correspond.',
    en: 'Tell {{name}} what you are looking for and get an e-mail when a matching property comes in.',
    de: 'Sagen Sie {{name}}, was Sie suchen, und erhalten Sie eine E-Mail, sobald eine passende Immobilie hinzukommt.',
  }),
  modules: [
    {
      ...moduleLayout('articleModule', 'keep-me-informed'),
      title: localizedString({
        nl: 'Hoor het als eerste',
        fr: 'Les nouveautés en primeur',
        en: 'Be the first to hear',
        de: 'Erfahren Sie Neues zuerst',
      }),
      body: localizedParts({
        nl: [
          'De mooiste huizen zijn snel weg. Vertel ons waar u wilt wonen, wat het mag kosten en waar u niet zonder kunt: een tuin, een werkkamer, een plek voor de bakfiets.',
          'Wij houden uw zoekopdracht een jaar bij en mailen u alleen panden die passen: nieuwe, en die waarvan de prijs zakt. Stoppen kan met één klik.',
        ],
        fr: [
          'Les plus belles maisons partent vite. Dites-nous où vous voulez vivre, quel est votre budget et ce dont vous ne pouvez vous passer : un jardin, un bureau, une place pour le vélo cargo.',
          'Nous gardons votre recherche un an et ne vous envoyons que les biens qui y correspondent : les nouveaux, et ceux dont le prix baisse. Un clic suffit pour arrêter.',
        ],
        en: [
          'The best houses go quickly. Tell us where you want to live, what your budget is and what you cannot do without: a garden, a study, room for the cargo bike.',
          'We keep your search for a year and send you only properties that match: new ones, and those whose price drops. You can stop with a single click.',
        ],
        de: [
          'Die schönsten Häuser sind schnell weg. Sagen Sie uns, wo Sie wohnen möchten, was es kosten darf und worauf Sie nicht verzichten können: einen Garten, ein Arbeitszimmer, einen Platz für das Lastenrad.',
          'Wir bewahren Ihren Suchauftrag ein Jahr auf und schicken Ihnen nur Immobilien, die passen: neue und solche, deren Preis sinkt. Ein Klick genügt, um ihn zu beenden.',
        ],
      }),
      imagePosition: 'right',
    },
    {
      ...moduleLayout('contactModule', 'describe'),
      title: localizedString({
        nl: 'Beschrijf wat u zoekt',
        fr: 'Décrivez votre recherche',
        en: 'Describe your search',
        de: 'Beschreiben Sie, was Sie suchen',
      }),
      span: columns(7),
      form: 'demand-register',
    },
  ],
};
