import type { SeededCategory } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { reference } from '../../builders/reference.ts';
import { nextStep } from '../../starter/next-step.ts';

const selling: SeededCategory = {
  _id: 'category-selling',
  _type: 'category',
  webId: 'selling',
  order: 10,
  title: localizedString({ nl: 'Verkopen', fr: 'Vendre', en: 'Selling' }),
  summary: localizedText({
    nl: 'Alles over verkopen met Huis & Haard.',
    fr: 'Tout sur la vente avec Huis & Haard.',
    en: 'Everything about selling with Huis & Haard.',
  }),
  articleModules: [nextStep],
};

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

export const whyUs: SeededCategory = {
  _id: 'category-why-us',
  _type: 'category',
  parent: reference(selling),
  webId: 'why-us',
  order: 30,
  title: localizedString({ nl: 'Waarom Huis & Haard', fr: 'Pourquoi Huis & Haard', en: 'Why Huis & Haard' }),
  summary: localizedText({
    nl: 'Drie redenen waarom verkopers voor ons kiezen.',
    fr: 'Trois raisons pour lesquelles des vendeurs nous choisissent.',
    en: 'Three reasons why sellers choose us.',
  }),
};

export const categories: SeededCategory[] = [selling, workingMethod, stepPlan, whyUs];
