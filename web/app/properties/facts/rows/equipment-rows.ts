import { type EquipmentField, equipmentFields } from '../../model/equipment.ts';
import type { FactRow } from '../fact-row.ts';
import { type TextNameWith, yesOrNo } from '../fact-values.ts';

export const equipmentLabels = {
  Pool: 'filter.pool',
  SolarPanels: 'filter.solarPanels',
  SolarBoiler: 'facts.solarBoiler',
  AirConditioning: 'filter.airConditioning',
  RainWater: 'facts.rainWater',
  Cellar: 'filter.cellar',
  Attic: 'facts.attic',
  Alarm: 'facts.alarm',
  Intercom: 'facts.intercom',
} as const satisfies Record<EquipmentField, TextNameWith<never>>;

/** Leaves out what the agency does not know, rather than say no. */
export const equipmentRows: readonly FactRow[] = equipmentFields.map((field) => ({
  id: field.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase(),
  group: 'facts.equipment',
  label: equipmentLabels[field],
  value: yesOrNo(field),
  isGood: ({ record }) => record[field] === true,
}));
