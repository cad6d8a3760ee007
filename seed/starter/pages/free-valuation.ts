import type { SeededPage } from '../../builders/document.ts';
import { localizedParts, localizedString, localizedText } from '../../builders/localized.ts';
import { columns, moduleLayout } from '../../builders/module-layout.ts';
import { pageSettings } from '../../builders/page-settings.ts';
import { pageLink } from '../../builders/link.ts';
import { listItem } from '../../builders/list-item.ts';
import { contact } from './contact.ts';

const talkFirst = {
  ...moduleLayout('callToActionModule', 'talk-first'),
  title: localizedString({
    nl: 'Liever eerst even praten?',
    fr: 'Envie d’en parler d’abord ?',
    en: 'Would you rather talk first?',
    de: 'Möchten Sie lieber zuerst mit uns sprechen?',
  }),
  description: localizedText({
    nl: 'Bel of loop binnen bij ons op kantoor. U spreekt altijd een mens, en nooit met een keuzemenu.',
    fr: 'Appelez ou passez à l’agence. Vous parlez toujours à quelqu’un, jamais à un menu vocal.',
    en: 'Call or drop in at the office. You will always speak to a person, never to a menu.',
    de: 'Rufen Sie an oder kommen Sie in unserem Büro vorbei. Sie sprechen immer mit einem Menschen, nie mit einem Sprachmenü.',
  }),
  links: [
    listItem(
      'contact',
      pageLink(contact, {
        nl: 'Zo bereikt u ons',
        fr: 'Nous joindre',
        en: 'How to reach us',
        de: 'So erreichen Sie uns',
      }),
    ),
  ],
};

export const freeValuation: SeededPage = {
  ...pageSettings('page-free-valuation', 'content'),
  originalPath: '/contact-demand/',
  title: localizedString({
    nl: 'Gratis schatting',
    fr: 'Estimation gratuite',
    en: 'Free valuation',
    de: 'Kostenlose Schätzung',
  }),
  path: localizedString({
    nl: '/gratis-schatting/',
    fr: '/estimation-gratuite/',
    en: '/free-valuation/',
    de: '/kostenlose-schaetzung/',
  }),
  description: localizedText({
    nl: 'Laat uw woning gratis schatten door {{name}}, met cijfers uit uw eigen buurt en zonder verplichting.',
    fr: 'Faites estimer gratuitement votre bien par {{name}}, chiffres de votre quartier à l’appui et sans engagement.',
    en: 'Have your home valued free of charge by {{name}}, with figures from your own neighbourhood and no obligation.',
    de: 'Lassen Sie Ihre Immobilie von {{name}} schätzen, mit Zahlen aus Ihrer Nachbarschaft, kostenlos und unverbindlich.',
  }),
  modules: [
    {
      ...moduleLayout('contactModule', 'request'),
      title: localizedString({
        nl: 'Vraag uw schatting aan',
        fr: 'Demandez votre estimation',
        en: 'Request your valuation',
        de: 'Ihre Schätzung anfragen',
      }),
      description: localizedText({
        nl: 'Drie korte stappen, twee minuten werk. Daarna bellen wij u om een moment af te spreken.',
        fr: 'Trois étapes rapides, deux minutes à peine. Ensuite, nous vous appelons pour convenir d’un rendez-vous.',
        en: 'Three short steps, two minutes of your time. Then we call you to arrange a visit.',
        de: 'Drei kurze Schritte, zwei Minuten Aufwand. Danach rufen wir Sie an, um einen Termin zu vereinbaren.',
      }),
      span: columns(7),
      form: 'contact-demand',
    },
    {
      ...moduleLayout('articleModule', 'how-it-goes'),
      title: localizedString({
        nl: 'Zo gaat het',
        fr: 'Comment cela se passe',
        en: 'How it works',
        de: 'So läuft es ab',
      }),
      titleSize: 'h3',
      span: columns(5),
      backgroundType: 'color',
      backgroundColor: 'soft',
      body: localizedParts({
        nl: [
          'Wij zoeken de recente verkopen in uw straat en uw wijk op en komen een uur kijken.',
          { bullet: 'U krijgt een schriftelijke schatting met een onder- en een bovengrens.' },
          { bullet: 'Ze is gratis, ook als u later niet of met iemand anders verkoopt.' },
          { bullet: 'Uw gegevens gebruiken wij alleen voor deze schatting.' },
        ],
        fr: [
          'Nous recherchons les ventes récentes de votre rue et de votre quartier, puis nous passons une heure chez vous.',
          { bullet: 'Vous recevez une estimation écrite, avec une fourchette de prix.' },
          { bullet: 'Elle est gratuite, même si vous ne vendez pas ou vendez avec quelqu’un d’autre.' },
          { bullet: 'Vos données ne servent qu’à cette estimation.' },
        ],
        en: [
          'We look up recent sales in your street and neighbourhood and spend an hour looking at your home.',
          { bullet: 'You receive a written valuation with a price range.' },
          { bullet: 'It is free, even if you do not sell or sell through another agency.' },
          { bullet: 'We use your details for this valuation only.' },
        ],
        de: [
          'Wir suchen die jüngsten Verkäufe in Ihrer Straße und Ihrem Viertel heraus und sehen uns eine Stunde bei Ihnen um.',
          { bullet: 'Sie erhalten eine schriftliche Schätzung mit einer Unter- und einer Obergrenze.' },
          { bullet: 'Sie ist kostenlos, auch wenn Sie später nicht oder mit jemand anderem verkaufen.' },
          { bullet: 'Ihre Daten verwenden wir nur für diese Schätzung.' },
        ],
      }),
      imagePosition: 'right',
    },
    talkFirst,
  ],
};
