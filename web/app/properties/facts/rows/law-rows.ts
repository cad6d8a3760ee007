import { hasEnergyLabel } from '../../model/main-type.ts';
import type { FactRow } from '../fact-row.ts';
import { day, inText, plain, term } from '../fact-values.ts';

export const energyRows: readonly FactRow[] = [
  {
    id: 'energy-label',
    group: 'facts.energy',
    label: 'property.energyLabel',
    value: ({ property, t }) => property.energyLabel?.text ?? t('property.energyLabelUnknown'),
    badge: ({ property }) => property.energyLabel,
    isHidden: ({ property }) => !hasEnergyLabel(property.mainType),
  },
  {
    id: 'consumption',
    group: 'facts.energy',
    label: 'property.energyConsumption',
    value: inText('property.energyConsumptionValue', 'EnergyPerformance'),
  },
  {
    id: 'total-consumption',
    group: 'facts.energy',
    label: 'facts.totalConsumption',
    value: inText('facts.totalConsumptionValue', 'EnergyTotal'),
  },
  {
    id: 'emission',
    group: 'facts.energy',
    label: 'facts.emission',
    value: inText('facts.emissionValue', 'CO2Emission'),
  },
  {
    id: 'e-level',
    group: 'facts.energy',
    label: 'facts.eLevel',
    value: ({ record: { ELevel } }) => (ELevel === undefined ? undefined : `E${String(ELevel)}`),
    note: 'facts.eLevelNote',
  },
  {
    id: 'k-level',
    group: 'facts.energy',
    label: 'facts.kLevel',
    value: ({ record: { KLevel } }) => (KLevel === undefined ? undefined : `K${String(KLevel)}`),
  },
  { id: 'certificate-code', group: 'facts.energy', label: 'facts.certificateCode', value: plain('EPCCode') },
  {
    id: 'certificate-date',
    group: 'facts.energy',
    label: 'facts.certificateDate',
    value: day('EPCDate'),
  },
  {
    id: 'certificate-expiry',
    group: 'facts.energy',
    label: 'facts.certificateExpiry',
    value: day('EPCExpiryDate'),
  },
  { id: 'asbestos', group: 'facts.energy', label: 'facts.asbestos', value: term('AsbestosType') },
  { id: 'asbestos-date', group: 'facts.energy', label: 'facts.asbestosDate', value: day('AsbestosDate') },
  {
    id: 'electricity',
    group: 'facts.energy',
    label: 'facts.electricity',
    value: term('ElectricityCertificate'),
    isGood: ({ record }) => record.ElectricityCertificate === 'conform',
  },
  { id: 'oil-tank', group: 'facts.energy', label: 'facts.oilTank', value: term('OilTankCertificate') },
  { id: 'as-built', group: 'facts.energy', label: 'facts.asBuilt', value: term('AsBuiltCertificate') },
  { id: 'soil', group: 'facts.energy', label: 'facts.soil', value: term('SoilCertificate') },
];

export const waterRows: readonly FactRow[] = [
  { id: 'flood-plot', group: 'facts.water', label: 'facts.floodPlot', value: plain('FloodPlotScore') },
  {
    id: 'flood-building',
    group: 'facts.water',
    label: 'facts.floodBuilding',
    value: plain('FloodBuildingScore'),
  },
  { id: 'flood-zone', group: 'facts.water', label: 'facts.floodZone', value: term('FloodZone') },
];

export const planningRows: readonly FactRow[] = [
  {
    id: 'permit',
    group: 'facts.planning',
    label: 'facts.permit',
    value: term('Permit'),
    isGood: ({ record }) => record.Permit !== 'none',
  },
  { id: 'designation', group: 'facts.planning', label: 'facts.designation', value: term('Designation') },
  { id: 'lawful-use', group: 'facts.planning', label: 'facts.lawfulUse', value: term('LawfulUse') },
  {
    id: 'summons',
    group: 'facts.planning',
    label: 'facts.summons',
    value: term('Summons'),
    isGood: ({ record }) => record.Summons === 'none',
  },
  {
    id: 'preemption',
    group: 'facts.planning',
    label: 'facts.preemption',
    value: term('PreemptionRight'),
    isGood: ({ record }) => record.PreemptionRight === 'none',
  },
  { id: 'heritage', group: 'facts.planning', label: 'facts.heritage', value: term('Heritage') },
  {
    id: 'subdivision',
    group: 'facts.planning',
    label: 'facts.subdivision',
    value: term('Subdivision'),
    isGood: ({ record }) => record.Subdivision === 'issued',
  },
];
