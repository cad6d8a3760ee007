import { onwardLinks } from './onward-links.ts';
import { thankYouPage } from './thank-you-page.ts';

export const contactMeThanks = thankYouPage('contact-me', {
  title: {
    nl: 'Bedankt voor uw vraag',
    fr: 'Merci pour votre question',
    en: 'Thank you for your question',
    de: 'Vielen Dank für Ihre Frage',
  },
  description: {
    nl: 'Uw vraag over een pand is goed aangekomen.',
    fr: 'Votre question au sujet d’un bien est bien arrivée.',
    en: 'We have received your question about a property.',
    de: 'Ihre Frage zu einer Immobilie ist bei uns angekommen.',
  },
  next: {
    nl: 'De makelaar die dit pand kent, zoekt het voor u uit en neemt binnen één werkdag contact op, per telefoon of per e-mail. Het plan, het EPC en de andere documenten vraagt u aan op de pagina van het pand.',
    fr: 'L’agent qui connaît ce bien se renseigne et vous contacte dans un délai d’un jour ouvrable, par téléphone ou par e-mail. Le plan, le PEB et les autres documents se demandent sur la page du bien.',
    en: 'The agent who knows this property will look into it and be in touch within one working day, by phone or e-mail. You can request the floor plan, the energy certificate and other documents on the property’s page.',
    de: 'Der Makler, der diese Immobilie kennt, klärt das für Sie und meldet sich innerhalb eines Werktags, per Telefon oder E-Mail. Den Grundriss, den Energieausweis (PEB/EPC) und die anderen Unterlagen fordern Sie auf der Seite der Immobilie an.',
  },
  onward: onwardLinks.searchAlert,
});
