import type { FactRow } from './fact-row.ts';
import { buildingRows, roomRows, surfaceRows } from './rows/building-rows.ts';
import { coOwnershipRows, costRows } from './rows/cost-rows.ts';
import { equipmentRows } from './rows/equipment-rows.ts';
import { energyRows } from './rows/energy-rows.ts';
import { planningRows, waterRows } from './rows/law-rows.ts';

/** In page order. Planning facts are full sentences: advertisements may not abbreviate them. */
export const factTable: readonly FactRow[] = [
  ...surfaceRows,
  ...roomRows,
  ...buildingRows,
  ...equipmentRows,
  ...energyRows,
  ...waterRows,
  ...planningRows,
  ...costRows,
  ...coOwnershipRows,
];
