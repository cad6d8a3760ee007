import type { TextKey } from 'schemas/text-keys.ts';
import type { LawFact, LawRegion } from '../../properties/law/law-rule.ts';

export const regionWords = {
  flanders: 'costs.flanders',
  brussels: 'costs.brussels',
  wallonia: 'costs.wallonia',
  luxembourg: 'law.luxembourg',
  abroad: 'law.elsewhere',
} as const satisfies Record<LawRegion, TextKey>;

/** The label of each fact on the page of a property, and what it means. In the order of this page. */
export const factWords = {
  'energy-label': { label: 'property.energyLabel', meaning: 'law.energyLabel' },
  consumption: { label: 'property.energyConsumption', meaning: 'law.consumption' },
  'total-consumption': { label: 'facts.totalConsumption', meaning: 'law.totalConsumption' },
  'certificate-code': { label: 'facts.certificateCode', meaning: 'law.certificateCode' },
  'certificate-expiry': { label: 'facts.certificateExpiry', meaning: 'law.certificateExpiry' },
  'e-level': { label: 'facts.eLevel', meaning: 'law.eLevel' },
  'renovation-duty': { label: 'law.renovationDutyLabel', meaning: 'law.renovationDuty' },
  asbestos: { label: 'facts.asbestos', meaning: 'law.asbestos' },
  'flood-plot': { label: 'facts.floodPlot', meaning: 'law.floodPlot' },
  'flood-building': { label: 'facts.floodBuilding', meaning: 'law.floodBuilding' },
  'flood-zone': { label: 'facts.floodZone', meaning: 'law.floodPlot' },
  permit: { label: 'facts.permit', meaning: 'law.permit' },
  designation: { label: 'facts.designation', meaning: 'law.designation' },
  'lawful-use': { label: 'facts.lawfulUse', meaning: 'law.lawfulUse' },
  summons: { label: 'facts.summons', meaning: 'law.summons' },
  preemption: { label: 'facts.preemption', meaning: 'law.preemption' },
  subdivision: { label: 'facts.subdivision', meaning: 'law.subdivision' },
  price: { label: 'property.rent', meaning: 'law.price' },
  charges: { label: 'facts.charges', meaning: 'law.charges' },
  'agency-cost': { label: 'facts.agencyCost', meaning: 'law.agencyCost' },
  meters: { label: 'law.metersLabel', meaning: 'law.meters' },
  pictures: { label: 'law.picturesLabel', meaning: 'law.pictures' },
} as const satisfies Record<LawFact, { label: TextKey; meaning: TextKey }>;
