/** Fields that say whether a building has something; ordered as on the page. */
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
