import type { SeededReplyTemplate } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';

const generalReply: SeededReplyTemplate = {
  _id: 'reply-general-reply',
  _type: 'replyTemplate',
  title: 'General reply',
  order: 10,
  subject: localizedString({
    nl: 'Uw bericht aan {agency}',
    fr: 'Votre message à {agency}',
    en: 'Your message to {agency}',
    de: 'Ihre Nachricht an {agency}',
  }),
  body: localizedText({
    nl: 'Dank u voor uw bericht.\n\n\nHebt u nog vragen, antwoord dan gewoon op deze e-mail.',
    fr: 'Merci pour votre message.\n\n\nSi vous avez d’autres questions, répondez simplement à cet e-mail.',
    en: 'Thank you for your message.\n\n\nIf you have any other questions, simply reply to this e-mail.',
    de: 'vielen Dank für Ihre Nachricht.\n\n\nHaben Sie noch Fragen, antworten Sie einfach auf diese E-Mail.',
  }),
};

const callBack: SeededReplyTemplate = {
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

const propertyAvailable: SeededReplyTemplate = {
  _id: 'reply-property-available',
  _type: 'replyTemplate',
  title: 'The property is still available',
  order: 30,
  forms: ['contact-me', 'contact-appointment'],
  subject: localizedString({
    nl: 'Nog beschikbaar: {property}',
    fr: 'Encore disponible : {property}',
    en: 'Still available: {property}',
    de: 'Noch verfügbar: {property}',
  }),
  body: localizedText({
    nl: 'Goed nieuws: {property} is nog beschikbaar.\n\nEen bezoek zegt meer dan foto’s. Op de pagina van het pand kiest u zelf een moment; schikt er geen enkel, stel ons er dan gerust een voor.',
    fr: 'Bonne nouvelle : {property} est encore disponible.\n\nUne visite en dit plus que des photos. Sur la page du bien, vous choisissez vous-même un moment ; si aucun ne vous convient, proposez-nous-en un autre.',
    en: 'Good news: {property} is still available.\n\nA visit says more than pictures. You can choose a time on the property’s page; if none suits you, just suggest another.',
    de: 'eine gute Nachricht: {property} ist noch verfügbar.\n\nEine Besichtigung sagt mehr als Fotos. Auf der Seite der Immobilie wählen Sie selbst einen Termin; passt Ihnen keiner, schlagen Sie uns gern einen anderen vor.',
  }),
};

const propertyGone: SeededReplyTemplate = {
  _id: 'reply-property-gone',
  _type: 'replyTemplate',
  title: 'The property is no longer available',
  order: 40,
  forms: ['contact-me', 'contact-appointment'],
  subject: localizedString({
    nl: 'Over {property}',
    fr: 'À propos de {property}',
    en: 'About {property}',
    de: 'Betrifft: {property}',
  }),
  body: localizedText({
    nl: 'Dank u voor uw interesse in {property}. Dit pand is intussen helaas niet meer beschikbaar.\n\nWij zoeken graag met u verder. Bewaar uw zoekopdracht op onze site, dan krijgt u een e-mail zodra er iets nieuws komt, of schrijf ons wat u zoekt.',
    fr: 'Merci de votre intérêt pour {property}. Ce bien n’est malheureusement plus disponible.\n\nNous poursuivons volontiers la recherche avec vous. Enregistrez votre recherche sur notre site pour recevoir un e-mail dès qu’il y a du nouveau, ou écrivez-nous ce que vous cherchez.',
    en: 'Thank you for your interest in {property}. Unfortunately it is no longer available.\n\nWe would be glad to help you find something else. Save your search on our website to hear from us as soon as something new comes up, or write to tell us what you are looking for.',
    de: 'vielen Dank, dass Sie sich für {property} interessieren. Leider ist diese Immobilie inzwischen nicht mehr verfügbar.\n\nWir suchen gern mit Ihnen weiter. Speichern Sie Ihre Suche auf unserer Website, dann erhalten Sie eine E-Mail, sobald etwas Neues hinzukommt, oder schreiben Sie uns, was Sie suchen.',
  }),
};

const valuationVisit: SeededReplyTemplate = {
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

const visitOtherTime: SeededReplyTemplate = {
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

export const replyTemplates: SeededReplyTemplate[] = [
  generalReply,
  callBack,
  propertyAvailable,
  propertyGone,
  visitOtherTime,
  valuationVisit,
];
