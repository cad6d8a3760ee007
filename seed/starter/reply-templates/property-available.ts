import type { SeededReplyTemplate } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';

export const propertyAvailable: SeededReplyTemplate = {
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
