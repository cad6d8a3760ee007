import { onwardLinks } from './onward-links.ts';
import { thankYouPage } from './thank-you-page.ts';

export const requestDocumentsThanks = thankYouPage('request-documents', {
  title: {
    nl: 'U ontvangt de documenten per e-mail',
    fr: 'Vous recevrez les documents par e-mail',
    en: 'We will send you the documents by e-mail',
    de: 'Sie erhalten die Unterlagen per E-Mail',
  },
  description: {
    nl: 'Uw aanvraag is goed aangekomen.',
    fr: 'Votre demande nous est bien parvenue.',
    en: 'We have received your request.',
    de: 'Ihre Anforderung ist bei uns angekommen.',
  },
  next: {
    nl: 'Binnen enkele minuten krijgt u een e-mail met een link. Daarmee downloadt u de documenten, zeven dagen lang. Geen mail gezien? Kijk dan even bij de ongewenste berichten. Hebt u na het lezen vragen, antwoord dan gewoon op de mail.',
    fr: 'Vous recevrez dans quelques minutes un e-mail avec un lien, qui vous permet de télécharger les documents pendant sept jours. Pas d’e-mail en vue ? Regardez dans le courrier indésirable. Une question après lecture ? Répondez simplement à l’e-mail.',
    en: 'Within a few minutes you will receive an e-mail with a link to download the documents, which works for seven days. No e-mail yet? Please check your spam folder. If you have questions after reading them, simply reply to the e-mail.',
    de: 'In wenigen Minuten erhalten Sie eine E-Mail mit einem Link, über den Sie die Unterlagen sieben Tage lang herunterladen können. Keine E-Mail gesehen? Schauen Sie bitte im Spam-Ordner nach. Haben Sie nach dem Lesen Fragen, antworten Sie einfach auf die E-Mail.',
  },
  onward: onwardLinks.searchAlert,
});
