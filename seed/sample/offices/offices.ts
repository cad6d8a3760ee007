import type { OwnDocument } from '../../builders/document.ts';
import { localizedText } from '../../builders/localized.ts';
import { picture } from '../picture.ts';

export const mechelen: OwnDocument = {
  _id: 'office-mechelen',
  _type: 'office',
  picture: picture('office-mechelen'),
  coordinates: '51.0277, 4.4786',
  description: localizedText({
    nl: 'Aan de Korenmarkt, op vijf minuten wandelen van de Grote Markt. U parkeert het gemakkelijkst in de parkeergarage om de hoek.',
    fr: 'Sur le Korenmarkt, à cinq minutes à pied de la Grand-Place. Le plus simple est de vous garer dans le parking souterrain au coin de la rue.',
    en: 'On the Korenmarkt, a five-minute walk from the main square. Parking is easiest in the car park round the corner.',
  }),
};

export const leuven: OwnDocument = {
  _id: 'office-leuven',
  _type: 'office',
  picture: picture('office-leuven'),
  coordinates: '50.8791, 4.7006',
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

export const offices: OwnDocument[] = [mechelen, leuven];
