import type { SeededTeamMember } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { leuven } from '../offices/leuven.ts';
import { describedPicture } from '../picture.ts';
import { reference } from '../../builders/reference.ts';

export const laurentDelvaux: SeededTeamMember = {
  _id: 'team-laurent-delvaux',
  _type: 'teamMember',
  status: 'published',
  order: 40,
  name: 'Laurent Delvaux',
  portrait: describedPicture('b4', {
    nl: 'Getekend portret van Laurent Delvaux, met een rosse baard en een bril',
    fr: 'Portrait dessiné de Laurent Delvaux, à la barbe rousse et à lunettes',
    en: 'Drawn portrait of Laurent Delvaux, with a red beard and glasses',
  }),
  role: localizedString({
    nl: 'Makelaar Brussel, Wallonië en Luxemburg',
    fr: 'Agent pour Bruxelles, la Wallonie et le Luxembourg',
    en: 'Agent for Brussels, Wallonia and Luxembourg',
  }),
  description: localizedText({
    nl: 'Opgegroeid in Waver, thuis in twee talen en in de regels van drie gewesten.',
    fr: 'A grandi à Wavre ; à l’aise dans deux langues et dans les règles de trois Régions.',
    en: 'Grew up in Wavre, at home in two languages and the rules of three regions.',
  }),
  office: reference(leuven),
  phone: '+32 16 00 00 04',
  email: 'laurent@huisenhaard.example',
  brokerNumber: '000 004',
  visitHours: [
    {
      _type: 'visitHours',
      _key: 'week',
      days: ['monday', 'tuesday', 'thursday'],
      from: '10:00',
      to: '13:00',
    },
    {
      _type: 'visitHours',
      _key: 'evening',
      days: ['tuesday', 'wednesday', 'friday'],
      from: '15:00',
      to: '19:00',
    },
  ],
};
