import type { SeededPage } from '../../builders/document.ts';
import { localizedRichText, localizedString, localizedText } from '../../builders/localized.ts';
import { columns, moduleLayout } from '../../builders/module-layout.ts';
import { pageSettings } from '../../builders/page-settings.ts';
import { richText } from '../../builders/rich-text.ts';
import { talkFirst } from '../talk-first.ts';

export const freeValuation: SeededPage = {
  ...pageSettings,
  _id: 'page-free-valuation',
  _type: 'page',
  kind: 'content',
  status: 'published',
  originalPath: '/contact-demand/',
  title: localizedString({ nl: 'Gratis schatting', fr: 'Estimation gratuite', en: 'Free valuation' }),
  path: localizedString({ nl: '/gratis-schatting/', fr: '/estimation-gratuite/', en: '/free-valuation/' }),
  description: localizedText({
    nl: 'Laat uw woning gratis schatten door {{name}}, met cijfers uit uw eigen buurt en zonder verplichting.',
    fr: 'Faites estimer gratuitement votre bien par {{name}}, chiffres de votre quartier à l’appui et sans engagement.',
    en: 'Have your home valued free of charge by {{name}}, with figures from your own neighbourhood and no obligation.',
  }),
  modules: [
    {
      ...moduleLayout,
      _type: 'contactModule',
      _key: 'request',
      title: localizedString({
        nl: 'Vraag uw schatting aan',
        fr: 'Demandez votre estimation',
        en: 'Request your valuation',
      }),
      description: localizedText({
        nl: 'Drie korte stappen, twee minuten werk. Daarna bellen wij u om een moment af te spreken.',
        fr: 'Trois étapes rapides, deux minutes à peine. Ensuite, nous vous appelons pour convenir d’un rendez-vous.',
        en: 'Three short steps, two minutes of your time. Then we call you to arrange a visit.',
      }),
      span: columns(7),
      form: 'contact-demand',
    },
    {
      ...moduleLayout,
      _type: 'articleModule',
      _key: 'how-it-goes',
      title: localizedString({ nl: 'Zo gaat het', fr: 'Comment cela se passe', en: 'How it works' }),
      titleSize: 'h3',
      span: columns(5),
      backgroundType: 'color',
      backgroundColor: 'soft',
      body: localizedRichText({
        nl: richText(
          'Wij zoeken de recente verkopen in uw straat en uw wijk op en komen een uur kijken.',
          { bullet: 'U krijgt een schriftelijke schatting met een onder- en een bovengrens.' },
          { bullet: 'Ze is gratis, ook als u later niet of met iemand anders verkoopt.' },
          { bullet: 'Uw gegevens gebruiken wij alleen voor deze schatting.' },
        ),
        fr: richText(
          'Nous recherchons les ventes récentes de votre rue et de votre quartier, puis nous passons une heure chez vous.',
          { bullet: 'Vous recevez une estimation écrite, avec une fourchette de prix.' },
          { bullet: 'Elle est gratuite, même si vous ne vendez pas ou vendez avec quelqu’un d’autre.' },
          { bullet: 'Vos données ne servent qu’à cette estimation.' },
        ),
        en: richText(
          'We look up recent sales in your street and neighbourhood and spend an hour looking at your home.',
          { bullet: 'You receive a written valuation with a price range.' },
          { bullet: 'It is free, even if you do not sell or sell through another agency.' },
          { bullet: 'We use your details for this valuation only.' },
        ),
      }),
      imagePosition: 'right',
    },
    talkFirst,
  ],
};
