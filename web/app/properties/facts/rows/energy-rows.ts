import { hasEnergyLabel } from '../../model/main-type.ts';
import type { PropertyRecord } from '../../model/record.ts';
import type { FactRow } from '../fact-row.ts';
import { day, type FactValue, inText, plain, term } from '../fact-values.ts';

export const heatingRows: readonly FactRow[] = [
  { id: 'heating', group: 'facts.building', label: 'facts.heating', value: term('Heating') },
  {
    id: 'heating-system',
    group: 'facts.building',
    label: 'facts.heatingSystem',
    value: term('HeatingSystem'),
  },
];

type Meters = NonNullable<PropertyRecord['Meters']>;

const meterTexts = { own: 'facts.meterOwn', shared: 'facts.meterShared', none: 'facts.meterNone' } as const;

const meter =
  (kind: keyof Meters): FactValue =>
  ({ record: { Meters: meters }, t }) => {
    const told = meters?.[kind];
    return told && t(meterTexts[told]);
  };

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
  { id: 'water-meter', group: 'facts.energy', label: 'facts.waterMeter', value: meter('Water') },
  { id: 'gas-meter', group: 'facts.energy', label: 'facts.gasMeter', value: meter('Gas') },
  {
    id: 'electricity-meter',
    group: 'facts.energy',
    label: 'facts.electricityMeter',
    value: meter('Electricity'),
  },
];
