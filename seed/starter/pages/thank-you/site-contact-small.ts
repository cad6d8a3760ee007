import { onwardLinks } from './onward-links.ts';
import { thankYouPage } from './thank-you-page.ts';

export const siteContactSmallThanks = thankYouPage('site-contact-small', {
  title: {
    nl: 'Wij hebben uw vraag',
    fr: 'Nous avons votre question',
    en: 'We have your question',
  },
  description: {
    nl: 'Uw korte vraag is goed aangekomen.',
    fr: 'Votre brève question est bien arrivée.',
    en: 'We have received your question.',
  },
  next: {
    nl: 'Bedankt. Iemand van ons kantoor neemt vandaag of morgen contact met u op, per telefoon of per e-mail, zoals u het invulde.',
    fr: 'Merci. Quelqu’un de notre agence vous contacte aujourd’hui ou demain, par téléphone ou par e-mail, selon ce que vous avez indiqué.',
    en: 'Thank you. Someone from our office will be in touch today or tomorrow, by phone or e-mail.',
  },
  onward: onwardLinks.searchAlert,
});
