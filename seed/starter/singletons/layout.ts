import type { SeededTopBar, SeededHeader, SeededMenu } from '../../builders/document.ts';
import { addressLink, pageLink } from '../../builders/link.ts';
import { localizedString } from '../../builders/localized.ts';
import { contact } from '../pages/contact.ts';
import { about } from '../pages/about.ts';
import { forRent } from '../pages/for-rent.ts';
import { forSale } from '../pages/for-sale.ts';
import { freeValuation } from '../pages/free-valuation.ts';
import { home } from '../pages/home.ts';
import { projects } from '../pages/projects.ts';
import { sell } from '../pages/sell.ts';
import { reference } from '../../builders/reference.ts';

export const menu: SeededMenu = {
  _id: 'menu',
  _type: 'menu',
  showHome: true,
  items: [
    {
      _type: 'menuItem',
      _key: 'home',
      page: reference(home),
      title: localizedString({ nl: 'Home', fr: 'Accueil', en: 'Home', de: 'Startseite' }),
      status: 'published',
    },
    {
      _type: 'menuItem',
      _key: 'for-sale',
      page: reference(forSale),
      status: 'published',
      children: [{ _type: 'menuSubitem', _key: 'projects', page: reference(projects), status: 'published' }],
    },
    { _type: 'menuItem', _key: 'for-rent', page: reference(forRent), status: 'published' },
    { _type: 'menuItem', _key: 'sell', page: reference(sell), status: 'published' },
    {
      _type: 'menuItem',
      _key: 'about',
      page: reference(about),
      title: localizedString({ nl: 'Over ons', fr: 'À propos', en: 'About us', de: 'Über uns' }),
      status: 'published',
    },
    { _type: 'menuItem', _key: 'contact', page: reference(contact), status: 'published' },
  ],
};

export const header: SeededHeader = {
  _id: 'header',
  _type: 'header',
  logoPosition: 'left',
  menuPosition: 'right',
  languagePosition: 'right',
  button: pageLink(freeValuation),
};

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
