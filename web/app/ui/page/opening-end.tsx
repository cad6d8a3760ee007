/** Names the element that ends what a visitor sees first; the browser draws nothing before it. */
export const openingEndId = 'opening-end';

/** Ends the opening of a page. A page without one is drawn once all of it is there. */
export function OpeningEnd() {
  return <span id={openingEndId} hidden />;
}
