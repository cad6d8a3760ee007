import { onwardLinks } from './onward-links.ts';
import { thankYouPage } from './thank-you-page.ts';

export const offerToBuyThanks = thankYouPage('offer-to-buy', {
  title: {
    nl: 'Wij hebben uw bod',
    fr: 'Nous avons votre offre',
    en: 'We have your offer',
    de: 'Ihr Gebot ist eingegangen',
  },
  description: {
    nl: 'Uw bod is goed aangekomen.',
    fr: 'Votre offre est bien arrivée.',
    en: 'We have received your offer.',
    de: 'Ihr Gebot ist bei uns angekommen.',
  },
  next: {
    nl: 'Dit is een bod en nog geen koop. Binnen enkele minuten krijgt u een e-mail met uw bod. De makelaar belt u binnen één werkdag en legt uw bod voor aan de eigenaar. Vóór het vervalt, weet u of het aanvaard is.',
    fr: 'C’est une offre, pas encore une vente. Dans quelques minutes, vous recevrez un e-mail qui reprend votre offre. L’agent vous appelle dans un délai d’un jour ouvrable et soumet votre offre au propriétaire. Avant qu’elle expire, vous saurez si elle est acceptée.',
    en: 'This is an offer, not yet a sale. Within a few minutes you will receive an e-mail with the details of your offer. The agent will call you within one working day and put your offer to the owner. You will know whether it has been accepted before it expires.',
    de: 'Dies ist ein Gebot und noch kein Kauf. In wenigen Minuten erhalten Sie eine E-Mail mit Ihrem Gebot. Der Makler ruft Sie innerhalb eines Werktags an und legt Ihr Gebot dem Eigentümer vor. Bevor es verfällt, wissen Sie, ob es angenommen ist.',
  },
  onward: onwardLinks.forSale,
});
