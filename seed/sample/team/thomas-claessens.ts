import type { SeededTeamMember } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { leuven } from '../offices/leuven.ts';
import { describedPicture } from '../picture.ts';
import { reference } from '../../builders/reference.ts';

export const thomasClaessens: SeededTeamMember = {
  _id: 'team-thomas-claessens',
  _type: 'teamMember',
  status: 'published',
  order: 20,
  name: 'Thomas Claessens',
  portrait: describedPicture('b2', {
    nl: 'Getekend portret van Thomas Claessens, met kort donker haar',
    fr: 'Portrait dessiné de Thomas Claessens, aux cheveux courts et foncés',
    en: 'Drawn portrait of Thomas Claessens, with short dark hair',
  }),
  role: localizedString({
    nl: 'Vastgoedmakelaar',
    fr: 'Agent immobilier',
    en: 'Estate agent',
  }),
  description: localizedText({
    nl: 'Kent Leuven van de Vaartkom tot Heverlee en verkoopt het liefst huizen met een verhaal.',
    fr: 'Connaît Louvain du Vaartkom à Heverlee et vend de préférence des maisons qui ont une histoire.',
    en: 'Knows Leuven from the Vaartkom to Heverlee and likes nothing better than to sell a house with a story.',
  }),
  office: reference(leuven),
  phone: '+32 16 00 00 02',
  email: 'thomas@huisenhaard.example',
  brokerNumber: '000 002',
  visitHours: [
    {
      _type: 'visitHours',
      _key: 'week',
      days: ['monday', 'tuesday', 'thursday', 'friday'],
      from: '10:00',
      to: '12:00',
    },
    {
      _type: 'visitHours',
      _key: 'evening',
      days: ['monday', 'wednesday', 'thursday'],
      from: '15:00',
      to: '19:00',
    },
    { _type: 'visitHours', _key: 'saturday', days: ['saturday'], from: '10:00', to: '13:00' },
  ],
  blockedDays: [{ _type: 'blockedDays', _key: 'new-year', from: '2026-12-24', to: '2027-01-03' }],
};
