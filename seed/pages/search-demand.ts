import type { SeededPage } from '../document.ts';
import { localizedRichText, localizedString, localizedText } from '../localized.ts';
import { moduleLayout } from '../module-layout.ts';
import { pageSettings } from '../page-settings.ts';
import { picture } from '../picture.ts';
import { richText } from '../rich-text.ts';

/** Published once its form is there. */
export const searchDemand: SeededPage = {
  ...pageSettings,
  _id: 'page-search-demand',
  _type: 'page',
  kind: 'content',
  status: 'draft',
  originalPath: '/demand-register/',
  title: localizedString({ nl: 'Zoekopdracht', fr: 'Votre recherche', en: 'Your search' }),
  path: localizedString({ nl: '/zoekopdracht/', fr: '/recherche/', en: '/search-demand/' }),
  description: localizedText({
    nl: 'Vertel Huis & Haard wat u zoekt en hoor het voor een woning online staat.',
    fr: 'Dites à Huis & Haard ce que vous cherchez et soyez prévenu avant la mise en ligne.',
    en: 'Tell Huis & Haard what you are looking for and hear about homes before they are online.',
  }),
  image: picture('story-8'),
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
          'De mooiste huizen zijn soms verkocht voor iemand ze online zag. Vertel ons waar u wilt wonen, wat het mag kosten en waar u niet zonder kunt: een tuin, een werkkamer, een plek voor de bakfiets.',
          'Wij houden uw zoekopdracht een jaar bij en sturen u alleen wat er werkelijk op lijkt. Stoppen kan met één klik.',
        ),
        fr: richText(
          'Les plus belles maisons sont parfois vendues avant que quiconque les ait vues en ligne. Dites-nous où vous voulez vivre, quel est votre budget et ce dont vous ne pouvez vous passer : un jardin, un bureau, une place pour le vélo cargo.',
          'Nous gardons votre recherche un an et ne vous envoyons que ce qui y ressemble vraiment. Un clic suffit pour arrêter.',
        ),
        en: richText(
          'The best houses are sometimes sold before they ever appear online. Tell us where you want to live, what your budget is and what you cannot do without: a garden, a study, room for the cargo bike.',
          'We keep your search for a year and send you only what really matches. You can stop with a single click.',
        ),
      }),
      picture: picture('story-8'),
      imagePosition: 'right',
    },
  ],
};
