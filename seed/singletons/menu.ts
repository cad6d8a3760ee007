import type { SeededMenu } from '../document.ts';
import { localizedString } from '../localized.ts';
import { contact } from '../pages/contact.ts';
import { forRent } from '../pages/for-rent.ts';
import { forSale } from '../pages/for-sale.ts';
import { home } from '../pages/home.ts';

export const menu: SeededMenu = {
  _id: 'menu',
  _type: 'menu',
  items: [
    {
      _type: 'menuItem',
      _key: 'home',
      page: { _type: 'reference', _ref: home._id },
      title: localizedString({ nl: 'Home', fr: 'Accueil', en: 'Home' }),
      status: 'published',
    },
    {
      _type: 'menuItem',
      _key: 'for-sale',
      page: { _type: 'reference', _ref: forSale._id },
      status: 'published',
    },
    {
      _type: 'menuItem',
      _key: 'for-rent',
      page: { _type: 'reference', _ref: forRent._id },
      status: 'published',
    },
    {
      _type: 'menuItem',
      _key: 'contact',
      page: { _type: 'reference', _ref: contact._id },
      status: 'published',
    },
  ],
};
