import { thankYouPage } from './thank-you-page.ts';

export const contactAppointmentThanks = thankYouPage('contact-appointment', {
  title: {
    nl: 'Uw bezoek is aangevraagd',
    fr: 'Votre visite est demandée',
    en: 'Your visit has been requested',
  },
  description: {
    nl: 'Uw aanvraag voor een bezoek is goed aangekomen.',
    fr: 'Votre demande de visite est bien arrivée.',
    en: 'Your request for a visit has arrived.',
  },
  next: {
    nl: 'Bedankt voor uw interesse. Wij leggen uw voorstel naast de agenda van de eigenaar en bevestigen het bezoek per e-mail, gewoonlijk nog dezelfde dag. Tot dan is er niets vastgelegd.',
    fr: 'Merci de votre intérêt. Nous comparons votre proposition à l’agenda du propriétaire et confirmons la visite par e-mail, en général le jour même. D’ici là, rien n’est encore fixé.',
    en: 'Thank you for your interest. We put your proposal beside the owner’s diary and confirm the visit by e-mail, usually the same day. Until then nothing is settled.',
  },
});
