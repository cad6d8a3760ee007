import { onwardLinks } from './onward-links.ts';
import { thankYouPage } from './thank-you-page.ts';

export const contactAppointmentThanks = thankYouPage('contact-appointment', {
  title: {
    nl: 'Bedankt, nog één klik',
    fr: 'Merci, encore un clic',
    en: 'Thank you, one more click',
    de: 'Vielen Dank, noch ein Klick',
  },
  description: {
    nl: 'Uw bezoek wacht op bevestiging.',
    fr: 'Votre visite attend votre confirmation.',
    en: 'Please confirm your viewing.',
    de: 'Ihre Besichtigung wartet auf Bestätigung.',
  },
  next: {
    nl: 'Wij stuurden u een e-mail met een knop. Bevestig daarmee uw bezoek binnen 30 minuten; zo lang houden wij het moment voor u vrij. Daarna krijgt u alle gegevens, met een bestand voor uw agenda, en verwacht de makelaar u. Geen mail gezien? Kijk dan even bij de ongewenste berichten.',
    fr: 'Nous vous avons envoyé un e-mail avec un bouton. Confirmez ainsi votre visite dans les 30 minutes, pendant lesquelles nous vous réservons ce moment. Vous recevrez ensuite toutes les informations, avec un fichier pour votre agenda, et l’agent vous attendra. Pas d’e-mail en vue ? Regardez dans le courrier indésirable.',
    en: 'We have sent you an e-mail with a button. Use it to confirm your viewing within 30 minutes; until then we keep the time for you. You will then receive all the details, with a file for your calendar, and the agent will be expecting you. No e-mail yet? Please check your spam folder.',
    de: 'Wir haben Ihnen eine E-Mail mit einer Schaltfläche geschickt. Bestätigen Sie damit Ihre Besichtigung innerhalb von 30 Minuten; so lange halten wir den Termin für Sie frei. Danach erhalten Sie alle Angaben mit einer Datei für Ihren Kalender, und der Makler erwartet Sie. Keine E-Mail gesehen? Schauen Sie bitte im Spam-Ordner nach.',
  },
  onward: onwardLinks.valuation,
});
