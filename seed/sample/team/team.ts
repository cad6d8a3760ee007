import type { SeededTeamMember } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { mechelen, leuven } from '../offices/offices.ts';
import { describedPicture } from '../picture.ts';
import { reference } from '../../builders/reference.ts';

const hanneVerbruggen: SeededTeamMember = {
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

const thomasClaessens: SeededTeamMember = {
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

const sofieDeRidder: SeededTeamMember = {
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

const laurentDelvaux: SeededTeamMember = {
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

const aminaBenhaddou: SeededTeamMember = {
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

const koenAerts: SeededTeamMember = {
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

const greetMaes: SeededTeamMember = {
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

export const team: SeededTeamMember[] = [
  hanneVerbruggen,
  thomasClaessens,
  sofieDeRidder,
  laurentDelvaux,
  aminaBenhaddou,
  koenAerts,
  greetMaes,
];
