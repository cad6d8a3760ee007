import { localizedString } from '../../../builders/localized.ts';
import { moduleLayout } from '../../../builders/module-layout.ts';

export const homeFigures = {
  ...moduleLayout,
  _type: 'statsModule' as const,
  _key: 'figures',
  title: localizedString({
    nl: 'Huis & Haard in cijfers',
    fr: 'Huis & Haard en chiffres',
    en: 'Huis & Haard in figures',
  }),
  backgroundType: 'color' as const,
  backgroundColor: 'soft' as const,
  figures: [
    {
      _type: 'statsFigure' as const,
      _key: 'for-sale',
      label: localizedString({ nl: 'panden te koop', fr: 'biens à vendre', en: 'properties for sale' }),
      source: 'saleTotal' as const,
    },
    {
      _type: 'statsFigure' as const,
      _key: 'for-rent',
      label: localizedString({ nl: 'panden te huur', fr: 'biens à louer', en: 'properties for rent' }),
      source: 'rentTotal' as const,
    },
    {
      _type: 'statsFigure' as const,
      _key: 'cities',
      label: localizedString({ nl: 'steden en gemeenten', fr: 'villes et communes', en: 'towns and cities' }),
      source: 'cities' as const,
    },
    {
      _type: 'statsFigure' as const,
      _key: 'years',
      label: localizedString({ nl: 'jaar ervaring', fr: 'ans d’expérience', en: 'years of experience' }),
      source: 'yearsSince' as const,
      value: '1989',
    },
  ],
};
