import { pictureBanner } from '../banner.ts';
import type { SeededPage } from '../document.ts';
import { localizedRichText, localizedString, localizedText } from '../localized.ts';
import { moduleLayout } from '../module-layout.ts';
import { pageSettings } from '../page-settings.ts';
import { picture } from '../picture.ts';
import { richText } from '../rich-text.ts';

/** Published once its form is there. */
export const freeValuation: SeededPage = {
  ...pageSettings,
  _id: 'page-free-valuation',
  _type: 'page',
  kind: 'content',
  status: 'draft',
  showPageBanner: true,
  originalPath: '/contact-demand/',
  title: localizedString({ nl: 'Gratis schatting', fr: 'Estimation gratuite', en: 'Free valuation' }),
  path: localizedString({ nl: '/gratis-schatting/', fr: '/estimation-gratuite/', en: '/free-valuation/' }),
  description: localizedText({
    nl: 'Laat uw woning gratis schatten door Huis & Haard, met cijfers uit uw eigen buurt en zonder verplichting.',
    fr: 'Faites estimer gratuitement votre bien par Huis & Haard, chiffres de votre quartier à l’appui et sans engagement.',
    en: 'Have your home valued free of charge by Huis & Haard, with figures from your own neighbourhood and no obligation.',
  }),
  image: picture('banner-appraisal-3x2'),
  banner: pictureBanner('banner-appraisal', {
    nl: 'Wat is uw woning vandaag waard? Binnen de week weet u het.',
    fr: 'Que vaut votre bien aujourd’hui ? Vous le saurez dans la semaine.',
    en: 'What is your home worth today? You will know within a week.',
  }),
  modules: [
    {
      ...moduleLayout,
      _type: 'articleModule',
      _key: 'how-it-goes',
      title: localizedString({ nl: 'Zo gaat het', fr: 'Comment cela se passe', en: 'How it goes' }),
      span: { _type: 'moduleSpan', sm: 12, md: 12, lg: 10 },
      body: localizedRichText({
        nl: richText(
          'Geef hieronder het adres van uw woning door en zeg wanneer wij u mogen bellen. Wij zoeken de recente verkopen in uw straat en uw wijk op en komen een uur kijken.',
          { bullet: 'U krijgt een schriftelijke schatting met een onder- en een bovengrens.' },
          { bullet: 'Ze is gratis, ook als u later niet of met iemand anders verkoopt.' },
          { bullet: 'Uw gegevens gebruiken wij alleen voor deze schatting.' },
        ),
        fr: richText(
          'Indiquez ci-dessous l’adresse de votre bien et le moment où nous pouvons vous appeler. Nous recherchons les ventes récentes de votre rue et de votre quartier, puis nous venons une heure sur place.',
          { bullet: 'Vous recevez une estimation écrite, avec une limite basse et une limite haute.' },
          { bullet: 'Elle est gratuite, même si vous ne vendez pas ou vendez avec quelqu’un d’autre.' },
          { bullet: 'Vos données ne servent qu’à cette estimation.' },
        ),
        en: richText(
          'Give us the address of your home below and say when we may call. We look up recent sales in your street and neighbourhood and come to see it for an hour.',
          { bullet: 'You receive a written valuation with a lower and an upper limit.' },
          { bullet: 'It is free, even if you do not sell or sell through somebody else.' },
          { bullet: 'We use your details for this valuation only.' },
        ),
      }),
      imagePosition: 'right',
    },
  ],
};
