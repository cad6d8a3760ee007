import type { FactRow } from '../fact-row.ts';
import { yesOrNo } from '../fact-values.ts';

type Equipment = Pick<FactRow, 'id' | 'label'> & { field: Parameters<typeof yesOrNo>[0] };

/** Says no only where the agency does: what it does not know is left out. */
const row = ({ id, label, field }: Equipment): FactRow => ({
  id,
  group: 'facts.equipment',
  label,
  value: yesOrNo(field),
  isGood: ({ record }) => record[field] === true,
});

export const equipmentRows: readonly FactRow[] = [
  row({ id: 'pool', label: 'filter.pool', field: 'Pool' }),
  row({ id: 'solar-panels', label: 'filter.solarPanels', field: 'SolarPanels' }),
  row({ id: 'solar-boiler', label: 'facts.solarBoiler', field: 'SolarBoiler' }),
  row({ id: 'air-conditioning', label: 'filter.airConditioning', field: 'AirConditioning' }),
  row({ id: 'rain-water', label: 'facts.rainWater', field: 'RainWater' }),
  row({ id: 'cellar', label: 'filter.cellar', field: 'Cellar' }),
  row({ id: 'attic', label: 'facts.attic', field: 'Attic' }),
  row({ id: 'alarm', label: 'facts.alarm', field: 'Alarm' }),
  row({ id: 'intercom', label: 'facts.intercom', field: 'Intercom' }),
];
