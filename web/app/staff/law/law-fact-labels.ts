import type { TextNameWith } from '../../properties/facts/fact-values.ts';
import type { LawFact } from '../../properties/law/law-rule.ts';

/** As the page of a property names each fact. */
export const lawFactLabels = {
  'energy-label': 'property.energyLabel',
  consumption: 'property.energyConsumption',
  'total-consumption': 'facts.totalConsumption',
  'certificate-code': 'facts.certificateCode',
  'certificate-expiry': 'facts.certificateExpiry',
  'e-level': 'facts.eLevel',
  'renovation-duty': 'property.energyLabel',
  asbestos: 'facts.asbestos',
  'flood-plot': 'facts.floodPlot',
  'flood-building': 'facts.floodBuilding',
  'flood-zone': 'facts.floodZone',
  permit: 'facts.permit',
  designation: 'facts.designation',
  'lawful-use': 'facts.lawfulUse',
  summons: 'facts.summons',
  preemption: 'facts.preemption',
  subdivision: 'facts.subdivision',
  price: 'property.rent',
  charges: 'facts.charges',
  'agency-cost': 'facts.agencyCost',
  meters: 'facts.waterMeter',
  pictures: 'property.pictures',
} as const satisfies Record<LawFact, TextNameWith<never>>;
