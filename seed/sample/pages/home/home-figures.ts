import { localizedString } from '../../../builders/localized.ts';
import { moduleLayout } from '../../../builders/module-layout.ts';
import { daysFigure } from '../selling-figures.ts';

export const homeFigures = {
  ...moduleLayout('statsModule', 'figures'),
  title: localizedString({
    nl: 'Huis & Haard in cijfers',
    fr: 'Huis & Haard en chiffres',
    en: 'Huis & Haard in figures',
  }),
  backgroundType: 'color' as const,
  backgroundColor: 'soft' as const,
  figures: [
    daysFigure,
    {
      _type: 'statsFigure' as const,
      _key: 'sold',
      label: localizedString({
        nl: 'woningen verkocht in de laatste tien jaar',
        fr: 'biens vendus ces dix dernières années',
        en: 'homes sold in the last ten years',
      }),
      source: 'manual' as const,
      value: '940',
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
