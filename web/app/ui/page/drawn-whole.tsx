/** Class of an element that would move as its rest comes: invisible until its last child, `DrawnWholeEnd`, is there. */
export const drawnWhole = 'drawn-whole';

export function DrawnWholeEnd() {
  return <span className="drawn-whole-end" hidden />;
}
