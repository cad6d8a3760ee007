import type { SeededPage } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { nextStep } from '../next-step.ts';
import { pageSettings } from '../../builders/page-settings.ts';

export const recentlySold: SeededPage = {
  ...pageSettings('page-recently-sold', 'recently-sold'),
  originalPath: '/recently-sold/',
  title: localizedString({
    nl: 'Recent verkocht en verhuurd',
    fr: 'Récemment vendus et loués',
    en: 'Recently sold and let',
    de: 'Kürzlich verkauft und vermietet',
  }),
  path: localizedString({
    nl: '/recent-verkocht/',
    fr: '/recemment-vendus/',
    en: '/recently-sold/',
    de: '/kuerzlich-verkauft/',
  }),
  description: localizedText({
    nl: 'Deze panden vonden via ons een nieuwe eigenaar of huurder, en zo lang duurde het.',
    fr: 'Ces biens ont trouvé, grâce à nous, un nouveau propriétaire ou un locataire. Voici en combien de temps.',
    en: 'These properties found a new owner or tenant through us, and this is how long it took.',
    de: 'Diese Immobilien haben über uns einen neuen Eigentümer oder Mieter gefunden, und so lange hat es gedauert.',
  }),
  modules: [nextStep],
};
