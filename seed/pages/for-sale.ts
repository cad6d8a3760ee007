import { pictureBanner } from '../banner.ts';
import type { SeededPage } from '../document.ts';
import { pageLink } from '../link.ts';
import { listItem } from '../list-item.ts';
import { localizedRichText, localizedString, localizedText } from '../localized.ts';
import { moduleLayout } from '../module-layout.ts';
import { pageSettings } from '../page-settings.ts';
import { picture } from '../picture.ts';
import { richText } from '../rich-text.ts';
import { freeValuation } from './free-valuation.ts';
import { stepPlan } from './step-plan.ts';

export const forSale: SeededPage = {
  ...pageSettings,
  _id: 'page-for-sale',
  _type: 'page',
  kind: 'property-list-sale',
  status: 'published',
  originalPath: '/for-sale/',
  title: localizedString({ nl: 'Te koop', fr: 'À vendre', en: 'For sale' }),
  path: localizedString({ nl: '/te-koop/', fr: '/a-vendre/', en: '/for-sale/' }),
  description: localizedText({
    nl: 'Huizen, appartementen, gronden en handelspanden te koop in en rond Mechelen en Leuven.',
    fr: 'Maisons, appartements, terrains et commerces à vendre à Malines, à Louvain et aux alentours.',
    en: 'Houses, apartments, land and business premises for sale in and around Mechelen and Leuven.',
  }),
  image: picture('banner-sale-3x2'),
  banner: pictureBanner('banner-sale', {
    nl: 'Van stadsappartement tot hoeve: {FOR_SALE_TOTAL} panden wachten op een nieuwe eigenaar.',
    fr: 'De l’appartement de ville à la ferme : {FOR_SALE_TOTAL} biens attendent un nouveau propriétaire.',
    en: 'From an apartment in town to a farm: {FOR_SALE_TOTAL} properties waiting for a new owner.',
  }),
  alternatives: [
    {
      _type: 'pageAlternative',
      _key: 'mechelen',
      name: 'Mechelen',
      title: localizedString({
        nl: 'Te koop in Mechelen',
        fr: 'À vendre à Malines',
        en: 'For sale in Mechelen',
      }),
      description: localizedText({
        nl: 'Wonen tussen de Dijle en de Sint-Romboutstoren: alles wat wij in Mechelen verkopen.',
        fr: 'Vivre entre la Dyle et la tour Saint-Rombaut : tout ce que nous vendons à Malines.',
        en: 'Living between the Dijle and Saint Rumbold’s tower: everything we are selling in Mechelen.',
      }),
      conditions: [
        {
          _type: 'filterCondition',
          _key: 'zip',
          logic: 'and',
          field: 'zip',
          operator: 'equals',
          compareWithValue: '2800',
        },
      ],
    },
  ],
  modules: [
    {
      ...moduleLayout,
      _type: 'articleModule',
      _key: 'buying-with-us',
      title: localizedString({
        nl: 'Zo verloopt een aankoop bij ons',
        fr: 'Votre achat, étape par étape',
        en: 'How buying with us works',
      }),
      body: localizedRichText({
        nl: richText(
          'U bezoekt een pand samen met de makelaar die het dossier kent. Alle attesten en plannen krijgt u vooraf, zodat u met kennis van zaken kunt beslissen.',
          { bullet: 'Een bezoek op een moment dat u past, ook op zaterdag.' },
          { bullet: 'Een eerlijk antwoord over de staat, de buurt en de kosten.' },
          { bullet: 'Begeleiding van uw bod tot de akte bij de notaris.' },
        ),
        fr: richText(
          'Vous visitez le bien avec l’agent qui connaît le dossier. Vous recevez à l’avance toutes les attestations et tous les plans, pour décider en connaissance de cause.',
          { bullet: 'Une visite au moment qui vous convient, le samedi aussi.' },
          { bullet: 'Une réponse honnête sur l’état, le quartier et les frais.' },
          { bullet: 'Un accompagnement de votre offre jusqu’à l’acte notarié.' },
        ),
        en: richText(
          'You view a property with the agent who knows it best. You receive every certificate and plan beforehand, so that you can decide with all the facts.',
          { bullet: 'A viewing when it suits you, Saturdays included.' },
          { bullet: 'An honest answer about condition, neighbourhood and costs.' },
          { bullet: 'Guidance from your offer to completion at the notary’s.' },
        ),
      }),
      picture: picture('story-13'),
      imagePosition: 'right',
    },
    {
      ...moduleLayout,
      _type: 'callToActionModule',
      _key: 'sell-first',
      title: localizedString({
        nl: 'Moet u eerst zelf verkopen?',
        fr: 'Devez-vous d’abord vendre ?',
        en: 'Do you need to sell first?',
      }),
      description: localizedText({
        nl: 'Wij schatten uw woning gratis. Dan weet u wat u kunt bieden, nog voor u gaat kijken.',
        fr: 'Nous estimons votre bien gratuitement. Vous savez ainsi ce que vous pouvez offrir, avant même de visiter.',
        en: 'We will value your home free of charge, so that you know what you can offer before you go and look.',
      }),
      links: [
        listItem(
          'valuation',
          pageLink(freeValuation, {
            nl: 'Vraag een schatting aan',
            fr: 'Demandez une estimation',
            en: 'Request a valuation',
          }),
        ),
        listItem(
          'steps',
          pageLink(stepPlan, {
            nl: 'Zo verloopt een verkoop',
            fr: 'Comment se déroule une vente',
            en: 'How a sale works',
          }),
        ),
      ],
    },
  ],
};
