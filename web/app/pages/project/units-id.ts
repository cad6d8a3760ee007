export const unitsId = 'units';
