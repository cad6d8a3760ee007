import type { SeededReplyTemplate } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';

export const callBack: SeededReplyTemplate = {
  _id: 'reply-call-back',
  _type: 'replyTemplate',
  title: 'We could not reach you',
  order: 20,
  subject: localizedString({
    nl: 'Wij probeerden u te bellen',
    fr: 'Nous avons essayé de vous appeler',
    en: 'We tried to call you',
    de: 'Wir haben versucht, Sie anzurufen',
  }),
  body: localizedText({
    nl: 'Wij probeerden u te bellen over uw aanvraag, maar konden u niet bereiken.\n\nLaat ons weten wanneer wij u het best bellen, of bel ons zelf tijdens de kantooruren. Vermeld daarbij het nummer {reference}: zo vinden wij uw aanvraag meteen terug.',
    fr: 'Nous avons essayé de vous appeler au sujet de votre demande, mais sans succès.\n\nDites-nous quel moment vous convient le mieux, ou appelez-nous pendant les heures de bureau. Mentionnez le numéro {reference} : nous retrouverons aussitôt votre demande.',
    en: 'We tried to call you about your request but could not reach you.\n\nPlease tell us when it suits you best, or call us during office hours. If you mention the number {reference}, we will find your request straight away.',
    de: 'wir haben versucht, Sie wegen Ihrer Anfrage anzurufen, konnten Sie aber nicht erreichen.\n\nSagen Sie uns bitte, wann es Ihnen am besten passt, oder rufen Sie uns während der Bürozeiten an. Wenn Sie die Nummer {reference} nennen, finden wir Ihre Anfrage sofort wieder.',
  }),
};
