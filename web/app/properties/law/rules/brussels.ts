import { has, hasEnergyFigure, hasMeters, dwellings, type LawRule } from '../law-rule.ts';
import { mainTypes } from '../../model/main-type.ts';

const checkedOn = '2026-11-27';

const energySource = {
  title: 'Bruxelles Environnement, Vous voulez vendre ou louer votre bien ?',
  url: 'http://www.environnement.brussels/thematiques/batiment/la-peb/le-certificat-peb/vous-voulez-vendre-ou-louer-votre-bien',
  checkedOn,
};

export const brusselsRules: readonly LawRule[] = [
  {
    id: 'brussels-energy-label',
    regions: ['brussels'],
    goals: ['sale', 'rent'],
    kinds: dwellings,
    from: '2011-11-01',
    fact: 'energy-label',
    fields: ['EPCLabelText', 'EnergyPerformance'],
    wording: 'A letter from A to G. That the certificate is on its way is no answer.',
    source: energySource,
    isStated: hasEnergyFigure,
  },
  {
    id: 'brussels-office-energy',
    regions: ['brussels'],
    goals: ['sale', 'rent'],
    kinds: ['commercial'],
    from: '2011-11-01',
    fact: 'energy-label',
    fields: ['EPCLabelText', 'EnergyPerformance'],
    wording: 'A letter from A to G. Shops need none; a record does not tell them from offices.',
    source: energySource,
    concerns: ({ SurfaceTotal = 0 }) => SurfaceTotal > 500,
    isStated: hasEnergyFigure,
  },
  {
    id: 'brussels-lawful-use',
    regions: ['brussels'],
    goals: ['sale'],
    kinds: mainTypes,
    from: '2014-11-01',
    fact: 'lawful-use',
    fields: ['LawfulUse'],
    wording: 'The latest and most precise lawful use, in the words of the plans, as a full sentence.',
    source: {
      title: 'CoBAT, art. 281; NOVA, Renseignements urbanistiques et publicité immobilière',
      url: 'https://novacitoyen.irisnet.be/actualites-accueil/renseignements-urbanistiques-et-publicite-immobiliere',
      checkedOn,
    },
    isStated: has('LawfulUse'),
  },
  {
    id: 'brussels-meters',
    regions: ['brussels'],
    goals: ['rent'],
    kinds: dwellings,
    from: '2018-01-01',
    fact: 'meters',
    fields: ['Meters'],
    wording: 'Of water, gas and electricity each: a meter of its own, a shared one, or none.',
    source: {
      title: 'Code bruxellois du Logement, art. 217; bail-commercial.be, Information précontractuelle',
      url: 'https://bail-commercial.be/jurisprudence/bruxelles/baux-generaux/baux-dhabitation/information-precontractuelle-et-forme-du-bail-dhabitation/',
      checkedOn,
    },
    isStated: hasMeters,
  },
];
