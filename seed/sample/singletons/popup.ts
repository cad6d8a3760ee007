import type { SeededPopup } from '../../builders/document.ts';
import { pageLink } from '../../builders/link.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { contact } from '../pages/contact.ts';
import { picture } from '../picture.ts';

/** Unpublished until an editor switches it on. */
export const popup: SeededPopup = {
  _id: 'popup',
  _type: 'popup',
  isPublished: false,
  delay: 15,
  title: localizedString({
    nl: 'Opendeurdag in Mechelen',
    fr: 'Portes ouvertes à Malines',
    en: 'Open day in Mechelen',
  }),
  description: localizedText({
    nl: 'Elke eerste zaterdag van de maand staat de koffie klaar aan de Korenmarkt. Breng uw vragen over kopen en verkopen mee.',
    fr: 'Chaque premier samedi du mois, le café vous attend au Korenmarkt. Venez avec vos questions sur l’achat et la vente.',
    en: 'On the first Saturday of every month there is coffee at our office on the Korenmarkt. Bring your questions about buying and selling.',
  }),
  picture: picture('office-mechelen'),
  link: pageLink(contact, { nl: 'Waar u ons vindt', fr: 'Où nous trouver', en: 'Where to find us' }),
};
