import { reportage } from '../articles/reportage.ts';
import { pictureBanner } from '../banner.ts';
import { whyUs, stepPlan, workingMethod } from '../categories/categories.ts';
import type { SeededPage } from '../../builders/document.ts';
import { pageLink } from '../../builders/link.ts';
import { listItem } from '../../builders/list-item.ts';
import { localizedRichText, localizedString, localizedText } from '../../builders/localized.ts';
import { columns, moduleLayout } from '../../builders/module-layout.ts';
import { pageSettings } from '../../builders/page-settings.ts';
import { backgroundPicture, cropOf, picture } from '../picture.ts';
import { sellingQuestions } from '../../starter/questions/selling-questions.ts';
import { reference } from '../../builders/reference.ts';
import { richText } from '../../builders/rich-text.ts';
import { sellingSlider } from '../sliders/selling.ts';
import { pieter } from '../testimonials/testimonials.ts';
import { freeValuation } from '../../starter/pages/free-valuation.ts';
import { sellingFigures } from './selling-figures.ts';

export const sell: SeededPage = {
  ...pageSettings('page-sell', 'content'),
  showPageBanner: true,
  originalPath: '/verkopen/',
  title: localizedString({ nl: 'Verkopen', fr: 'Vendre', en: 'Selling' }),
  path: localizedString({ nl: '/verkopen/', fr: '/vendre/', en: '/selling/' }),
  description: localizedText({
    nl: 'Uw woning verkopen met Huis & Haard: een onderbouwde schatting, een vaste makelaar en één ereloon waar alles in zit.',
    fr: 'Vendre votre bien avec Huis & Haard : une estimation argumentée, un agent attitré et des honoraires tout compris.',
    en: 'Selling your home with Huis & Haard: a well-founded valuation, one agent throughout and one all-inclusive fee.',
  }),
  metadata: {
    _type: 'pageMetadata',
    pageTitle: localizedString({
      nl: 'Uw woning verkopen in Mechelen of Leuven – Huis & Haard',
      fr: 'Vendre votre bien à Malines ou à Louvain – Huis & Haard',
      en: 'Selling your home in Mechelen or Leuven – Huis & Haard',
    }),
    socialType: 'website',
  },
  image: picture('banner-sell-3x2'),
  banner: pictureBanner('banner-sell', {
    nl: 'Met een plan, een vaste makelaar en zonder verrassingen.',
    fr: 'Avec un plan, un agent attitré, sans surprise.',
    en: 'With a plan, one agent throughout and no surprises.',
  }),
  modules: [
    {
      ...moduleLayout('sliderModule', 'slider'),
      slider: reference(sellingSlider),
    },
    {
      ...moduleLayout('articleModule', 'selling-with-us'),
      title: localizedString({
        nl: 'Uw huis verkopen doet u niet elke dag',
        fr: 'On ne vend pas sa maison tous les jours',
        en: 'You don’t sell a house every day',
      }),
      body: localizedRichText({
        nl: richText(
          'Wij wel, en toch is geen enkele verkoop dezelfde. Achter elke deur zit een ander verhaal: een gezin dat groeit, een huis dat te groot werd, een erfenis die rustig verdeeld moet worden. Daarom beginnen wij met luisteren en pas daarna met meten.',
          'U krijgt één makelaar, die u van het eerste gesprek tot de akte begeleidt. Die zegt u wat uw woning waard is en waarom, welke documenten nodig zijn en hoelang het zal duren. En ook wat u beter niet doet, zoals nog snel een nieuwe badkamer plaatsen.',
          [
            'Benieuwd? ',
            { text: 'Vraag een gratis schatting aan', href: '/nl/gratis-schatting/' },
            ', bij u thuis en zonder verplichting.',
          ],
        ),
        fr: richText(
          'Nous, si, et pourtant aucune vente ne ressemble à une autre. Derrière chaque porte se cache une autre histoire : une famille qui s’agrandit, une maison devenue trop grande, un héritage à partager sereinement. Nous commençons donc par écouter, et seulement ensuite par mesurer.',
          'Vous avez un seul agent, qui vous accompagne du premier entretien à l’acte. Il vous dit ce que vaut votre bien et pourquoi, quels documents sont nécessaires et combien de temps il faudra. Et aussi ce qu’il vaut mieux éviter, comme aménager à la hâte une nouvelle salle de bains.',
          [
            'Curieux ? ',
            { text: 'Demandez une estimation gratuite', href: '/fr/estimation-gratuite/' },
            ', chez vous et sans engagement.',
          ],
        ),
        en: richText(
          'We do, and yet no two sales are the same. Behind every door is a different story: a growing family, a house that has become too big, an inheritance to be divided amicably. So we listen first and measure later.',
          'You have one agent, who stays with you from the first meeting to completion. They tell you what your home is worth and why, which documents are needed and how long it will take. And also what not to do, such as putting in a new bathroom just before you sell.',
          [
            'Curious? ',
            { text: 'Request a free valuation', href: '/en/free-valuation/' },
            ', at your home and without obligation.',
          ],
        ),
      }),
      picture: picture('banner-contact-3x2'),
      imagePosition: 'left',
    },
    sellingFigures,
    {
      ...moduleLayout('categoryModule', 'why-us'),
      title: localizedString({
        nl: 'Waarom verkopers ons kiezen',
        fr: 'Pourquoi nous choisir',
        en: 'Why sellers choose us',
      }),
      span: columns(7),
      category: reference(whyUs),
      view: 'list-view',
      isHasSubcategories: false,
      isNumbered: false,
      maxItems: 3,
      itemsPerRow: 3,
    },
    {
      ...moduleLayout('quoteModule', 'customer'),
      span: columns(5),
      backgroundType: 'color',
      backgroundColor: 'dark',
      testimonial: reference(pieter),
    },
    {
      ...moduleLayout('categoryModule', 'working-method'),
      title: localizedString({
        nl: 'Wat wij voor u doen',
        fr: 'Ce que nous faisons pour vous',
        en: 'What we do for you',
      }),
      backgroundType: 'color',
      backgroundColor: 'soft',
      category: reference(workingMethod),
      view: 'card-view',
      isHasSubcategories: false,
      isNumbered: false,
      maxItems: 5,
      itemsPerRow: 4,
    },
    {
      ...moduleLayout('beforeAfterModule', 'day-and-dusk'),
      title: localizedString({
        nl: 'Het juiste uur voor de foto',
        fr: 'La bonne heure pour la photo',
        en: 'The right hour for the photograph',
      }),
      description: localizedText({
        nl: 'Dezelfde gevel, overdag en bij valavond. Wij komen terug wanneer het licht klopt.',
        fr: 'La même façade, de jour et à la tombée du jour. Nous revenons quand la lumière est bonne.',
        en: 'The same front by day and at dusk. We come back when the light is right.',
      }),
      span: columns(7),
      before: { ...picture('office-mechelen'), crop: cropOf({ left: 0.09 }) },
      beforeLabel: localizedString({ nl: 'Overdag', fr: 'De jour', en: 'By day' }),
      after: { ...picture('office-mechelen-dusk'), crop: cropOf({ right: 0.09 }) },
      afterLabel: localizedString({ nl: 'Valavond', fr: 'Au crépuscule', en: 'At dusk' }),
    },
    {
      ...moduleLayout('callToActionModule', 'photographs'),
      title: localizedString({
        nl: 'De beelden zijn van u',
        fr: 'Les images vous appartiennent',
        en: 'The pictures are yours',
      }),
      titleSize: 'h3',
      description: localizedText({
        nl: 'Foto’s, plannen en film blijven van u, ook als de verkoop niet doorgaat. U betaalt er niets extra voor.',
        fr: 'Photos, plans et film restent à vous, même si la vente ne se fait pas. Sans aucun supplément.',
        en: 'Photographs, plans and film stay yours, even if the sale falls through. At no extra cost.',
      }),
      span: columns(5),
      backgroundType: 'color',
      backgroundColor: 'soft',
      links: [
        listItem(
          'reportage',
          pageLink(reportage, {
            nl: 'Bekijk een reportage',
            fr: 'Voir un reportage',
            en: 'See our photography',
          }),
        ),
      ],
    },
    {
      ...moduleLayout('categoryModule', 'step-plan'),
      title: localizedString({
        nl: 'In vier stappen verkocht',
        fr: 'Vendu en quatre étapes',
        en: 'Sold in four steps',
      }),
      description: localizedText({
        nl: 'Open een stap om te lezen wat er dan gebeurt, en wat u zelf moet doen.',
        fr: 'Ouvrez une étape pour lire ce qui se passe alors, et ce que vous avez à faire.',
        en: 'Open a step to read what happens and what you need to do yourself.',
      }),
      span: columns(7),
      category: reference(stepPlan),
      view: 'collapse-view',
      isHasSubcategories: false,
      isNumbered: true,
      maxItems: 4,
      itemsPerRow: 1,
    },
    {
      ...moduleLayout('callToActionModule', 'first-step'),
      title: localizedString({
        nl: 'De eerste stap kost niets',
        fr: 'La première étape ne coûte rien',
        en: 'The first step costs nothing',
      }),
      titleSize: 'h3',
      description: localizedText({
        nl: 'Een uur bij u thuis, en binnen de week weet u wat uw woning waard is.',
        fr: 'Une heure chez vous, et vous savez dans la semaine ce que vaut votre bien.',
        en: 'An hour at your home, and within a week you know what it is worth.',
      }),
      span: columns(5),
      backgroundType: 'color',
      backgroundColor: 'accent',
      links: [
        listItem(
          'valuation',
          pageLink(freeValuation, {
            nl: 'Vraag een schatting aan',
            fr: 'Demandez une estimation',
            en: 'Request a valuation',
          }),
        ),
      ],
    },
    {
      ...moduleLayout('questionsModule', 'questions'),
      title: localizedString({
        nl: 'Wat verkopers ons vragen',
        fr: 'Ce que les vendeurs nous demandent',
        en: 'What sellers ask us',
      }),
      backgroundType: 'color',
      backgroundColor: 'soft',
      questions: sellingQuestions,
      view: 'collapse-view',
    },
    {
      ...moduleLayout('contactModule', 'ask-us'),
      title: localizedString({
        nl: 'Eerst iets vragen?',
        fr: 'Une question d’abord ?',
        en: 'Any questions first?',
      }),
      description: localizedText({
        nl: 'Ook als verkopen nog ver weg is: schrijf ons twee regels, en u weet waar u staat.',
        fr: 'Même si la vente est encore loin : écrivez-nous deux lignes, et vous saurez où vous en êtes.',
        en: 'Even if selling is still a long way off, drop us a line and you will know where you stand.',
      }),
      span: columns(7),
      backgroundType: 'image',
      backgroundImage: backgroundPicture('story-3'),
      form: 'site-contact-small',
    },
  ],
};
