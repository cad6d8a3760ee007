import type { SeededReplyTemplate } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';

export const generalReply: SeededReplyTemplate = {
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
