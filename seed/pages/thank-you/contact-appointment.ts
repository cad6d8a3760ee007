import { onwardLinks } from './onward-links.ts';
import { thankYouPage } from './thank-you-page.ts';

export const contactAppointmentThanks = thankYouPage('contact-appointment', {
  title: {
    nl: 'Uw bezoek ligt vast',
    fr: 'Votre visite est fixée',
    en: 'Your viewing is booked',
  },
  description: {
    nl: 'Uw afspraak is bevestigd.',
    fr: 'Votre rendez-vous est confirmé.',
    en: 'Your appointment is confirmed.',
  },
  next: {
    nl: 'Uw afspraak is bevestigd. Binnen enkele minuten krijgt u een e-mail met dag, uur en plaats, en een bestand waarmee u het bezoek in uw agenda zet. De makelaar die het pand kent, verwacht u.',
    fr: 'Votre rendez-vous est confirmé. Dans quelques minutes, vous recevrez un e-mail avec le jour, l’heure et le lieu, ainsi qu’un fichier pour ajouter la visite à votre agenda. L’agent qui connaît ce bien vous attend.',
    en: 'Your appointment is confirmed. Within a few minutes you will receive an e-mail with the day, time and place, and a file to add the viewing to your calendar. The agent who knows the property will be expecting you.',
  },
  onward: onwardLinks.valuation,
});
