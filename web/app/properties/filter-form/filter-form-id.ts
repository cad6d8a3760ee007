/** Connects controls outside the form with it. */
export const filterFormId = 'filter-form';

/** Shared by panels: the browser closes one when another opens. */
export const filterPanelName = 'filter-panel';
