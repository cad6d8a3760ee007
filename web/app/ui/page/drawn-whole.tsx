/** Class of an element that its rest would move: invisible until its last child, `DrawnWholeEnd`, is there. */
export const drawnWhole = 'drawn-whole';

export function DrawnWholeEnd() {
  return <span className="drawn-whole-end" hidden />;
}
