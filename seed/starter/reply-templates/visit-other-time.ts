import type { SeededReplyTemplate } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';

export const visitOtherTime: SeededReplyTemplate = {
  _id: 'reply-visit-other-time',
  _type: 'replyTemplate',
  title: 'Another time for a visit',
  order: 50,
  forms: ['contact-appointment'],
  subject: localizedString({
    nl: 'Uw bezoek aan {property}',
    fr: 'Votre visite de {property}',
    en: 'Your visit to {property}',
    de: 'Ihre Besichtigung: {property}',
  }),
  body: localizedText({
    nl: 'Het gekozen moment voor uw bezoek aan {property} past bij nader inzien niet. Onze excuses daarvoor.\n\nKunt u op een van deze momenten?\n\n– \n– \n\nAntwoord op deze e-mail met uw voorkeur, dan leggen wij het bezoek vast.',
    fr: 'Le moment choisi pour votre visite de {property} ne peut finalement pas être maintenu. Veuillez nous en excuser.\n\nSeriez-vous libre à l’un de ces moments ?\n\n– \n– \n\nRépondez à cet e-mail avec votre préférence et nous fixerons la visite.',
    en: 'We are sorry, but the time you chose for your visit to {property} is no longer possible.\n\nWould one of these times suit you?\n\n– \n– \n\nReply to this e-mail with your preference and we will confirm the visit.',
    de: 'der Termin, den Sie für Ihre Besichtigung gewählt haben ({property}), ist nun doch nicht möglich. Dafür bitten wir Sie um Entschuldigung.\n\nPasst Ihnen einer dieser Termine?\n\n– \n– \n\nAntworten Sie auf diese E-Mail mit Ihrem Wunschtermin, dann halten wir die Besichtigung fest.',
  }),
};
