import { has, hasEnergyFigure, hasMeters, isUnfinished, dwellings, type LawRule } from '../law-rule.ts';

const checkedOn = '2026-11-27';

/** Buildings under construction have no certificate yet. */
const energy = {
  regions: ['wallonia'],
  goals: ['sale', 'rent'],
  kinds: dwellings,
  from: '2015-01-01',
  source: {
    title: 'Federia, Publicité et mention de la performance énergétique, 28 September 2021',
    url: 'https://www.federia.immo/fr/thematiques/2021-09-28-publicite-et-mention-de-la-performance-energetique-rappels-de-quelques-obligations-et-points-d-attention',
    checkedOn,
  },
  concerns: (home, day) => !isUnfinished(home, day),
} as const satisfies Partial<LawRule>;

export const walloonRules: readonly LawRule[] = [
  {
    ...energy,
    id: 'wallonia-energy-label',
    fact: 'energy-label',
    fields: ['EPCLabelText', 'EnergyPerformance'],
    wording: 'The class, from A++ to G. “PEB en cours” is no answer.',
    isStated: hasEnergyFigure,
  },
  {
    ...energy,
    id: 'wallonia-energy-code',
    fact: 'certificate-code',
    fields: ['EPCCode'],
    wording: 'The number of the certificate, such as 20190620748685.',
    isStated: has('EPCCode'),
  },
  {
    ...energy,
    id: 'wallonia-energy-total',
    fact: 'total-consumption',
    fields: ['EnergyTotal'],
    wording: 'E total, in kWh a year.',
    isStated: has('EnergyTotal'),
  },
  {
    ...energy,
    id: 'wallonia-energy-specific',
    fact: 'consumption',
    fields: ['EnergyPerformance'],
    wording: 'E spec, in kWh/m² a year.',
    isStated: has('EnergyPerformance'),
  },
  {
    id: 'wallonia-meters',
    regions: ['wallonia'],
    goals: ['rent'],
    kinds: dwellings,
    from: '2018-09-01',
    fact: 'meters',
    fields: ['Meters'],
    wording: 'Of water, gas and electricity each: a meter of its own, a shared one, or none.',
    source: {
      title: 'Décret du 15 mars 2018 relatif au bail d’habitation, art. 3; UVCW, 1 December 2021',
      url: 'https://www.uvcw.be/logement/focus/art-6981',
      checkedOn,
    },
    isStated: hasMeters,
  },
];
