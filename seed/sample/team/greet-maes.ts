import type { SeededTeamMember } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { mechelen } from '../offices/mechelen.ts';
import { describedPicture } from '../picture.ts';
import { reference } from '../../builders/reference.ts';

export const greetMaes: SeededTeamMember = {
  _id: 'team-greet-maes',
  _type: 'teamMember',
  status: 'published',
  order: 70,
  name: 'Greet Maes',
  portrait: describedPicture('b7', {
    nl: 'Getekend portret van Greet Maes, met lang grijs haar',
    fr: 'Portrait dessiné de Greet Maes, aux longs cheveux gris',
    en: 'Drawn portrait of Greet Maes, with long grey hair',
  }),
  role: localizedString({
    nl: 'Onthaal en planning',
    fr: 'Accueil et planning',
    en: 'Reception and planning',
  }),
  description: localizedText({
    nl: 'De stem aan de telefoon, en de reden dat uw bezoek op tijd begint.',
    fr: 'La voix au téléphone, et la raison pour laquelle votre visite commence à l’heure.',
    en: 'The voice on the phone, and the reason your viewing starts on time.',
  }),
  office: reference(mechelen),
  phone: '+32 15 00 00 07',
  email: 'greet@huisenhaard.example',
};
