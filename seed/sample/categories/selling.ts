import type { SeededCategory } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { nextStep } from '../../starter/next-step.ts';

export const selling: SeededCategory = {
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
