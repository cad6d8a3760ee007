import type { SeededReplyTemplate } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';

export const propertyGone: SeededReplyTemplate = {
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
