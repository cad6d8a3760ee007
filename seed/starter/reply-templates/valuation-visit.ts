import type { SeededReplyTemplate } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';

export const valuationVisit: SeededReplyTemplate = {
  _id: 'reply-valuation-visit',
  _type: 'replyTemplate',
  title: 'A valuation at your home',
  order: 60,
  forms: ['contact-demand'],
  subject: localizedString({
    nl: 'Uw gratis schatting',
    fr: 'Votre estimation gratuite',
    en: 'Your free valuation',
    de: 'Ihre kostenlose Schätzung',
  }),
  body: localizedText({
    nl: 'Dank u voor uw aanvraag. Om uw woning juist te schatten, komen wij graag een halfuur langs: gratis en vrijblijvend.\n\nSchikt een van deze momenten?\n\n– \n– \n\nLeg gerust het EPC en het laatste aanslagbiljet van de onroerende voorheffing klaar; hebt u die niet, dan is dat geen probleem.',
    fr: 'Merci pour votre demande. Pour estimer votre bien au plus juste, nous passons volontiers une demi-heure chez vous, gratuitement et sans engagement.\n\nL’un de ces moments vous convient-il ?\n\n– \n– \n\nSi vous les avez sous la main, préparez le PEB et le dernier avertissement-extrait de rôle du précompte immobilier ; sinon, ce n’est pas un problème.',
    en: 'Thank you for your request. To value your home properly, we would like to visit for half an hour, free of charge and without obligation.\n\nWould one of these times suit you?\n\n– \n– \n\nIf you have them to hand, please get out the energy certificate and the latest property tax bill; if not, that is no problem.',
    de: 'vielen Dank für Ihre Anfrage. Um Ihre Immobilie richtig zu schätzen, kommen wir gern eine halbe Stunde vorbei: kostenlos und unverbindlich.\n\nPasst Ihnen einer dieser Termine?\n\n– \n– \n\nLegen Sie, wenn möglich, den Energieausweis (PEB/EPC) und den letzten Steuerbescheid zum Immobiliensteuervorabzug bereit; haben Sie sie nicht, ist das kein Problem.',
  }),
};
