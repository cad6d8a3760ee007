import { onwardLinks } from './onward-links.ts';
import { thankYouPage } from './thank-you-page.ts';

export const rentalApplicationThanks = thankYouPage('rental-application', {
  title: {
    nl: 'Uw kandidatuur is binnen',
    fr: 'Nous avons votre candidature',
    en: 'We have your application',
    de: 'Ihre Bewerbung ist eingegangen',
  },
  description: {
    nl: 'Uw kandidatuur voor een huurwoning is goed aangekomen.',
    fr: 'Votre candidature pour un logement à louer est bien arrivée.',
    en: 'We have received your application for a home to rent.',
    de: 'Ihre Bewerbung um eine Mietwohnung ist bei uns angekommen.',
  },
  next: {
    nl: 'De makelaar kijkt na of uw kandidatuur volledig is en belt of mailt u binnen twee werkdagen. Daarna gaat ze naar de eigenaar, die de huurder kiest. Wordt het iemand anders, dan laten wij u dat ook weten.',
    fr: 'L’agent vérifie si votre candidature est complète et vous appelle ou vous écrit sous deux jours ouvrables. Elle est ensuite présentée au propriétaire, qui choisit le locataire. Si c’est quelqu’un d’autre, nous vous en informons aussi.',
    en: 'The agent will check that your application is complete and call or e-mail you within two working days. It then goes to the owner, who chooses the tenant. If someone else is chosen, we will let you know.',
    de: 'Der Makler prüft, ob Ihre Bewerbung vollständig ist, und meldet sich innerhalb von zwei Werktagen per Telefon oder E-Mail. Danach geht sie an den Eigentümer, der den Mieter wählt. Fällt die Wahl auf jemand anderen, erfahren Sie auch das von uns.',
  },
  onward: onwardLinks.searchAlert,
});
