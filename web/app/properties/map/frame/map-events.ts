/** Asks the page for the list at an address without a load. Where nobody takes it, that page is loaded. */
export const listWanted = 'listwanted';

/** Brings a map the properties of another list. */
export const mapChanged = 'mapchanged';
