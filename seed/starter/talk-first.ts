import { pageLink } from '../builders/link.ts';
import { listItem } from '../builders/list-item.ts';
import { localizedString, localizedText } from '../builders/localized.ts';
import { moduleLayout } from '../builders/module-layout.ts';
import { contact } from './pages/contact.ts';

export const talkFirst = {
  ...moduleLayout,
  _type: 'callToActionModule' as const,
  _key: 'talk-first',
  title: localizedString({
    nl: 'Liever eerst even praten?',
    fr: 'Envie d’en parler d’abord ?',
    en: 'Would you rather talk first?',
    de: 'Möchten Sie lieber zuerst mit uns sprechen?',
  }),
  description: localizedText({
    nl: 'Bel of loop binnen bij ons op kantoor. U spreekt altijd een mens, en nooit met een keuzemenu.',
    fr: 'Appelez ou passez à l’agence. Vous parlez toujours à quelqu’un, jamais à un menu vocal.',
    en: 'Call or drop in at the office. You will always speak to a person, never to a menu.',
    de: 'Rufen Sie an oder kommen Sie in unserem Büro vorbei. Sie sprechen immer mit einem Menschen, nie mit einem Sprachmenü.',
  }),
  links: [
    listItem(
      'contact',
      pageLink(contact, {
        nl: 'Zo bereikt u ons',
        fr: 'Nous joindre',
        en: 'How to reach us',
        de: 'So erreichen Sie uns',
      }),
    ),
  ],
};
