import type { SeededTeamMember } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { mechelen } from '../offices/mechelen.ts';
import { describedPicture } from '../picture.ts';
import { reference } from '../../builders/reference.ts';

export const hanneVerbruggen: SeededTeamMember = {
  _id: 'team-hanne-verbruggen',
  _type: 'teamMember',
  status: 'published',
  order: 10,
  name: 'Hanne Verbruggen',
  portrait: describedPicture('b1', {
    nl: 'Getekend portret van Hanne Verbruggen, met grijs haar en een bril',
    fr: 'Portrait dessiné de Hanne Verbruggen, aux cheveux gris et à lunettes',
    en: 'Drawn portrait of Hanne Verbruggen, with grey hair and glasses',
  }),
  role: localizedString({
    nl: 'Bestuurder en vastgoedmakelaar',
    fr: 'Administratrice et agente immobilière',
    en: 'Managing partner and estate agent',
  }),
  description: localizedText({
    nl: 'Leidt het kantoor dat haar vader in 1989 opende, en doet de moeilijke schattingen nog altijd zelf.',
    fr: 'Dirige l’agence que son père a ouverte en 1989 et se charge toujours elle-même des estimations difficiles.',
    en: 'Runs the agency her father opened in 1989, and still does the difficult valuations herself.',
  }),
  office: reference(mechelen),
  phone: '+32 15 00 00 01',
  email: 'hanne@huisenhaard.example',
  brokerNumber: '000 001',
  visitHours: [
    {
      _type: 'visitHours',
      _key: 'week',
      days: ['tuesday', 'wednesday', 'thursday'],
      from: '10:00',
      to: '12:30',
    },
    {
      _type: 'visitHours',
      _key: 'afternoon',
      days: ['tuesday', 'thursday', 'friday'],
      from: '14:00',
      to: '18:00',
    },
  ],
  blockedDays: [{ _type: 'blockedDays', _key: 'new-year', from: '2026-12-24', to: '2027-01-03' }],
};
