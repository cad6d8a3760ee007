import { energyLabelOf } from '../../energy/energy-label.ts';
import type { PropertyRecord } from '../../model/record.ts';
import {
  has,
  hasEnergyFigure,
  hasFullAddress,
  buildings,
  dwellings,
  type LawFact,
  type LawRule,
} from '../law-rule.ts';
import { mainTypes } from '../../model/main-type.ts';
import type { LawRuleId } from 'schemas/law-words.ts';

const checkedOn = '2026-11-27';

const both = ['sale', 'rent'] as const;

const energySource = {
  title: 'Energiedecreet, art. 11.2.1 § 3; VEKA, richtlijnen advertentieplicht',
  url: 'https://www.lexgo.be/nl/nieuws-en-publicaties/1061-advertentieplicht-en-het-epc',
  checkedOn,
};

const businessSource = {
  title: 'Energiesparen (Vlaamse overheid), EPC voor kleine niet-residentiële eenheden',
  url: 'https://energiesparen.be/EPC-klein-niet-residentieel',
  checkedOn,
};

const planningSource = {
  title: 'VCRO, art. 5.2.6; BIV, publiciteit en vergunningenstatus, 27 September 2023',
  url: 'https://www.biv.be/nieuws/artikels/publiciteit-en-vergunningenstatus-van-een-goed-wees-transparant-ten-aanzien-van-potentiele-kopers',
  checkedOn,
};

const floodSource = {
  title: 'BIV, infoplicht overstromingsgevoeligheid, 7 December 2022',
  url: 'https://www.biv.be/nieuws/artikels/geactualiseerde-infoplicht-overstromingsgevoeligheid-van-kracht-vanaf-1-januari-2023',
  checkedOn,
};

const renovationSource = {
  title: 'Vandelanotte, Renovatieplicht in Vlaanderen, 19 March 2024',
  url: 'https://www.vandelanotte.be/nl/nieuws/renovatieplicht-in-vlaanderen-een-overzicht',
  checkedOn,
};

type PlanningField = 'Permit' | 'Designation' | 'Summons' | 'PreemptionRight' | 'Subdivision';

const planningRule = (id: LawRuleId, fact: LawFact, field: PlanningField, wording: string): LawRule => ({
  id,
  regions: ['flanders'],
  goals: ['sale'],
  kinds: mainTypes,
  from: '2009-09-01',
  fact,
  fields: [field],
  wording: `A full sentence without abbreviations: ${wording}`,
  source: planningSource,
  isStated: ({ [field]: answer, PlanningRequestedOn }) =>
    answer !== undefined || PlanningRequestedOn !== undefined,
  mayBeRequested: true,
});

const labelOf = ({ EPCLabelText: printed, EnergyPerformance: consumption, EPCDate: on }: PropertyRecord) =>
  energyLabelOf({ printed, consumption, region: 'flanders', on })?.letter;

/** Before 2001 or of unknown age, and not a small building on its own. */
function mayHoldAsbestos({ ConstructionYear, NewBuild, MainType, SurfaceTotal }: PropertyRecord): boolean {
  const isSmall = (MainType === 'garage' || MainType === 'parking') && (SurfaceTotal ?? 0) < 20;
  return NewBuild !== true && (ConstructionYear ?? 0) < 2001 && !isSmall;
}

export const flemishRules: readonly LawRule[] = [
  {
    id: 'flanders-energy-score',
    regions: ['flanders'],
    goals: both,
    kinds: dwellings,
    from: '2012-01-01',
    fact: 'consumption',
    fields: ['EnergyPerformance', 'EPCLabelText'],
    wording: 'The score in kWh/m², or the label where the certificate dates from 2019 or later.',
    source: energySource,
    isStated: hasEnergyFigure,
  },
  {
    id: 'flanders-energy-identity',
    regions: ['flanders'],
    goals: both,
    kinds: dwellings,
    from: '2012-01-01',
    fact: 'certificate-code',
    fields: ['EPCCode', 'Street'],
    wording: 'The whole address with number and box, or the unique code (“UC”) of the certificate.',
    source: energySource,
    isStated: (home) => home.EPCCode !== undefined || hasFullAddress(home),
  },
  {
    id: 'flanders-e-level',
    regions: ['flanders'],
    goals: both,
    kinds: dwellings,
    from: '2012-01-01',
    fact: 'e-level',
    fields: ['ELevel'],
    wording: 'The E-level beside the energy score, such as E20.',
    source: {
      title: 'Jordens, EPC bij de verhuur van een klein kantoor of handelspand (rules for new build)',
      url: 'https://www.jordens.be/post/voortaan-een-epc-nodig-bij-de-verhuur-van-een-klein-kantoor-of-handelspand',
      checkedOn,
    },
    concerns: ({ NewBuild }) => NewBuild === true,
    isStated: has('ELevel'),
  },
  {
    id: 'flanders-business-energy',
    regions: ['flanders'],
    goals: both,
    kinds: ['commercial'],
    from: '2020-01-01',
    fact: 'energy-label',
    fields: ['EnergyPerformance', 'EPCLabelText'],
    wording: 'The label (A+ to F) or the score in kWh/m².',
    source: businessSource,
    isStated: hasEnergyFigure,
  },
  {
    id: 'flanders-business-identity',
    regions: ['flanders'],
    goals: both,
    kinds: ['commercial'],
    from: '2020-01-01',
    fact: 'certificate-code',
    fields: ['EPCCode', 'Street'],
    wording: 'The whole address, or the unique code of the certificate.',
    source: businessSource,
    isStated: (home) => home.EPCCode !== undefined || hasFullAddress(home),
  },
  planningRule('flanders-permit', 'permit', 'Permit', 'has a permit for building been issued?'),
  planningRule(
    'flanders-designation',
    'designation',
    'Designation',
    'what is the latest designation in the plan register?',
  ),
  planningRule(
    'flanders-measures',
    'summons',
    'Summons',
    'is there a measure of a judge or an administration, or a procedure for one?',
  ),
  planningRule(
    'flanders-preemption',
    'preemption',
    'PreemptionRight',
    'is there a right of pre-emption under an implementation plan?',
  ),
  planningRule(
    'flanders-subdivision',
    'subdivision',
    'Subdivision',
    'does a permit for subdividing land apply?',
  ),
  {
    id: 'flanders-flood-zone',
    regions: ['flanders'],
    goals: ['sale'],
    kinds: mainTypes,
    from: '2013-10-01',
    until: '2022-12-31',
    fact: 'flood-zone',
    fields: ['FloodZone'],
    wording: 'Possibly, effectively or not in an area that may be flooded.',
    source: floodSource,
    isStated: has('FloodZone'),
  },
  {
    id: 'flanders-flood-plot',
    regions: ['flanders'],
    goals: ['sale'],
    kinds: mainTypes,
    from: '2023-01-01',
    fact: 'flood-plot',
    fields: ['FloodPlotScore'],
    wording: 'P-score A, B, C or D; with D also the symbol for floods.',
    source: floodSource,
    isStated: has('FloodPlotScore'),
  },
  {
    id: 'flanders-flood-building',
    regions: ['flanders'],
    goals: ['sale'],
    kinds: buildings,
    from: '2023-01-01',
    fact: 'flood-building',
    fields: ['FloodBuildingScore'],
    wording: 'G-score A, B, C or D; with D also the symbol for floods.',
    source: floodSource,
    isStated: has('FloodBuildingScore'),
  },
  {
    id: 'flanders-asbestos',
    regions: ['flanders'],
    goals: ['sale'],
    kinds: buildings,
    from: '2022-11-23',
    fact: 'asbestos',
    fields: ['AsbestosType'],
    wording: 'A full sentence with the conclusion of the certificate, or that it has been asked for.',
    source: {
      title: 'Zwevegem (OVAM), asbestattest verplicht sinds 23 November 2022',
      url: 'https://www.zwevegem.be/asbestattest',
      checkedOn,
    },
    concerns: mayHoldAsbestos,
    isStated: has('AsbestosType'),
    mayBeRequested: true,
  },
  {
    id: 'flanders-renovation-home',
    regions: ['flanders'],
    goals: ['sale'],
    kinds: dwellings,
    from: '2023-01-01',
    fact: 'renovation-duty',
    fields: [],
    wording:
      'Label D within the term that the law gives from the deed on. The site works it out from the label.',
    source: renovationSource,
    concerns: (home) => ['e', 'f'].includes(labelOf(home) ?? ''),
    isStated: () => true,
  },
  {
    id: 'flanders-renovation-business',
    regions: ['flanders'],
    goals: ['sale'],
    kinds: ['commercial'],
    from: '2022-01-01',
    fact: 'renovation-duty',
    fields: [],
    wording:
      'A minimum of roof insulation, glazing, heating and cooling, and a minimum label, within five years. The site says so with each that is not new.',
    source: {
      title:
        'Energiesparen (Vlaamse overheid), Wat houdt de renovatieverplichting in?; Energiebesluit, art. 9.3.1',
      url: 'https://energiesparen.be/bouwen-en-verbouwen/niet-residenti%C3%ABle-gebouwen/renovatieverplichting-voor-niet-residenti%C3%ABle-gebouwen/wat-houdt-de-renovatieverplichting-in',
      checkedOn,
    },
    concerns: ({ NewBuild }) => NewBuild !== true,
    isStated: () => true,
  },
];
