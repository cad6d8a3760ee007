import type { SeededOffice } from '../document.ts';
import { localizedText } from '../localized.ts';
import { picture } from '../picture.ts';

export const leuven: SeededOffice = {
  _id: 'office-leuven',
  _type: 'office',
  name: 'Leuven',
  status: 'published',
  order: 20,
  picture: picture('office-leuven'),
  description: localizedText({
    nl: 'Aan de Oude Markt, tussen de terrassen. Met de fiets staat u zo voor de deur; de dichtstbijzijnde parkeergarage ligt op drie minuten.',
    fr: 'Sur l’Oude Markt, entre les terrasses. À vélo, vous arrivez devant la porte ; le parking le plus proche est à trois minutes.',
    en: 'On the Oude Markt, among the cafés. You can cycle right up to the door; the nearest car park is three minutes away.',
  }),
  address: { _type: 'postalAddress', street: 'Oude Markt 999', zip: '3000', city: 'Leuven' },
  phone: '+32 16 00 00 00',
  email: 'leuven@huisenhaard.example',
  openingHours: [
    {
      _type: 'openingHours',
      _key: 'morning',
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      opens: '09:00',
      closes: '12:30',
      byAppointment: false,
    },
    {
      _type: 'openingHours',
      _key: 'afternoon',
      days: ['monday', 'tuesday', 'thursday', 'friday'],
      opens: '13:30',
      closes: '18:00',
      byAppointment: false,
    },
    {
      _type: 'openingHours',
      _key: 'wednesday',
      days: ['wednesday'],
      opens: '13:30',
      closes: '18:00',
      byAppointment: true,
    },
    {
      _type: 'openingHours',
      _key: 'saturday',
      days: ['saturday'],
      opens: '10:00',
      closes: '13:00',
      byAppointment: false,
    },
  ],
};
