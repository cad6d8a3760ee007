import type { SeededPage } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { columns, moduleLayout } from '../../builders/module-layout.ts';
import { pageSettings } from '../../builders/page-settings.ts';

/** Not in the menu: the pages that show testimonials link here. */
export const testimonialPage: SeededPage = {
  ...pageSettings('page-testimonial', 'content'),
  originalPath: '/testimonial/',
  title: localizedString({
    nl: 'Uw ervaring',
    fr: 'Votre expérience',
    en: 'Your experience',
    de: 'Ihre Erfahrung',
  }),
  path: localizedString({ nl: '/getuigenis/', fr: '/temoignage/', en: '/testimonial/', de: '/erfahrung/' }),
  description: localizedText({
    nl: 'Vertel hoe het was om met {{name}} te verkopen, te kopen of te huren.',
    fr: 'Racontez comment s’est passée votre vente, votre achat ou votre location avec {{name}}.',
    en: 'Tell us what it was like to sell, buy or rent with {{name}}.',
    de: 'Erzählen Sie, wie es war, mit {{name}} zu verkaufen, zu kaufen oder zu mieten.',
  }),
  modules: [
    {
      ...moduleLayout('contactModule', 'form'),
      title: localizedString({
        nl: 'Hoe was het om met ons te werken?',
        fr: 'Comment s’est passée notre collaboration ?',
        en: 'What was it like to work with us?',
        de: 'Wie war die Zusammenarbeit mit uns?',
      }),
      description: localizedText({
        nl: 'Schrijf gerust wat beter kon. Niets komt op onze website zonder dat u het goedvindt en wij het gelezen hebben.',
        fr: 'Écrivez aussi ce que nous pourrions mieux faire. Rien ne paraît sur notre site sans votre accord et sans que nous l’ayons lu.',
        en: 'Do tell us what could have been better. Nothing appears on our website unless you agree and we have read it.',
        de: 'Schreiben Sie ruhig auch, was wir besser machen können. Auf unserer Website erscheint nichts, ohne dass Sie einverstanden sind und wir es gelesen haben.',
      }),
      span: columns(7),
      form: 'testimonial',
    },
  ],
};
