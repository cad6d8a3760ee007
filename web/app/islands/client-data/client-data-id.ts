export const clientDataId = 'client-data';
