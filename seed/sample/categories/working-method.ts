import type { SeededCategory } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { reference } from '../../builders/reference.ts';
import { selling } from './selling.ts';

export const workingMethod: SeededCategory = {
  _id: 'category-working-method',
  _type: 'category',
  parent: reference(selling),
  webId: 'working-method',
  order: 10,
  title: localizedString({ nl: 'Onze werkwijze', fr: 'Notre méthode', en: 'How we work' }),
  summary: localizedText({
    nl: 'Vijf dingen die wij voor elke woning doen, groot of klein.',
    fr: 'Cinq choses que nous faisons pour chaque bien, grand ou petit.',
    en: 'Five things we do for every home, large or small.',
  }),
};
