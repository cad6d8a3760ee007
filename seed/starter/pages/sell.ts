import type { SeededPage } from '../../builders/document.ts';
import { localizedParts, localizedString, localizedText } from '../../builders/localized.ts';
import { moduleLayout } from '../../builders/module-layout.ts';
import { pageSettings } from '../../builders/page-settings.ts';
import { nextStep } from '../next-step.ts';
import { sellingQuestions } from '../questions/selling-questions.ts';

export const sell: SeededPage = {
  ...pageSettings('page-sell', 'content'),
  originalPath: '/verkopen/',
  title: localizedString({ nl: 'Verkopen', fr: 'Vendre', en: 'Selling', de: 'Verkaufen' }),
  path: localizedString({ nl: '/verkopen/', fr: '/vendre/', en: '/selling/', de: '/verkaufen/' }),
  description: localizedText({
    nl: 'Uw woning verkopen met {{name}}: een onderbouwde schatting, een vaste makelaar en een duidelijk ereloon.',
    fr: 'Vendre votre bien avec {{name}} : une estimation argumentée, un agent attitré et des honoraires clairs.',
    en: 'Selling your home with {{name}}: a well-founded valuation, one agent throughout and a clear fee.',
    de: 'Ihre Immobilie mit {{name}} verkaufen: eine begründete Schätzung, ein fester Ansprechpartner, ein klares Honorar.',
  }),
  modules: [
    {
      ...moduleLayout('articleModule', 'selling-with-us'),
      title: localizedString({
        nl: 'Van schatting tot akte',
        fr: 'De l’estimation à l’acte',
        en: 'From valuation to completion',
        de: 'Von der Schätzung bis zur Urkunde',
      }),
      body: localizedParts({
        nl: [
          'Een huis verkopen doet u niet elke dag. Wij wel, en toch is geen enkele verkoop dezelfde.',
          { bullet: 'Wij komen kijken en schatten uw woning, gratis en zonder verplichting.' },
          { bullet: 'Wij verzamelen de attesten, laten foto’s en plannen maken en stellen uw woning voor.' },
          { bullet: 'Wij doen elk bezoek zelf en vertellen u dezelfde dag wat kandidaten zeiden.' },
          { bullet: 'Wij onderhandelen, maken de overeenkomst op en zijn erbij tot de akte is getekend.' },
        ],
        fr: [
          'On ne vend pas sa maison tous les jours. Nous, si, et pourtant aucune vente ne ressemble à une autre.',
          { bullet: 'Nous visitons et estimons votre bien, gratuitement et sans engagement.' },
          {
            bullet:
              'Nous réunissons les attestations, faisons réaliser photos et plans, et présentons votre bien.',
          },
          {
            bullet: 'Nous menons chaque visite et vous disons le jour même ce que les candidats en pensent.',
          },
          { bullet: 'Nous négocions, rédigeons le compromis et restons présents jusqu’à l’acte.' },
        ],
        en: [
          'You don’t sell a house every day. We do, and yet no two sales are the same.',
          { bullet: 'We visit and value your home, free of charge and without obligation.' },
          { bullet: 'We gather the certificates, have photographs and plans made, and present your home.' },
          { bullet: 'We conduct every viewing and tell you the same day what people said.' },
          { bullet: 'We negotiate, draw up the agreement and are there until the deed is signed.' },
        ],
        de: [
          'Ein Haus verkauft man nicht alle Tage. Wir schon, und doch gleicht kein Verkauf dem anderen.',
          { bullet: 'Wir besichtigen und schätzen Ihre Immobilie, kostenlos und unverbindlich.' },
          {
            bullet:
              'Wir tragen die Bescheinigungen zusammen, lassen Fotos und Grundrisse machen und stellen Ihre Immobilie vor.',
          },
          {
            bullet:
              'Wir führen jede Besichtigung selbst und sagen Ihnen am selben Tag, was Interessenten meinen.',
          },
          {
            bullet:
              'Wir verhandeln, setzen den Vorvertrag auf und sind dabei, bis die Urkunde unterschrieben ist.',
          },
        ],
      }),
      imagePosition: 'right',
    },
    {
      ...moduleLayout('questionsModule', 'questions'),
      title: localizedString({
        nl: 'Vragen van verkopers',
        fr: 'Les questions des vendeurs',
        en: 'Questions from sellers',
        de: 'Fragen von Verkäufern',
      }),
      backgroundType: 'color',
      backgroundColor: 'soft',
      questions: sellingQuestions,
      view: 'collapse-view',
    },
    nextStep,
  ],
};
