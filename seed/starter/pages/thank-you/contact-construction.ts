import { onwardLinks } from './onward-links.ts';
import { thankYouPage } from './thank-you-page.ts';

export const contactConstructionThanks = thankYouPage('contact-construction', {
  title: {
    nl: 'Bedankt voor uw interesse',
    fr: 'Merci de votre intérêt',
    en: 'Thank you for your interest',
    de: 'Vielen Dank für Ihr Interesse',
  },
  description: {
    nl: 'Uw vraag over een project is goed aangekomen.',
    fr: 'Votre question au sujet d’un projet est bien arrivée.',
    en: 'We have received your question about a project.',
    de: 'Ihre Frage zu einem Projekt ist bei uns angekommen.',
  },
  next: {
    nl: 'Onze adviseur voor nieuwbouw bekijkt welke woningen in dit project nog vrij zijn en stuurt u binnen één werkdag de plannen, de prijzen en de stand van de werken.',
    fr: 'Notre conseillère en projets neufs regarde quels logements de ce projet sont encore libres et vous envoie dans un délai d’un jour ouvrable les plans, les prix et l’état des travaux.',
    en: 'Our new-build adviser will check which homes in this project are still available and send you plans, prices and a progress update within one working day.',
    de: 'Unsere Neubauberatung sieht nach, welche Wohnungen in diesem Projekt noch frei sind, und schickt Ihnen innerhalb eines Werktags die Pläne, die Preise und den Stand der Arbeiten.',
  },
  onward: onwardLinks.projects,
});
