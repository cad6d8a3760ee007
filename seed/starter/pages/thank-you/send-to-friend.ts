import { onwardLinks } from './onward-links.ts';
import { thankYouPage } from './thank-you-page.ts';

export const sendToFriendThanks = thankYouPage('send-to-friend', {
  title: {
    nl: 'De pagina is onderweg',
    fr: 'La page est en route',
    en: 'The page is on its way',
    de: 'Die Seite ist unterwegs',
  },
  description: {
    nl: 'De pagina is doorgestuurd.',
    fr: 'La page a été envoyée.',
    en: 'The page has been sent.',
    de: 'Die Seite wurde weitergeleitet.',
  },
  next: {
    nl: 'Bedankt voor het doorsturen. Het bericht vertrekt meteen, met uw naam erbij. De adressen gebruiken wij alleen om dit ene bericht te bezorgen.',
    fr: 'Merci d’avoir partagé cette page. Le message part aussitôt, avec votre nom. Nous n’utilisons les adresses que pour remettre ce seul message.',
    en: 'Thank you for sharing. The message is being sent straight away, in your name. We use the addresses only to deliver this one message.',
    de: 'Vielen Dank fürs Weiterleiten. Die Nachricht geht sofort hinaus, mit Ihrem Namen. Die Adressen verwenden wir nur, um diese eine Nachricht zuzustellen.',
  },
  onward: onwardLinks.forSale,
});
