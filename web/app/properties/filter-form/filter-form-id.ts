/** Connects controls outside the form with it. */
export const filterFormId = 'filter-form';
