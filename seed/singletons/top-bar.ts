import type { SeededTopBar } from '../document.ts';
import { addressLink, pageLink } from '../link.ts';
import { localizedString } from '../localized.ts';
import { contact } from '../pages/contact.ts';

const inAllLanguages = (text: string) => localizedString({ nl: text, fr: text, en: text });

export const topBar: SeededTopBar = {
  _id: 'top-bar',
  _type: 'topBar',
  isShown: true,
  left: [
    {
      _type: 'topBarItem',
      _key: 'phone',
      label: inAllLanguages('+32 15 00 00 00'),
      link: addressLink('tel:+3215000000'),
      icon: 'phone',
      status: 'published',
    },
    {
      _type: 'topBarItem',
      _key: 'mail',
      label: inAllLanguages('info@huisenhaard.example'),
      link: addressLink('mailto:info@huisenhaard.example'),
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
