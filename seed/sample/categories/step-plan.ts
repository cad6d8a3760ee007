import type { SeededCategory } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { reference } from '../../builders/reference.ts';
import { selling } from './selling.ts';

export const stepPlan: SeededCategory = {
  _id: 'category-step-plan',
  _type: 'category',
  parent: reference(selling),
  webId: 'step-plan',
  order: 20,
  title: localizedString({ nl: 'Stappenplan', fr: 'Étapes de la vente', en: 'Step by step' }),
  summary: localizedText({
    nl: 'Van het eerste gesprek tot de sleutels, in vier stappen.',
    fr: 'Du premier entretien aux clés, en quatre étapes.',
    en: 'From the first meeting to the keys, in four steps.',
  }),
};
