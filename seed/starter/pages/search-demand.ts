import type { SeededPage } from '../../builders/document.ts';
import { localizedRichText, localizedString, localizedText } from '../../builders/localized.ts';
import { columns, moduleLayout } from '../../builders/module-layout.ts';
import { pageSettings } from '../../builders/page-settings.ts';
import { richText } from '../../builders/rich-text.ts';

export const searchDemand: SeededPage = {
  ...pageSettings,
  _id: 'page-search-demand',
  _type: 'page',
  kind: 'content',
  status: 'published',
  originalPath: '/demand-register/',
  title: localizedString({ nl: 'Zoekopdracht', fr: 'Votre recherche', en: 'Your search' }),
  path: localizedString({ nl: '/zoekopdracht/', fr: '/recherche/', en: '/search-demand/' }),
  description: localizedText({
    nl: 'Vertel {{name}} wat u zoekt en krijg een mail zodra er een pand bij komt dat past.',
    fr: 'Dites à {{name}} ce que vous cherchez et recevez un e-mail dès qu’un bien y correspond.',
    en: 'Tell {{name}} what you are looking for and get an e-mail when a matching property comes in.',
  }),
  modules: [
    {
      ...moduleLayout,
      _type: 'articleModule',
      _key: 'keep-me-informed',
      title: localizedString({
        nl: 'Hoor het als eerste',
        fr: 'Les nouveautés en primeur',
        en: 'Be the first to hear',
      }),
      body: localizedRichText({
        nl: richText(
          'De mooiste huizen zijn snel weg. Vertel ons waar u wilt wonen, wat het mag kosten en waar u niet zonder kunt: een tuin, een werkkamer, een plek voor de bakfiets.',
          'Wij houden uw zoekopdracht een jaar bij en mailen u alleen panden die passen: nieuwe, en die waarvan de prijs zakt. Stoppen kan met één klik.',
        ),
        fr: richText(
          'Les plus belles maisons partent vite. Dites-nous où vous voulez vivre, quel est votre budget et ce dont vous ne pouvez vous passer : un jardin, un bureau, une place pour le vélo cargo.',
          'Nous gardons votre recherche un an et ne vous envoyons que les biens qui y correspondent : les nouveaux, et ceux dont le prix baisse. Un clic suffit pour arrêter.',
        ),
        en: richText(
          'The best houses go quickly. Tell us where you want to live, what your budget is and what you cannot do without: a garden, a study, room for the cargo bike.',
          'We keep your search for a year and send you only properties that match: new ones, and those whose price drops. You can stop with a single click.',
        ),
      }),
      imagePosition: 'right',
    },
    {
      ...moduleLayout,
      _type: 'contactModule',
      _key: 'describe',
      title: localizedString({
        nl: 'Beschrijf wat u zoekt',
        fr: 'Décrivez votre recherche',
        en: 'Describe your search',
      }),
      span: columns(7),
      form: 'demand-register',
    },
  ],
};
