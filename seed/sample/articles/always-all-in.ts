import { whyUs } from '../categories/categories.ts';
import type { SeededArticle } from '../../builders/document.ts';
import {
  localizedRichText,
  localizedString,
  localizedTable,
  localizedText,
} from '../../builders/localized.ts';
import { moduleLayout } from '../../builders/module-layout.ts';
import { nextStep } from '../../starter/next-step.ts';
import { picture } from '../picture.ts';
import { reference } from '../../builders/reference.ts';
import { richText } from '../../builders/rich-text.ts';

export const alwaysAllIn: SeededArticle = {
  _id: 'article-always-all-in',
  _type: 'article',
  status: 'published',
  category: reference(whyUs),
  order: 20,
  date: '2026-10-08',
  title: localizedString({ nl: 'Altijd all-in', fr: 'Toujours tout compris', en: 'Always all-in' }),
  path: localizedString({
    nl: '/bottom/altijd-all-in/',
    fr: '/bottom/toujours-tout-compris/',
    en: '/bottom/always-all-in/',
  }),
  summary: localizedText({
    nl: 'Eén ereloon waar alles in zit, en alleen als uw woning verkocht is.',
    fr: 'Des honoraires qui couvrent tout, et seulement si votre bien est vendu.',
    en: 'One all-inclusive fee, due only when your home is sold.',
  }),
  description: localizedText({
    nl: 'Reportage, advertenties, bezoeken en administratie zitten in het ereloon van Huis & Haard. Geen dossierkosten, geen verrassingen.',
    fr: 'Reportage, annonces, visites et administration sont compris dans les honoraires de Huis & Haard. Ni frais de dossier, ni surprise.',
    en: 'Photography, advertising, viewings and paperwork are all included in our fee. No administration costs, no surprises.',
  }),
  picture: picture('story-7'),
  body: localizedRichText({
    nl: richText(
      'Bij sommige makelaars begint de rekening te lopen op de dag van de fotograaf. Bij ons niet. U spreekt één ereloon af, in de verkoopopdracht, inclusief btw, en dat betaalt u bij de akte. Wordt uw woning niet verkocht, dan betaalt u ons niets.',
      'Alles wat wij doen, zit erin:',
      { bullet: 'de schatting, de reportage en de plannen;' },
      { bullet: 'de advertenties op onze site en op de grote vastgoedsites;' },
      { bullet: 'alle bezoeken, ook ’s avonds en op zaterdag;' },
      { bullet: 'de onderhandeling, de verkoopovereenkomst en de begeleiding tot de akte.' },
      'Wat derden u wettelijk aanrekenen, zoals het energiecertificaat, de keuring van de elektriciteit of de inlichtingen van de gemeente, vragen wij voor u aan tegen de prijs die zij vragen. U krijgt de factuur te zien, zonder opslag.',
    ),
    fr: richText(
      'Chez certaines agences, le compteur tourne dès le passage du photographe. Pas chez nous. Vous convenez d’honoraires uniques, TVA comprise, dans la mission de vente, et vous les payez à l’acte. Si votre bien n’est pas vendu, vous ne nous devez rien.',
      'Tout ce que nous faisons est compris :',
      { bullet: 'l’estimation, le reportage et les plans ;' },
      { bullet: 'les annonces sur notre site et sur les grands sites immobiliers ;' },
      { bullet: 'toutes les visites, le soir et le samedi aussi ;' },
      { bullet: 'la négociation, le compromis et l’accompagnement jusqu’à l’acte.' },
      'Ce que des tiers doivent vous facturer selon la loi, comme le certificat énergétique, le contrôle de l’électricité ou les renseignements de la commune, nous le demandons pour vous au prix qu’ils pratiquent. Vous voyez la facture, sans supplément.',
    ),
    en: richText(
      'With some agencies the meter starts running the day the photographer calls. Not with us. We agree one fee, VAT included, in the sales mandate, and you pay it on completion. If your home does not sell, you owe us nothing.',
      'Everything we do is included:',
      { bullet: 'the valuation, the photography and the plans;' },
      { bullet: 'advertisements on our own site and on the large property sites;' },
      { bullet: 'all viewings, including evenings and Saturdays;' },
      { bullet: 'negotiation, the sales contract and our support until completion.' },
      'Some costs are charged by others, such as the energy certificate, the electrical inspection and the municipal information. We order these for you at cost price. You see the invoice, with nothing added.',
    ),
  }),
  modules: [
    {
      ...moduleLayout('tableModule', 'included'),
      title: localizedString({
        nl: 'Wat erin zit, en wat niet',
        fr: 'Ce qui est compris, et ce qui ne l’est pas',
        en: 'What is included, and what is not',
      }),
      backgroundType: 'color',
      backgroundColor: 'soft',
      caption: localizedString({
        nl: 'Wie rekent wat aan',
        fr: 'Qui facture quoi',
        en: 'Who charges what',
      }),
      hasHeaderRow: true,
      hasHeaderColumn: true,
      table: localizedTable({
        nl: [
          ['Wat', 'Wat u betaalt'],
          ['Schatting, reportage en plannen', 'Niets boven het ereloon'],
          ['Advertenties, hoelang het ook duurt', 'Niets boven het ereloon'],
          ['Bezoeken, ’s avonds en op zaterdag', 'Niets boven het ereloon'],
          ['Onderhandeling en verkoopovereenkomst', 'Niets boven het ereloon'],
          ['Energiecertificaat en keuringen', 'De prijs van de deskundige'],
          ['Inlichtingen van de gemeente', 'Het tarief van de gemeente'],
        ],
        fr: [
          ['Quoi', 'Ce que vous payez'],
          ['Estimation, reportage et plans', 'Rien en plus des honoraires'],
          ['Annonces, quelle qu’en soit la durée', 'Rien en plus des honoraires'],
          ['Visites, le soir et le samedi', 'Rien en plus des honoraires'],
          ['Négociation et compromis', 'Rien en plus des honoraires'],
          ['Certificat énergétique et contrôles', 'Le prix de l’expert'],
          ['Renseignements de la commune', 'Le tarif de la commune'],
        ],
        en: [
          ['What', 'What you pay'],
          ['Valuation, photography and plans', 'Nothing beyond our fee'],
          ['Advertisements, for as long as it takes', 'Nothing beyond our fee'],
          ['Viewings, evenings and Saturdays', 'Nothing beyond our fee'],
          ['Negotiation and sales contract', 'Nothing beyond our fee'],
          ['Energy certificate and inspections', 'The inspector’s price'],
          ['Municipal information', 'What the municipality charges'],
        ],
      }),
    },
    nextStep,
  ],
};
