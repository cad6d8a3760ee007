import type { SeededPropertyEdit } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';

const villaWithPool: SeededPropertyEdit = {
  _id: 'property-2109',
  _type: 'propertyEdit',
  reference: '2109',
  isFeatured: true,
  order: 10,
  isHidden: false,
  teaser: localizedText({
    nl: 'In de kijker: een villa die u pas ziet wanneer u er vlak voor staat.',
    fr: 'Coup de cœur : une villa que l’on ne découvre qu’au dernier moment.',
    en: 'Featured: a villa you only notice once you are standing in front of it.',
  }),
  openHouses: [
    {
      _type: 'openHouse',
      _key: 'first',
      date: '2026-03-07',
      from: '10:00',
      until: '12:00',
      note: localizedString({
        nl: 'Parkeren kan op de oprit.',
        fr: 'Vous pouvez vous garer dans l’allée.',
        en: 'You can park in the drive.',
      }),
    },
    { _type: 'openHouse', _key: 'second', date: '2026-03-18', from: '16:00', until: '18:30' },
  ],
};

const oldHouse: SeededPropertyEdit = {
  _id: 'property-2104',
  _type: 'propertyEdit',
  reference: '2104',
  isFeatured: false,
  isHidden: false,
  openHouses: [
    {
      _type: 'openHouse',
      _key: 'first',
      date: '2026-03-14',
      from: '13:30',
      until: '15:30',
      note: localizedString({
        nl: 'Bel aan bij de groene deur.',
        fr: 'Sonnez à la porte verte.',
        en: 'Ring at the green door.',
      }),
    },
  ],
};

const atTheEntrance = localizedString({
  nl: 'We wachten u op in de inkomhal van Dijlehof.',
  fr: 'Nous vous attendons dans le hall d’entrée de Dijlehof.',
  en: 'We will meet you in the entrance hall of Dijlehof.',
});

const unitsOfProject = [
  { reference: '2128', from: '10:00', until: '12:00' },
  { reference: '2129', from: '11:00', until: '13:00' },
].map(({ reference, from, until }): SeededPropertyEdit => ({
  _id: `property-${reference}`,
  _type: 'propertyEdit',
  reference,
  isFeatured: false,
  isHidden: false,
  openHouses: [{ _type: 'openHouse', _key: 'first', date: '2026-03-21', from, until, note: atTheEntrance }],
}));

export const propertyEdits: SeededPropertyEdit[] = [villaWithPool, oldHouse, ...unitsOfProject];
