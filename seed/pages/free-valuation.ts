import { pictureBanner } from '../banner.ts';
import { stepPlan } from '../categories/step-plan.ts';
import { whyUs } from '../categories/why-us.ts';
import type { SeededPage } from '../document.ts';
import { localizedRichText, localizedString, localizedText } from '../localized.ts';
import { columns, moduleLayout } from '../module-layout.ts';
import { pageSettings } from '../page-settings.ts';
import { picture } from '../picture.ts';
import { reference } from '../reference.ts';
import { richText } from '../rich-text.ts';
import { talkFirst } from '../talk-first.ts';
import { katrien } from '../testimonials/katrien.ts';

export const freeValuation: SeededPage = {
  ...pageSettings,
  _id: 'page-free-valuation',
  _type: 'page',
  kind: 'content',
  status: 'published',
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
    {
      ...moduleLayout,
      _type: 'categoryModule',
      _key: 'steps',
      title: localizedString({
        nl: 'Van schatting tot akte',
        fr: 'De l’estimation à l’acte',
        en: 'From valuation to completion',
      }),
      description: localizedText({
        nl: 'Verkoopt u daarna met ons? Zo verlopen de volgende maanden.',
        fr: 'Vous vendez ensuite avec nous ? Voici comment se passent les mois suivants.',
        en: 'Decided to sell with us? This is what the next few months look like.',
      }),
      span: columns(7),
      category: reference(stepPlan),
      view: 'collapse-view',
      isHasSubcategories: false,
      isNumbered: true,
      maxItems: 4,
      itemsPerRow: 1,
    },
    {
      ...moduleLayout,
      _type: 'quoteModule',
      _key: 'customer',
      span: columns(5),
      backgroundType: 'color',
      backgroundColor: 'dark',
      testimonial: reference(katrien),
    },
    {
      ...moduleLayout,
      _type: 'categoryModule',
      _key: 'why-us',
      title: localizedString({
        nl: 'Waarom eigenaars ons bellen',
        fr: 'Pourquoi les propriétaires nous appellent',
        en: 'Why owners call us',
      }),
      backgroundType: 'color',
      backgroundColor: 'soft',
      category: reference(whyUs),
      view: 'card-view',
      isHasSubcategories: false,
      isNumbered: false,
      maxItems: 3,
      itemsPerRow: 3,
    },
    talkFirst,
  ],
};
