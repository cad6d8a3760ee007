import type { SeededTeamMember } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { leuven } from '../offices/leuven.ts';
import { describedPicture } from '../picture.ts';
import { reference } from '../../builders/reference.ts';

export const koenAerts: SeededTeamMember = {
  _id: 'team-koen-aerts',
  _type: 'teamMember',
  status: 'published',
  order: 60,
  name: 'Koen Aerts',
  portrait: describedPicture('b6', {
    nl: 'Getekend portret van Koen Aerts, met grijs haar en een korte baard',
    fr: 'Portrait dessiné de Koen Aerts, aux cheveux gris et à la barbe courte',
    en: 'Drawn portrait of Koen Aerts, with grey hair and a short beard',
  }),
  role: localizedString({
    nl: 'Dossierbeheerder',
    fr: 'Gestionnaire de dossiers',
    en: 'Case handler',
  }),
  description: localizedText({
    nl: 'Vraagt attesten aan, belt gemeenten na en laat geen enkele termijn verstrijken.',
    fr: 'Demande les attestations, relance les communes et ne laisse passer aucun délai.',
    en: 'Applies for certificates, calls town halls and never misses a deadline.',
  }),
  office: reference(leuven),
  phone: '+32 16 00 00 06',
  email: 'koen@huisenhaard.example',
};
