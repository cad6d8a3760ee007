import { stepPlan as category } from '../categories/step-plan.ts';
import type { SeededPage } from '../document.ts';
import { localizedString, localizedText } from '../localized.ts';
import { moduleLayout } from '../module-layout.ts';
import { pageSettings } from '../page-settings.ts';
import { picture } from '../picture.ts';
import { reference } from '../reference.ts';

export const stepPlan: SeededPage = {
  ...pageSettings,
  _id: 'page-step-plan',
  _type: 'page',
  kind: 'content',
  status: 'published',
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
      ...moduleLayout,
      _type: 'categoryModule',
      _key: 'steps',
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
  ],
};
