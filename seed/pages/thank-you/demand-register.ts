import { thankYouPage } from './thank-you-page.ts';

export const demandRegisterThanks = thankYouPage('demand-register', {
  title: {
    nl: 'Wij zoeken met u mee',
    fr: 'Nous cherchons avec vous',
    en: 'We are on the lookout',
  },
  description: {
    nl: 'Uw zoekopdracht is goed aangekomen.',
    fr: 'Votre recherche est bien enregistrée.',
    en: 'Your search has been registered.',
  },
  next: {
    nl: 'Bedankt, uw wensen staan bij ons genoteerd. Zodra er iets binnenkomt dat erop lijkt, hoort u het vóór het online staat. Onderaan elke mail kunt u uw zoekopdracht aanpassen of stoppen.',
    fr: 'Merci, vos souhaits sont notés. Dès qu’un bien s’en rapproche, vous l’apprenez avant qu’il soit en ligne. Au bas de chaque e-mail, vous pouvez modifier ou arrêter votre recherche.',
    en: 'Thank you, we know what you are looking for. As soon as a match comes in, you will hear from us before it is online. Every e-mail ends with a link to change or stop your search.',
  },
});
