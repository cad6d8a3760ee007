import { thankYouPage } from './thank-you-page.ts';

export const contactConstructionThanks = thankYouPage('contact-construction', {
  title: {
    nl: 'Uw vraag is bij de makelaar',
    fr: 'Votre question est chez le courtier',
    en: 'Your question is with the broker',
  },
  description: {
    nl: 'Uw vraag over een pand is goed aangekomen.',
    fr: 'Votre question au sujet d’un bien est bien arrivée.',
    en: 'Your question about a property has arrived.',
  },
  next: {
    nl: 'Bedankt. De makelaar die dit dossier kent, zoekt het voor u uit en antwoordt binnen één werkdag. Vroeg u naar documenten, dan krijgt u die als link in dezelfde mail.',
    fr: 'Merci. Le courtier qui connaît ce dossier se renseigne et vous répond dans le jour ouvrable. Si vous avez demandé des documents, vous en recevrez le lien dans le même e-mail.',
    en: 'Thank you. The broker who knows this file will look into it and answer within one working day. If you asked for documents, the same mail will hold a link to them.',
  },
});
