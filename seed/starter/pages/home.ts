import type { SeededPage } from '../../builders/document.ts';
import { localizedParts, localizedString, localizedText } from '../../builders/localized.ts';
import { moduleLayout } from '../../builders/module-layout.ts';
import { pageSettings } from '../../builders/page-settings.ts';
import { nextStep } from '../next-step.ts';

export const home: SeededPage = {
  ...pageSettings('page-home', 'home'),
  showBreadCrumb: false,
  showPageBanner: true,
  title: localizedString({
    nl: 'Kopen, verkopen en huren {{inTowns}}',
    fr: 'Acheter, vendre et louer {{inTowns}}',
    en: 'Buying, selling and renting {{inTowns}}',
    de: 'Kaufen, verkaufen und mieten {{inTowns}}',
  }),
  breadcrumb: localizedString({ nl: 'Home', fr: 'Accueil', en: 'Home', de: 'Startseite' }),
  path: localizedString({ nl: '/', fr: '/', en: '/', de: '/' }),
  description: localizedText({
    nl: '{{name}} verkoopt en verhuurt huizen, appartementen en gronden {{aroundTowns}}.',
    fr: '{{name}} vend et loue des maisons, des appartements et des terrains {{aroundTowns}}.',
    en: '{{name}} sells and lets houses, apartments and land {{aroundTowns}}.',
    de: '{{name}} verkauft und vermietet Häuser, Wohnungen und Grundstücke {{aroundTowns}}.',
  }),
  metadata: {
    _type: 'pageMetadata',
    pageTitle: localizedString({
      nl: '{{name}}, vastgoedmakelaar {{inTowns}}',
      fr: '{{name}}, agence immobilière {{inTowns}}',
      en: '{{name}}, estate agents {{inTowns}}',
      de: '{{name}}, Immobilienmakler {{inTowns}}',
    }),
    socialType: 'website',
  },
  banner: {
    _type: 'banner',
    mediaType: 'none',
    height: 'standard',
    search: {
      _type: 'searchBlock',
      isShown: true,
      showSearchInput: true,
      showSearchButton: true,
      // The buttons show the numbers.
      showSearchCount: false,
      showCountProperty: true,
    },
  },
  modules: [
    {
      ...moduleLayout('propertyListModule', 'new-properties'),
      title: localizedString({
        nl: 'Nieuw in ons aanbod',
        fr: 'Nos nouveautés',
        en: 'New properties',
        de: 'Neu im Angebot',
      }),
      goal: 'any',
      order: 'newest',
      view: 'card-view',
      maxItems: 6,
      itemsPerRow: 3,
    },
    {
      ...moduleLayout('articleModule', 'welcome'),
      title: localizedString({
        nl: 'Uw makelaar {{inTowns}}',
        fr: 'Votre agence {{inTowns}}',
        en: 'Your agency {{inTowns}}',
        de: 'Ihr Makler {{inTowns}}',
      }),
      body: localizedParts({
        nl: [
          'Eén vaste makelaar volgt uw dossier, van het eerste gesprek tot de sleutels. U weet vooraf wat er gebeurt, wanneer, en wat het kost.',
          [
            'Wilt u weten wat uw woning waard is, of zoekt u iets dat hier nog niet staat? ',
            { text: 'Neem contact op', href: '/nl/contact/' },
            ': een eerste gesprek verbindt u tot niets.',
          ],
        ],
        fr: [
          'Un seul agent suit votre dossier, du premier entretien à la remise des clés. Vous savez à l’avance ce qui va se passer, quand, et ce que cela coûte.',
          [
            'Vous souhaitez connaître la valeur de votre bien, ou vous cherchez ce qui n’est pas encore en ligne ? ',
            { text: 'Contactez-nous', href: '/fr/contact/' },
            ' : un premier entretien est sans engagement.',
          ],
        ],
        en: [
          'One agent looks after you, from the first conversation until you have the keys. You know beforehand what will happen, when, and what it costs.',
          [
            'Would you like to know what your home is worth, or are you looking for something that is not online yet? ',
            { text: 'Get in touch', href: '/en/contact/' },
            ': the first conversation is without obligation.',
          ],
        ],
        de: [
          'Ein fester Ansprechpartner begleitet Sie vom ersten Gespräch bis zur Schlüsselübergabe. Sie wissen vorher, was wann geschieht und was es kostet.',
          [
            'Möchten Sie wissen, was Ihre Immobilie wert ist, oder suchen Sie etwas, das hier noch nicht steht? ',
            { text: 'Sprechen Sie uns an', href: '/de/kontakt/' },
            ': Ein erstes Gespräch verpflichtet Sie zu nichts.',
          ],
        ],
      }),
      imagePosition: 'right',
    },
    nextStep,
  ],
};
