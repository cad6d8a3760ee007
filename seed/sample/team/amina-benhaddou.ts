import type { SeededTeamMember } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { mechelen } from '../offices/mechelen.ts';
import { describedPicture } from '../picture.ts';
import { reference } from '../../builders/reference.ts';

export const aminaBenhaddou: SeededTeamMember = {
  _id: 'team-amina-benhaddou',
  _type: 'teamMember',
  status: 'published',
  order: 50,
  name: 'Amina Benhaddou',
  portrait: describedPicture('b5', {
    nl: 'Getekend portret van Amina Benhaddou, met donker haar in een haarband',
    fr: 'Portrait dessiné d’Amina Benhaddou, aux cheveux foncés retenus par un bandeau',
    en: 'Drawn portrait of Amina Benhaddou, with dark hair in a band',
  }),
  role: localizedString({
    nl: 'Adviseur nieuwbouwprojecten',
    fr: 'Conseillère en projets neufs',
    en: 'New-build adviser',
  }),
  description: localizedText({
    nl: 'Architect van opleiding: leest een plan met u zoals een ander een menukaart leest.',
    fr: 'Architecte de formation : elle lit un plan avec vous comme d’autres lisent un menu.',
    en: 'Trained as an architect: reads a plan with you the way others read a menu.',
  }),
  office: reference(mechelen),
  phone: '+32 15 00 00 05',
  email: 'amina@huisenhaard.example',
  brokerNumber: '000 005',
  visitHours: [
    {
      _type: 'visitHours',
      _key: 'afternoon',
      days: ['monday', 'tuesday', 'wednesday', 'thursday'],
      from: '13:00',
      to: '18:00',
    },
    { _type: 'visitHours', _key: 'saturday', days: ['saturday'], from: '09:30', to: '12:30' },
  ],
};
