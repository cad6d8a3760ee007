export type Point = { x: number; y: number };

const rounded = (value: number) => Math.round(value * 100) / 100;

/**
 * The path data of a curve through points from left to right that nowhere leaves the height between its neighbours, by
 * M. Steffen, A simple method for monotonic interpolation in one dimension (1990). Empty without a point.
 */
export function smoothPath(points: readonly Point[]): string {
  const steepness = steepnessOf(points);
  const curves = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const third = (to.x - from.x) / 3;
    const leave = from.y + third * (steepness[index] ?? 0);
    const reach = to.y - third * (steepness[index + 1] ?? 0);
    return `C${[from.x + third, leave, to.x - third, reach, to.x, to.y].map(rounded).join(',')}`;
  });
  return points
    .slice(0, 1)
    .map(({ x, y }) => `M${[x, y].map(rounded).join(',')}`)
    .concat(curves)
    .join('');
}

/** Returns the slope at each point; zero where the curve turns. */
function steepnessOf(points: readonly Point[]): number[] {
  const pieces = points.slice(1).map(({ x, y }, index) => {
    const from = points[index] ?? { x, y };
    return { width: x - from.x, slope: (y - from.y) / (x - from.x) };
  });
  const inner = pieces.slice(1).map((right, index) => {
    const left = pieces[index] ?? right;
    const mean = (left.slope * right.width + right.slope * left.width) / (left.width + right.width);
    const least = Math.min(Math.abs(left.slope), Math.abs(right.slope), Math.abs(mean) / 2);
    return (Math.sign(left.slope) + Math.sign(right.slope)) * least;
  });
  const end = (slope = 0, beside = slope) => (3 * slope - beside) / 2;
  return [end(pieces[0]?.slope, inner[0]), ...inner, end(pieces.at(-1)?.slope, inner.at(-1))];
}
