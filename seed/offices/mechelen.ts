import type { SeededOffice } from '../document.ts';
import { localizedText } from '../localized.ts';
import { picture } from '../picture.ts';

export const mechelen: SeededOffice = {
  _id: 'office-mechelen',
  _type: 'office',
  name: 'Mechelen',
  status: 'published',
  order: 10,
  picture: picture('office-mechelen'),
  description: localizedText({
    nl: 'Aan de Korenmarkt, op vijf minuten wandelen van de Grote Markt. U parkeert het gemakkelijkst in de parkeergarage om de hoek.',
    fr: 'Sur le Korenmarkt, à cinq minutes à pied de la Grand-Place. Le plus simple est de vous garer dans le parking souterrain au coin de la rue.',
    en: 'On the Korenmarkt, a five-minute walk from the main square. Parking is easiest in the car park round the corner.',
  }),
  address: { _type: 'postalAddress', street: 'Korenmarkt 999', zip: '2800', city: 'Mechelen' },
  phone: '+32 15 00 00 00',
  email: 'mechelen@huisenhaard.example',
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
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      opens: '13:30',
      closes: '18:00',
      byAppointment: false,
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
