import { pageLink } from '../builders/link.ts';
import { listItem } from '../builders/list-item.ts';
import { localizedString, localizedText } from '../builders/localized.ts';
import { moduleLayout } from '../builders/module-layout.ts';
import { contact } from './pages/contact.ts';

/** Only the id, because that page imports the categories whose articles end with this module. */
const freeValuation = { _id: 'page-free-valuation' };

export const nextStep = {
  ...moduleLayout('callToActionModule', 'next-step'),
  title: localizedString({
    nl: 'Wat is uw woning waard?',
    fr: 'Combien vaut votre bien ?',
    en: 'What is your home worth?',
    de: 'Was ist Ihre Immobilie wert?',
  }),
  description: localizedText({
    nl: 'Een uur bij u thuis, en binnen de week een schatting op papier. Gratis, en u zit nergens aan vast.',
    fr: 'Une heure chez vous, et une estimation écrite dans la semaine. Gratuit et sans engagement.',
    en: 'An hour at your home, and a written valuation within a week. Free, with no strings attached.',
    de: 'Eine Stunde bei Ihnen zu Hause, und innerhalb einer Woche eine schriftliche Schätzung. Kostenlos und unverbindlich.',
  }),
  links: [
    listItem(
      'valuation',
      pageLink(freeValuation, {
        nl: 'Vraag een schatting aan',
        fr: 'Demandez une estimation',
        en: 'Request a valuation',
        de: 'Schätzung anfragen',
      }),
    ),
    listItem(
      'contact',
      pageLink(contact, {
        nl: 'Stel eerst een vraag',
        fr: 'Posez d’abord une question',
        en: 'Ask a question first',
        de: 'Zuerst eine Frage stellen',
      }),
    ),
  ],
};
