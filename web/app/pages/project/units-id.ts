/** Where the units of a project begin on its page. */
export const unitsId = 'units';
