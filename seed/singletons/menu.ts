import type { SeededMenu } from '../document.ts';
import { localizedString } from '../localized.ts';
import { about } from '../pages/about.ts';
import { contact } from '../pages/contact.ts';
import { forRent } from '../pages/for-rent.ts';
import { forSale } from '../pages/for-sale.ts';
import { home } from '../pages/home/home.ts';
import { projects } from '../pages/projects.ts';
import { sell } from '../pages/sell.ts';
import { stepPlan } from '../pages/step-plan.ts';
import { workingMethod } from '../pages/working-method.ts';
import { reference } from '../reference.ts';

export const menu: SeededMenu = {
  _id: 'menu',
  _type: 'menu',
  showHome: true,
  items: [
    {
      _type: 'menuItem',
      _key: 'home',
      page: reference(home),
      title: localizedString({ nl: 'Home', fr: 'Accueil', en: 'Home' }),
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
    {
      _type: 'menuItem',
      _key: 'sell',
      page: reference(sell),
      status: 'published',
      children: [
        {
          _type: 'menuSubitem',
          _key: 'working-method',
          page: reference(workingMethod),
          status: 'published',
        },
        { _type: 'menuSubitem', _key: 'step-plan', page: reference(stepPlan), status: 'published' },
      ],
    },
    {
      _type: 'menuItem',
      _key: 'about',
      page: reference(about),
      title: localizedString({ nl: 'Over ons', fr: 'À propos', en: 'About us' }),
      status: 'published',
    },
    { _type: 'menuItem', _key: 'contact', page: reference(contact), status: 'published' },
  ],
};
