import { onwardLinks } from './onward-links.ts';
import { thankYouPage } from './thank-you-page.ts';

export const siteContactThanks = thankYouPage('site-contact', {
  title: {
    nl: 'Bedankt voor uw bericht',
    fr: 'Merci pour votre message',
    en: 'Thank you for your message',
  },
  description: {
    nl: 'Uw bericht is goed aangekomen.',
    fr: 'Votre message est bien arrivé.',
    en: 'We have received your message.',
  },
  next: {
    nl: 'Wij hebben uw bericht goed ontvangen en sturen u een kopie per e-mail. Binnen één werkdag krijgt u antwoord van iemand die er iets over weet. Is het dringend, bel dan gerust.',
    fr: 'Nous avons bien reçu votre message et vous en envoyons une copie par e-mail. Quelqu’un qui s’y connaît vous répond sous un jour ouvrable. Si c’est urgent, n’hésitez pas à appeler.',
    en: 'We have received your message and will send you a copy by e-mail. Within one working day you will hear from someone who can help. If it is urgent, please call us.',
  },
  onward: onwardLinks.forSale,
});
