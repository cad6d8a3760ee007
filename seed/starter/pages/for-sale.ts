import type { SeededPage } from '../../builders/document.ts';
import { pageLink } from '../../builders/link.ts';
import { listItem } from '../../builders/list-item.ts';
import { localizedParts, localizedString, localizedText } from '../../builders/localized.ts';
import { moduleLayout } from '../../builders/module-layout.ts';
import { pageSettings } from '../../builders/page-settings.ts';
import { freeValuation } from './free-valuation.ts';

export const forSale: SeededPage = {
  ...pageSettings('page-for-sale', 'property-list-sale'),
  originalPath: '/for-sale/',
  title: localizedString({ nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' }),
  path: localizedString({ nl: '/te-koop/', fr: '/a-vendre/', en: '/for-sale/', de: '/zu-verkaufen/' }),
  description: localizedText({
    nl: 'Huizen, appartementen, gronden en handelspanden te koop {{aroundTowns}}.',
    fr: 'Maisons, appartements, terrains et commerces à vendre {{aroundTowns}}.',
    en: 'Houses, apartments, land and business premises for sale {{aroundTowns}}.',
    de: 'Häuser, Wohnungen, Grundstücke und Gewerbeimmobilien zum Kauf {{aroundTowns}}.',
  }),
  modules: [
    {
      ...moduleLayout('articleModule', 'buying-with-us'),
      title: localizedString({
        nl: 'Zo verloopt een aankoop bij ons',
        fr: 'Votre achat, étape par étape',
        en: 'How buying with us works',
        de: 'So läuft ein Kauf bei uns ab',
      }),
      body: localizedParts({
        nl: [
          'U bezoekt een pand samen met de makelaar die het dossier kent. Alle attesten en plannen krijgt u vooraf, zodat u met kennis van zaken kunt beslissen.',
          { bullet: 'Een bezoek op een moment dat u past, ook op zaterdag.' },
          { bullet: 'Een eerlijk antwoord over de staat, de buurt en de kosten.' },
          { bullet: 'Begeleiding van uw bod tot de akte bij de notaris.' },
        ],
        fr: [
          'Vous visitez le bien avec l’agent qui connaît le dossier. Vous recevez à l’avance toutes les attestations et tous les plans, pour décider en connaissance de cause.',
          { bullet: 'Une visite au moment qui vous convient, le samedi aussi.' },
          { bullet: 'Une réponse honnête sur l’état, le quartier et les frais.' },
          { bullet: 'Un accompagnement de votre offre jusqu’à l’acte notarié.' },
        ],
        en: [
          'You view a property with the agent who knows it best. You receive every certificate and plan beforehand, so that you can decide with all the facts.',
          { bullet: 'A viewing when it suits you, Saturdays included.' },
          { bullet: 'An honest answer about condition, neighbourhood and costs.' },
          { bullet: 'Guidance from your offer to completion at the notary’s.' },
        ],
        de: [
          'Sie besichtigen eine Immobilie mit dem Makler, der die Akte kennt. Alle Bescheinigungen und Pläne erhalten Sie vorab, damit Sie gut informiert entscheiden können.',
          { bullet: 'Eine Besichtigung zu einem Termin, der Ihnen passt, auch samstags.' },
          { bullet: 'Eine ehrliche Antwort zu Zustand, Nachbarschaft und Kosten.' },
          { bullet: 'Begleitung von Ihrem Gebot bis zur Urkunde beim Notar.' },
        ],
      }),
      imagePosition: 'right',
    },
    {
      ...moduleLayout('callToActionModule', 'sell-first'),
      title: localizedString({
        nl: 'Moet u eerst zelf verkopen?',
        fr: 'Devez-vous d’abord vendre ?',
        en: 'Do you need to sell first?',
        de: 'Müssen Sie zuerst selbst verkaufen?',
      }),
      description: localizedText({
        nl: 'Wij schatten uw woning gratis. Dan weet u wat u kunt bieden, nog voor u gaat kijken.',
        fr: 'Nous estimons votre bien gratuitement. Vous savez ainsi ce que vous pouvez offrir, avant même de visiter.',
        en: 'We will value your home free of charge, so that you know what you can offer before you go and look.',
        de: 'Wir schätzen Ihre Immobilie kostenlos. So wissen Sie, was Sie bieten können, noch bevor Sie besichtigen.',
      }),
      links: [
        listItem(
          'valuation',
          pageLink(freeValuation, {
            nl: 'Vraag een schatting aan',
            fr: 'Demandez une estimation',
            en: 'Request a valuation',
            de: 'Schätzung anfragen',
          }),
        ),
      ],
    },
  ],
};
