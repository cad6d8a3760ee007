import { careFreeService } from '../../articles/care-free-service.ts';
import { marketing } from '../../articles/marketing.ts';
import { reportage } from '../../articles/reportage.ts';
import type { SeededPage } from '../../../builders/document.ts';
import { listItem } from '../../../builders/list-item.ts';
import { localizedRichText, localizedString, localizedText } from '../../../builders/localized.ts';
import { moduleLayout } from '../../../builders/module-layout.ts';
import { nextStep } from '../../../starter/next-step.ts';
import { pageSettings } from '../../../builders/page-settings.ts';
import { picture } from '../../picture.ts';
import { reference } from '../../../builders/reference.ts';
import { richText } from '../../../builders/rich-text.ts';
import { homeFigures } from './home-figures.ts';
import { pageLink } from '../../../builders/link.ts';
import { newsletter } from '../../../starter/pages/newsletter.ts';

/** Links to the newsletter form on a page of its own, so that home needs no script for it. */
const homeNewsletter = {
  ...moduleLayout('callToActionModule', 'newsletter'),
  title: localizedString({
    nl: 'Hoor het als eerste',
    fr: 'Les nouveautés en primeur',
    en: 'Be the first to hear',
  }),
  description: localizedText({
    nl: 'Sommige huizen zijn verkocht vóór ze in de etalage hangen. Onze nieuwsbrief komt hooguit twee keer per maand.',
    fr: 'Certaines maisons sont vendues avant d’être en vitrine. Notre newsletter paraît deux fois par mois au plus.',
    en: 'Some homes are sold before they reach our window. Our newsletter comes twice a month at most.',
  }),
  backgroundType: 'color' as const,
  backgroundColor: 'soft' as const,
  links: [
    listItem(
      'newsletter',
      pageLink(newsletter, { nl: 'Schrijf u in', fr: 'Inscrivez-vous', en: 'Subscribe' }),
    ),
  ],
};

export const home: SeededPage = {
  ...pageSettings('page-home', 'home'),
  showBreadCrumb: false,
  showPageBanner: true,
  title: localizedString({
    nl: 'Thuis begint met vertrouwen',
    fr: 'Chez soi commence par la confiance',
    en: 'Home begins with trust',
  }),
  breadcrumb: localizedString({ nl: 'Home', fr: 'Accueil', en: 'Home' }),
  path: localizedString({ nl: '/', fr: '/', en: '/' }),
  description: localizedText({
    nl: 'Huis & Haard verkoopt en verhuurt huizen, appartementen en gronden in en rond Mechelen en Leuven.',
    fr: 'Huis & Haard vend et loue des maisons, des appartements et des terrains à Malines, à Louvain et aux alentours.',
    en: 'Huis & Haard sells and lets houses, apartments and land in and around Mechelen and Leuven.',
  }),
  metadata: {
    _type: 'pageMetadata',
    pageTitle: localizedString({
      nl: 'Huis & Haard, vastgoedmakelaar in Mechelen en Leuven',
      fr: 'Huis & Haard, agence immobilière à Malines et à Louvain',
      en: 'Huis & Haard, estate agents in Mechelen and Leuven',
    }),
    socialType: 'website',
  },
  image: picture('banner-home-3x2'),
  banner: {
    _type: 'banner',
    mediaType: 'gallery',
    pictures: [
      listItem('street', picture('banner-home')),
      listItem('villa', picture('banner-sale')),
      listItem('quay', picture('banner-rent')),
    ],
    description: localizedText({
      nl: 'Kopen, verkopen en huren in en rond Mechelen en Leuven.',
      fr: 'Acheter, vendre et louer à Malines, à Louvain et aux alentours.',
      en: 'Buying, selling and renting in and around Mechelen and Leuven.',
    }),
    height: 'standard',
    color: 'dark',
    transparent: 100,
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
      ...moduleLayout('articleModule', 'welcome'),
      title: localizedString({
        nl: 'Uw familiekantoor in Mechelen en Leuven',
        fr: 'Votre agence familiale à Malines et à Louvain',
        en: 'Your family agency in Mechelen and Leuven',
      }),
      body: localizedRichText({
        nl: richText(
          'Sinds 1989 helpen wij gezinnen, starters en beleggers aan een adres dat bij hen past. Eén vaste makelaar volgt uw dossier, van het eerste gesprek tot de sleuteloverdracht.',
          [
            'Wilt u weten wat uw woning waard is, of zoekt u iets dat nog niet op de site staat? ',
            { text: 'Neem contact op', href: '/nl/contact/' },
            ': een eerste gesprek is gratis en verbindt u tot niets.',
          ],
        ),
        fr: richText(
          'Depuis 1989, nous aidons familles, primo-acquéreurs et investisseurs à trouver l’adresse qui leur ressemble. Un seul agent suit votre dossier, du premier entretien à la remise des clés.',
          [
            'Vous souhaitez connaître la valeur de votre bien, ou vous cherchez ce qui n’est pas encore en ligne ? ',
            { text: 'Contactez-nous', href: '/fr/contact/' },
            ' : un premier entretien est gratuit et sans engagement.',
          ],
        ),
        en: richText(
          'Since 1989 we have helped families, first-time buyers and investors find the address that suits them. One agent looks after you, from the first conversation until you have the keys.',
          [
            'Would you like to know what your home is worth, or are you looking for something that is not online yet? ',
            { text: 'Get in touch', href: '/en/contact/' },
            ': the first conversation is free and without obligation.',
          ],
        ),
      }),
      picture: picture('office-mechelen'),
      imagePosition: 'right',
    },
    {
      ...moduleLayout('propertyListModule', 'new-properties'),
      title: localizedString({ nl: 'Nieuw in ons aanbod', fr: 'Nos nouveautés', en: 'New properties' }),
      goal: 'any',
      order: 'newest',
      view: 'card-view',
      maxItems: 6,
      itemsPerRow: 3,
    },
    homeNewsletter,
    {
      ...moduleLayout('categoryModule', 'working-method'),
      title: localizedString({ nl: 'Zo werken wij', fr: 'Notre façon de travailler', en: 'How we work' }),
      description: localizedText({
        nl: 'Wat u van ons mag verwachten, of u nu een studio verkoopt of een hoeve.',
        fr: 'Ce que vous pouvez attendre de nous, que vous vendiez un studio ou une ferme.',
        en: 'What you can expect from us, whether you are selling a studio or a farm.',
      }),
      articles: [
        listItem('reportage', reference(reportage)),
        listItem('marketing', reference(marketing)),
        listItem('care-free-service', reference(careFreeService)),
      ],
      view: 'card-view',
      isHasSubcategories: false,
      isNumbered: false,
      maxItems: 3,
      itemsPerRow: 3,
    },
    homeFigures,
    {
      ...moduleLayout('testimonialModule', 'testimonials'),
      title: localizedString({
        nl: 'Wat klanten over ons zeggen',
        fr: 'Ce que disent nos clients',
        en: 'What our clients say',
      }),
      view: 'card-view',
      maxItems: 3,
      itemsPerRow: 3,
    },
    nextStep,
  ],
};
