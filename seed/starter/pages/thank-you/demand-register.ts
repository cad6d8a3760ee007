import { onwardLinks } from './onward-links.ts';
import { thankYouPage } from './thank-you-page.ts';

export const demandRegisterThanks = thankYouPage('demand-register', {
  title: {
    nl: 'Nog één klik',
    fr: 'Encore un clic',
    en: 'One more click',
    de: 'Noch ein Klick',
  },
  description: {
    nl: 'Uw zoekopdracht wacht op bevestiging.',
    fr: 'Votre recherche attend votre confirmation.',
    en: 'Please confirm your search alert.',
    de: 'Ihr Suchauftrag wartet auf Bestätigung.',
  },
  next: {
    nl: 'Wij stuurden u een e-mail met een link. Pas als u daarop klikt, loopt uw zoekopdracht en mailen wij u wat er nieuw is. Onderaan elke mail kunt u ze aanpassen of stoppen. Geen mail gezien? Kijk dan even bij de ongewenste berichten.',
    fr: 'Nous vous avons envoyé un e-mail avec un lien. Cliquez dessus pour activer votre recherche ; ensuite, nous vous écrivons dès qu’il y a du nouveau. Au bas de chaque e-mail, vous pouvez la modifier ou l’arrêter. Pas d’e-mail en vue ? Regardez dans le courrier indésirable.',
    en: 'We have sent you an e-mail with a link. Click it to start your search alert, and we will e-mail you what is new. Every e-mail ends with a link to change or stop it. No e-mail yet? Please check your spam folder.',
    de: 'Wir haben Ihnen eine E-Mail mit einem Link geschickt. Erst wenn Sie darauf klicken, läuft Ihr Suchauftrag, und wir schreiben Ihnen, was neu ist. Am Ende jeder E-Mail können Sie ihn ändern oder beenden. Keine E-Mail gesehen? Schauen Sie bitte im Spam-Ordner nach.',
  },
  onward: onwardLinks.forSale,
});
