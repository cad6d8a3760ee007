/** Asks for the list at an address without a page load; unless handled, the page is loaded. */
export const listWanted = 'listwanted';

export const mapChanged = 'mapchanged';
