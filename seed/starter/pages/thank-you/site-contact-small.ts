import { onwardLinks } from './onward-links.ts';
import { thankYouPage } from './thank-you-page.ts';

export const siteContactSmallThanks = thankYouPage('site-contact-small', {
  title: {
    nl: 'Wij hebben uw vraag',
    fr: 'Nous avons votre question',
    en: 'We have your question',
    de: 'Ihre Frage ist eingegangen',
  },
  description: {
    nl: 'Uw korte vraag is goed aangekomen.',
    fr: 'Votre brève question est bien arrivée.',
    en: 'We have received your question.',
    de: 'Ihre kurze Frage ist bei uns angekommen.',
  },
  next: {
    nl: 'Bedankt. Iemand van ons kantoor neemt vandaag of morgen contact met u op, per telefoon of per e-mail, zoals u het invulde.',
    fr: 'Merci. Quelqu’un de notre agence vous contacte aujourd’hui ou demain, par téléphone ou par e-mail, selon ce que vous avez indiqué.',
    en: 'Thank you. Someone from our office will be in touch today or tomorrow, by phone or e-mail.',
    de: 'Vielen Dank. Jemand aus unserem Büro meldet sich heute oder morgen bei Ihnen, per Telefon oder E-Mail, wie Sie es angegeben haben.',
  },
  onward: onwardLinks.searchAlert,
});
