import { thankYouPage } from './thank-you-page.ts';

export const contactDemandThanks = thankYouPage('contact-demand', {
  title: {
    nl: 'Uw schatting is aangevraagd',
    fr: 'Votre estimation est demandée',
    en: 'Your valuation has been requested',
  },
  description: {
    nl: 'Uw aanvraag voor een gratis schatting is goed aangekomen.',
    fr: 'Votre demande d’estimation gratuite est bien arrivée.',
    en: 'Your request for a free valuation has arrived.',
  },
  next: {
    nl: 'Bedankt voor uw vertrouwen. Wij bekijken eerst wat er in uw buurt verkocht is en bellen u daarna om een bezoek af te spreken. De schatting zelf krijgt u binnen de week op papier, gratis en zonder verplichting.',
    fr: 'Merci de votre confiance. Nous regardons d’abord ce qui s’est vendu dans votre quartier, puis nous vous appelons pour convenir d’une visite. Vous recevez l’estimation sur papier dans la semaine, gratuitement et sans engagement.',
    en: 'Thank you for your trust. We first look at what has been sold in your neighbourhood and then call to arrange a visit. The valuation itself reaches you on paper within a week, free and without obligation.',
  },
});
