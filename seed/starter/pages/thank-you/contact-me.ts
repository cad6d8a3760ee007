import { onwardLinks } from './onward-links.ts';
import { thankYouPage } from './thank-you-page.ts';

export const contactMeThanks = thankYouPage('contact-me', {
  title: {
    nl: 'Bedankt voor uw vraag',
    fr: 'Merci pour votre question',
    en: 'Thank you for your question',
  },
  description: {
    nl: 'Uw vraag over een pand is goed aangekomen.',
    fr: 'Votre question au sujet d’un bien est bien arrivée.',
    en: 'We have received your question about a property.',
  },
  next: {
    nl: 'De makelaar die dit pand kent, zoekt het voor u uit en neemt binnen één werkdag contact op, per telefoon of per e-mail. Het plan, het EPC en de andere documenten vraagt u aan op de pagina van het pand.',
    fr: 'L’agent qui connaît ce bien se renseigne et vous contacte dans un délai d’un jour ouvrable, par téléphone ou par e-mail. Le plan, le PEB et les autres documents se demandent sur la page du bien.',
    en: 'The agent who knows this property will look into it and be in touch within one working day, by phone or e-mail. You can request the floor plan, the energy certificate and other documents on the property’s page.',
  },
  onward: onwardLinks.searchAlert,
});
