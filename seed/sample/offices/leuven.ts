import type { OwnDocument } from '../../builders/document.ts';
import { localizedText } from '../../builders/localized.ts';
import { picture } from '../picture.ts';

export const leuven: OwnDocument = {
  _id: 'office-leuven',
  _type: 'office',
  picture: picture('office-leuven'),
  description: localizedText({
    nl: 'Aan de Oude Markt, tussen de terrassen. Met de fiets staat u zo voor de deur; de dichtstbijzijnde parkeergarage ligt op drie minuten.',
    fr: 'Sur l’Oude Markt, entre les terrasses. À vélo, vous arrivez devant la porte ; le parking le plus proche est à trois minutes.',
    en: 'On the Oude Markt, among the cafés. You can cycle right up to the door; the nearest car park is three minutes away.',
  }),
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
