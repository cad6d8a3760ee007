import { thankYouPage } from './thank-you-page.ts';

export const contactAppointmentThanks = thankYouPage('contact-appointment', {
  title: {
    nl: 'Bedankt voor uw aanvraag',
    fr: 'Merci pour votre demande',
    en: 'Thank you for your request',
  },
  description: {
    nl: 'Uw aanvraag voor een bezoek is goed aangekomen.',
    fr: 'Votre demande de visite est bien arrivée.',
    en: 'We have received your request for a viewing.',
  },
  next: {
    nl: 'Wij leggen uw voorstel naast de agenda van de eigenaar en bevestigen het bezoek per e-mail, gewoonlijk nog dezelfde dag. Tot dan is er niets vastgelegd.',
    fr: 'Nous comparons votre proposition à l’agenda du propriétaire et confirmons la visite par e-mail, en général le jour même. D’ici là, rien n’est encore fixé.',
    en: 'We check your proposal with the owner and confirm the viewing by e-mail, usually the same day. Until then, it is not final.',
  },
});
