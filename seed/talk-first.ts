import { pageLink } from './link.ts';
import { listItem } from './list-item.ts';
import { localizedString, localizedText } from './localized.ts';
import { moduleLayout } from './module-layout.ts';
import { contact } from './pages/contact.ts';

/** Ends pages for visitors who would rather talk than fill in a form. */
export const talkFirst = {
  ...moduleLayout,
  _type: 'callToActionModule' as const,
  _key: 'talk-first',
  title: localizedString({
    nl: 'Liever eerst even praten?',
    fr: 'Envie d’en parler d’abord ?',
    en: 'Would you rather talk first?',
  }),
  description: localizedText({
    nl: 'Bel of loop binnen in Mechelen of Leuven. U spreekt altijd een mens, en nooit met een keuzemenu.',
    fr: 'Appelez ou passez à Malines ou à Louvain. Vous parlez toujours à quelqu’un, jamais à un menu vocal.',
    en: 'Call or drop in, in Mechelen or Leuven. You will always speak to a person, never to a menu.',
  }),
  links: [
    listItem(
      'contact',
      pageLink(contact, {
        nl: 'Zo bereikt u ons',
        fr: 'Nous joindre',
        en: 'How to reach us',
      }),
    ),
  ],
};
