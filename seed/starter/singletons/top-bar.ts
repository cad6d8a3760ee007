import type { SeededTopBar } from '../../builders/document.ts';
import { addressLink, pageLink } from '../../builders/link.ts';
import { localizedString } from '../../builders/localized.ts';
import { contact } from '../pages/contact.ts';

const inAllLanguages = (text: string) => localizedString({ nl: text, fr: text, en: text, de: text });

export const topBar: SeededTopBar = {
  _id: 'top-bar',
  _type: 'topBar',
  isShown: true,
  left: [
    {
      _type: 'topBarItem',
      _key: 'phone',
      label: inAllLanguages('{{phone}}'),
      link: addressLink('tel:{{phoneDigits}}'),
      icon: 'phone',
      status: 'published',
    },
    {
      _type: 'topBarItem',
      _key: 'mail',
      label: inAllLanguages('{{email}}'),
      link: addressLink('mailto:{{email}}'),
      icon: 'mail',
      status: 'published',
    },
  ],
  right: [
    {
      _type: 'topBarItem',
      _key: 'hours',
      label: inAllLanguages('{OPENING_HOURS}'),
      link: pageLink(contact),
      icon: 'clock',
      status: 'published',
    },
  ],
};
