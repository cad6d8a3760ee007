import type { SeededPage } from '../document.ts';
import { localizedString, localizedText } from '../localized.ts';
import { pageSettings } from '../page-settings.ts';

export const favourites: SeededPage = {
  ...pageSettings,
  _id: 'page-favourites',
  _type: 'page',
  kind: 'favourites',
  status: 'published',
  isActiveSEO: false,
  originalPath: '/favourites/',
  title: localizedString({ nl: 'Bewaarde panden', fr: 'Mes favoris', en: 'My favourites' }),
  path: localizedString({ nl: '/bewaarde-panden/', fr: '/mes-favoris/', en: '/my-favourites/' }),
  description: localizedText({
    nl: 'De panden die u opzijlegde, samen op één adres dat u kunt delen met wie meekiest.',
    fr: 'Les biens que vous avez mis de côté, réunis à une seule adresse à partager avec ceux qui choisissent avec vous.',
    en: 'The properties you set aside, together at one address that you can share with those choosing with you.',
  }),
};
