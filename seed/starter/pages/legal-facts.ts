import type { SeededPage } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { pageSettings } from '../../builders/page-settings.ts';
import { nextStep } from '../next-step.ts';

export const legalFacts: SeededPage = {
  ...pageSettings('page-legal-facts', 'legal-facts'),
  originalPath: '/legal-facts/',
  title: localizedString({
    nl: 'Feiten die de wet vraagt',
    fr: 'Les faits que la loi demande',
    en: 'Facts the law asks for',
    de: 'Angaben, die das Gesetz verlangt',
  }),
  path: localizedString({
    nl: '/wettelijke-feiten/',
    fr: '/mentions-obligatoires/',
    en: '/legal-facts/',
    de: '/pflichtangaben/',
  }),
  description: localizedText({
    nl: 'Wat een advertentie voor een huis of appartement moet zeggen, wat het betekent en waar het vandaan komt.',
    fr: 'Ce qu’une annonce pour une maison ou un appartement doit dire, ce que cela signifie et d’où cela vient.',
    en: 'What an advertisement for a house or a flat must say, what it means and where it comes from.',
    de: 'Was eine Anzeige für ein Haus oder eine Wohnung sagen muss, was es bedeutet und woher es stammt.',
  }),
  modules: [nextStep],
};
