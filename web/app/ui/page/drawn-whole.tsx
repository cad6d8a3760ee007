/** Of an element that stays invisible until its last child, `DrawnWholeEnd`, has come: half of it would move. */
export const drawnWhole = 'drawn-whole';

export function DrawnWholeEnd() {
  return <span className="drawn-whole-end" hidden />;
}
