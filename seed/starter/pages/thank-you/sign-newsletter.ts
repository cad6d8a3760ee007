import { onwardLinks } from './onward-links.ts';
import { thankYouPage } from './thank-you-page.ts';

export const signNewsletterThanks = thankYouPage('sign-newsletter', {
  title: {
    nl: 'Nog één klik',
    fr: 'Encore un clic',
    en: 'One more click',
    de: 'Noch ein Klick',
  },
  description: {
    nl: 'Uw inschrijving op de nieuwsbrief wacht op bevestiging.',
    fr: 'Votre inscription à la newsletter attend votre confirmation.',
    en: 'Please confirm your subscription to the newsletter.',
    de: 'Ihre Anmeldung zum Newsletter wartet auf Bestätigung.',
  },
  next: {
    nl: 'Wij stuurden u een e-mail met een link. Pas als u daarop klikt, bent u ingeschreven; zo kan niemand anders het in uw plaats doen. Geen mail gezien? Kijk dan even bij de ongewenste berichten.',
    fr: 'Nous vous avons envoyé un e-mail avec un lien. Votre inscription ne compte qu’une fois que vous avez cliqué dessus ; personne d’autre ne peut ainsi s’inscrire à votre place. Pas d’e-mail en vue ? Regardez dans le courrier indésirable.',
    en: 'We have sent you an e-mail with a link. You are only subscribed once you click it, so nobody else can sign you up. No e-mail yet? Please check your spam folder.',
    de: 'Wir haben Ihnen eine E-Mail mit einem Link geschickt. Erst wenn Sie darauf klicken, sind Sie angemeldet; so kann das niemand an Ihrer Stelle tun. Keine E-Mail gesehen? Schauen Sie bitte im Spam-Ordner nach.',
  },
  onward: onwardLinks.forSale,
});
