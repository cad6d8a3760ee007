import { localizedString } from '../../builders/localized.ts';
import { moduleLayout } from '../../builders/module-layout.ts';

export const daysFigure = {
  _type: 'statsFigure' as const,
  _key: 'days',
  label: localizedString({
    nl: 'dagen tot een akkoord, gemiddeld',
    fr: 'jours jusqu’à l’accord, en moyenne',
    en: 'days until a sale is agreed, on average',
  }),
  source: 'daysToAgreement' as const,
};

export const sellingFigures = {
  ...moduleLayout('statsModule', 'figures'),
  backgroundType: 'color' as const,
  backgroundColor: 'soft' as const,
  figures: [
    daysFigure,
    {
      _type: 'statsFigure' as const,
      _key: 'agent',
      label: localizedString({
        nl: 'vaste makelaar, van schatting tot akte',
        fr: 'agent attitré, de l’estimation à l’acte',
        en: 'agent, from valuation to completion',
      }),
      source: 'manual' as const,
      value: '1',
    },
    {
      _type: 'statsFigure' as const,
      _key: 'costs',
      label: localizedString({
        nl: 'euro als uw woning niet verkocht raakt',
        fr: 'euro si votre bien n’est pas vendu',
        en: 'euros if your home does not sell',
      }),
      source: 'manual' as const,
      value: '0',
    },
    {
      _type: 'statsFigure' as const,
      _key: 'years',
      label: localizedString({
        nl: 'jaar ervaring in de streek',
        fr: 'ans d’expérience dans la région',
        en: 'years of local experience',
      }),
      source: 'yearsSince' as const,
      value: '1989',
    },
  ],
};
