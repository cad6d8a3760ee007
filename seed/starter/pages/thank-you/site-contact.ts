import { onwardLinks } from './onward-links.ts';
import { thankYouPage } from './thank-you-page.ts';

export const siteContactThanks = thankYouPage('site-contact', {
  title: {
    nl: 'Bedankt voor uw bericht',
    fr: 'Merci pour votre message',
    en: 'Thank you for your message',
    de: 'Vielen Dank für Ihre Nachricht',
  },
  description: {
    nl: 'Uw bericht is goed aangekomen.',
    fr: 'Votre message est bien arrivé.',
    en: 'We have received your message.',
    de: 'Ihre Nachricht ist bei uns angekommen.',
  },
  next: {
    nl: 'U krijgt meteen een bevestiging per e-mail. Binnen één werkdag krijgt u antwoord van iemand die er iets over weet. Is het dringend, bel dan gerust.',
    fr: 'Vous recevez tout de suite une confirmation par e-mail. Quelqu’un qui s’y connaît vous répond dans un délai d’un jour ouvrable. Si c’est urgent, n’hésitez pas à appeler.',
    en: 'A confirmation is on its way to you by e-mail. You will hear from someone who can help within one working day. If it is urgent, please call us.',
    de: 'Sie erhalten gleich eine Bestätigung per E-Mail. Innerhalb eines Werktags antwortet Ihnen jemand, der sich damit auskennt. Ist es dringend, rufen Sie uns gern an.',
  },
  onward: onwardLinks.forSale,
});
