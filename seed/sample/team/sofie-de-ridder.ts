import type { SeededTeamMember } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { mechelen } from '../offices/mechelen.ts';
import { describedPicture } from '../picture.ts';
import { reference } from '../../builders/reference.ts';

export const sofieDeRidder: SeededTeamMember = {
  _id: 'team-sofie-de-ridder',
  _type: 'teamMember',
  status: 'published',
  order: 30,
  name: 'Sofie De Ridder',
  portrait: describedPicture('b3', {
    nl: 'Getekend portret van Sofie De Ridder, met lang bruin haar',
    fr: 'Portrait dessiné de Sofie De Ridder, aux longs cheveux bruns',
    en: 'Drawn portrait of Sofie De Ridder, with long brown hair',
  }),
  role: localizedString({
    nl: 'Verantwoordelijke verhuur',
    fr: 'Responsable des locations',
    en: 'Head of lettings',
  }),
  description: localizedText({
    nl: 'Brengt huurders en verhuurders samen en maakt plaatsbeschrijvingen waar geen kras op ontbreekt.',
    fr: 'Réunit locataires et bailleurs et dresse des états des lieux où ne manque pas une éraflure.',
    en: 'Brings tenants and landlords together and draws up inventories that do not miss a scratch.',
  }),
  office: reference(mechelen),
  phone: '+32 15 00 00 03',
  email: 'sofie@huisenhaard.example',
  brokerNumber: '000 003',
  visitHours: [
    {
      _type: 'visitHours',
      _key: 'week',
      days: ['monday', 'wednesday', 'friday'],
      from: '09:30',
      to: '12:30',
    },
    {
      _type: 'visitHours',
      _key: 'afternoon',
      days: ['monday', 'tuesday', 'wednesday', 'friday'],
      from: '13:30',
      to: '17:30',
    },
  ],
};
