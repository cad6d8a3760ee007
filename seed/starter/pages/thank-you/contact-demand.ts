import { onwardLinks } from './onward-links.ts';
import { thankYouPage } from './thank-you-page.ts';

export const contactDemandThanks = thankYouPage('contact-demand', {
  title: {
    nl: 'Bedankt voor uw aanvraag',
    fr: 'Merci pour votre demande',
    en: 'Thank you for your request',
    de: 'Vielen Dank für Ihre Anfrage',
  },
  description: {
    nl: 'Uw aanvraag voor een gratis schatting is goed aangekomen.',
    fr: 'Votre demande d’estimation gratuite est bien arrivée.',
    en: 'We have received your request for a free valuation.',
    de: 'Ihre Anfrage für eine kostenlose Schätzung ist bei uns angekommen.',
  },
  next: {
    nl: 'Wij bekijken eerst wat er in uw buurt verkocht is en bellen u binnen één werkdag om een bezoek af te spreken. De schatting zelf krijgt u binnen de week op papier, gratis en zonder verplichting.',
    fr: 'Nous regardons d’abord ce qui s’est vendu dans votre quartier, puis nous vous appelons dans un délai d’un jour ouvrable pour convenir d’une visite. Vous recevez l’estimation sur papier dans la semaine, gratuitement et sans engagement.',
    en: 'First we look at recent sales in your neighbourhood, and within one working day we call to arrange a visit. You receive the valuation in writing within a week, free and without obligation.',
    de: 'Wir sehen uns zuerst an, was in Ihrer Nachbarschaft verkauft wurde, und rufen Sie innerhalb eines Werktags an, um einen Termin zu vereinbaren. Die Schätzung selbst erhalten Sie innerhalb einer Woche schriftlich, kostenlos und unverbindlich.',
  },
  onward: onwardLinks.selling,
});
