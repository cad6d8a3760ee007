import type { SeededPage } from '../../builders/document.ts';
import { localizedParts, localizedString, localizedText } from '../../builders/localized.ts';
import { moduleLayout } from '../../builders/module-layout.ts';
import { pageSettings } from '../../builders/page-settings.ts';
import { nextStep } from '../next-step.ts';

export const about: SeededPage = {
  ...pageSettings('page-about', 'content'),
  originalPath: '/services/',
  title: localizedString({ nl: 'Over ons', fr: 'À propos de nous', en: 'About us', de: 'Über uns' }),
  breadcrumb: localizedString({ nl: 'Over ons', fr: 'À propos', en: 'About us', de: 'Über uns' }),
  path: localizedString({ nl: '/over-ons/', fr: '/a-propos/', en: '/about-us/', de: '/ueber-uns/' }),
  description: localizedText({
    nl: 'Maak kennis met {{name}}: wie wij zijn, hoe wij werken en waar u ons vindt.',
    fr: 'Faites connaissance avec {{name}} : qui nous sommes, comment nous travaillons et où nous trouver.',
    en: 'Meet {{name}}: who we are, how we work and where to find us.',
    de: 'Lernen Sie {{name}} kennen: wer wir sind, wie wir arbeiten und wo Sie uns finden.',
  }),
  modules: [
    {
      ...moduleLayout('articleModule', 'the-agency'),
      title: localizedString({
        nl: 'Zo werken wij',
        fr: 'Notre façon de travailler',
        en: 'How we work',
        de: 'So arbeiten wir',
      }),
      body: localizedParts({
        nl: [
          'Wij beginnen met luisteren. Achter elke verkoop en elke verhuring zit een verhaal, en dat bepaalt wat de goede aanpak is.',
          { bullet: 'Eén makelaar, die u van het eerste gesprek tot de akte begeleidt.' },
          { bullet: 'Een schatting met cijfers uit uw eigen buurt, op papier.' },
          { bullet: 'Een eerlijk antwoord, ook als het even tegenvalt.' },
        ],
        fr: [
          'Nous commençons par écouter. Derrière chaque vente et chaque location il y a une histoire, qui décide de la bonne manière de faire.',
          { bullet: 'Un seul agent, qui vous accompagne du premier entretien à l’acte.' },
          { bullet: 'Une estimation écrite, chiffres de votre quartier à l’appui.' },
          { bullet: 'Une réponse franche, même quand elle est moins agréable.' },
        ],
        en: [
          'We begin by listening. Behind every sale and every letting is a story, and it decides what the right approach is.',
          { bullet: 'One agent, who stays with you from the first meeting to completion.' },
          { bullet: 'A written valuation with figures from your own neighbourhood.' },
          { bullet: 'An honest answer, even when it is not what you hoped to hear.' },
        ],
        de: [
          'Wir hören zuerst zu. Hinter jedem Verkauf und jeder Vermietung steht eine Geschichte, und sie entscheidet, welcher Weg der richtige ist.',
          { bullet: 'Ein Ansprechpartner, der Sie vom ersten Gespräch bis zur Urkunde begleitet.' },
          { bullet: 'Eine schriftliche Schätzung mit Zahlen aus Ihrer Nachbarschaft.' },
          { bullet: 'Eine ehrliche Antwort, auch wenn sie einmal weniger angenehm ist.' },
        ],
      }),
      imagePosition: 'right',
    },
    {
      ...moduleLayout('officeModule', 'offices'),
      title: localizedString({
        nl: 'Waar u ons vindt',
        fr: 'Où nous trouver',
        en: 'Where to find us',
        de: 'So finden Sie uns',
      }),
    },
    nextStep,
  ],
};
