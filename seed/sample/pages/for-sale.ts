import type { SeededPage } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { forSale as starter } from '../../starter/pages/for-sale.ts';
import { pictureBanner } from '../banner.ts';
import { picture } from '../picture.ts';
import { withPictures } from '../with-pictures.ts';

export const forSale: SeededPage = {
  ...starter,
  image: picture('banner-sale-3x2'),
  banner: pictureBanner('banner-sale', {
    nl: 'Van stadsappartement tot hoeve: {FOR_SALE_TOTAL} panden wachten op een nieuwe eigenaar.',
    fr: 'De l’appartement de ville à la ferme : {FOR_SALE_TOTAL} biens attendent un nouveau propriétaire.',
    en: 'From an apartment in town to a farm: {FOR_SALE_TOTAL} properties waiting for a new owner.',
  }),
  alternatives: [
    {
      _type: 'pageAlternative',
      _key: 'mechelen',
      name: 'Mechelen',
      title: localizedString({
        nl: 'Te koop in Mechelen',
        fr: 'À vendre à Malines',
        en: 'For sale in Mechelen',
      }),
      description: localizedText({
        nl: 'Wonen tussen de Dijle en de Sint-Romboutstoren: alles wat wij in Mechelen verkopen.',
        fr: 'Vivre entre la Dyle et la tour Saint-Rombaut : tout ce que nous vendons à Malines.',
        en: 'Living between the Dijle and Saint Rumbold’s tower: everything we are selling in Mechelen.',
      }),
      conditions: [
        {
          _type: 'filterCondition',
          _key: 'zip',
          logic: 'and',
          field: 'zip',
          operator: 'equals',
          compareWithValue: '2800',
        },
      ],
    },
  ],
  modules: withPictures(starter, { 'buying-with-us': 'story-13' }),
};
