import type { SeededMenu } from '../../builders/document.ts';
import { localizedString } from '../../builders/localized.ts';
import { about } from '../pages/about.ts';
import { contact } from '../pages/contact.ts';
import { forRent } from '../pages/for-rent.ts';
import { forSale } from '../pages/for-sale.ts';
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
