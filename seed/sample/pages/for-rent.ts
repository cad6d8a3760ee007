import type { SeededPage } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { forRent as starter } from '../../starter/pages/for-rent.ts';
import { pictureBanner } from '../banner.ts';
import { picture } from '../picture.ts';
import { withPictures } from '../with-pictures.ts';

export const forRent: SeededPage = {
  ...starter,
  image: picture('banner-rent-3x2'),
  banner: pictureBanner('banner-rent', {
    nl: 'Nu {FOR_RENT_TOTAL} panden te huur, met alle kosten vermeld.',
    fr: 'Actuellement {FOR_RENT_TOTAL} biens à louer, toutes charges indiquées.',
    en: '{FOR_RENT_TOTAL} properties to rent, with every charge stated.',
  }),
  alternatives: [
    {
      _type: 'pageAlternative',
      _key: 'apartments',
      name: 'Appartementen en studio’s',
      title: localizedString({
        nl: 'Appartementen en studio’s te huur',
        fr: 'Appartements et studios à louer',
        en: 'Apartments and studios for rent',
      }),
      description: localizedText({
        nl: 'Voor wie alleen woont, samen begint of kleiner gaat: licht, goed gelegen en met een duidelijke afrekening.',
        fr: 'Pour vivre seul, commencer à deux ou voir plus petit : clairs, bien situés et avec un décompte limpide.',
        en: 'For living alone, moving in together or downsizing: bright, well located and with transparent charges.',
      }),
      conditions: [
        {
          _type: 'filterCondition',
          _key: 'apartment',
          logic: 'and',
          field: 'type',
          operator: 'equals',
          compareWithValue: '2',
        },
        {
          _type: 'filterCondition',
          _key: 'studio',
          logic: 'or',
          field: 'type',
          operator: 'equals',
          compareWithValue: '3',
        },
      ],
    },
  ],
  modules: withPictures(starter, { 'renting-with-us': 'banner-rent-3x2' }),
};
