/** In page order. */
export const equipmentFields = [
  'Pool',
  'SolarPanels',
  'SolarBoiler',
  'AirConditioning',
  'RainWater',
  'Cellar',
  'Attic',
  'Alarm',
  'Intercom',
] as const;

export type EquipmentField = (typeof equipmentFields)[number];
