import { stepPlan as category } from '../categories/categories.ts';
import type { SeededPage } from '../../builders/document.ts';
import { localizedString, localizedTable, localizedText } from '../../builders/localized.ts';
import { moduleLayout } from '../../builders/module-layout.ts';
import { nextStep } from '../../starter/next-step.ts';
import { pageSettings } from '../../builders/page-settings.ts';
import { picture } from '../picture.ts';
import { reference } from '../../builders/reference.ts';
import { youssef } from '../testimonials/testimonials.ts';

export const stepPlan: SeededPage = {
  ...pageSettings('page-step-plan', 'content'),
  title: localizedString({ nl: 'Stappenplan', fr: 'Étapes de la vente', en: 'Step by step' }),
  breadcrumb: localizedString({ nl: 'Stappenplan', fr: 'Étapes', en: 'Steps' }),
  path: localizedString({ nl: '/stappenplan/', fr: '/etapes/', en: '/steps/' }),
  description: localizedText({
    nl: 'Een woning verkopen in vier stappen: schatting, dossier, bezoeken en akte.',
    fr: 'Vendre un bien en quatre étapes : estimation, dossier, visites et acte.',
    en: 'Selling a home in four steps: valuation, paperwork, viewings and completion.',
  }),
  image: picture('story-18'),
  modules: [
    {
      ...moduleLayout('categoryModule', 'steps'),
      title: localizedString({
        nl: 'Vier stappen, gewoonlijk vier tot zes maanden',
        fr: 'Quatre étapes, en général quatre à six mois',
        en: 'Four steps, usually four to six months',
      }),
      category: reference(category),
      view: 'card-view',
      isHasSubcategories: false,
      isNumbered: true,
      maxItems: 4,
      itemsPerRow: 2,
    },
    {
      ...moduleLayout('tableModule', 'at-a-glance'),
      title: localizedString({
        nl: 'Alles op een rij',
        fr: 'En un coup d’œil',
        en: 'At a glance',
      }),
      backgroundType: 'color',
      backgroundColor: 'soft',
      caption: localizedString({
        nl: 'Wie doet wat, en hoelang het duurt',
        fr: 'Qui fait quoi, et combien de temps il faut',
        en: 'Who does what, and how long it takes',
      }),
      hasHeaderRow: true,
      hasHeaderColumn: true,
      table: localizedTable({
        nl: [
          ['Stap', 'Wat wij doen', 'Wat u doet', 'Duur'],
          [
            '1. Kennismaking en schatting',
            'Wij komen langs, meten en schatten',
            'U vertelt waarom en wanneer u wilt verkopen',
            '1 week',
          ],
          [
            '2. Dossier en voorstelling',
            'Wij vragen de attesten aan, maken foto’s en schrijven de tekst',
            'U tekent de opdracht en leest de tekst na',
            '3 tot 5 weken',
          ],
          [
            '3. Bezoeken en bod',
            'Wij leiden rond, gaan de financiering na en onderhandelen',
            'U kiest de koper',
            'Verschilt per woning',
          ],
          [
            '4. Compromis en akte',
            'Wij stellen het compromis op en volgen de notarissen op',
            'U tekent en geeft de sleutels',
            'Hoogstens 4 maanden',
          ],
        ],
        fr: [
          ['Étape', 'Ce que nous faisons', 'Ce que vous faites', 'Durée'],
          [
            '1. Rencontre et estimation',
            'Nous venons sur place, mesurons et estimons',
            'Vous dites pourquoi et quand vous voulez vendre',
            '1 semaine',
          ],
          [
            '2. Dossier et mise en vente',
            'Nous demandons les attestations, photographions et rédigeons',
            'Vous signez la mission et relisez le texte',
            '3 à 5 semaines',
          ],
          [
            '3. Visites et offre',
            'Nous faisons visiter, vérifions le financement et négocions',
            'Vous choisissez l’acquéreur',
            'Selon le bien',
          ],
          [
            '4. Compromis et acte',
            'Nous rédigeons le compromis et suivons les notaires',
            'Vous signez et remettez les clés',
            '4 mois au plus',
          ],
        ],
        en: [
          ['Step', 'What we do', 'What you do', 'Time'],
          [
            '1. First meeting and valuation',
            'We visit, measure and value your home',
            'You tell us why and when you want to sell',
            '1 week',
          ],
          [
            '2. File and launch',
            'We order the certificates, take the photographs and write the text',
            'You sign the mandate and check the text',
            '3 to 5 weeks',
          ],
          [
            '3. Viewings and offer',
            'We show people round, check their financing and negotiate',
            'You choose the buyer',
            'Varies',
          ],
          [
            '4. Agreement and deed',
            'We draw up the sales contract and follow up with the notaries',
            'You sign and hand over the keys',
            '4 months at most',
          ],
        ],
      }),
    },
    {
      ...moduleLayout('quoteModule', 'customer'),
      testimonial: reference(youssef),
    },
    nextStep,
  ],
};
