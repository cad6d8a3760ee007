import type { DayCount } from '../periods.ts';

/** Whole numbers from 0 to at least `most` (positive): about `count` steps of 1, 2 or 5 times a power of ten. */
export function wholeTicks(most: number, count: number): number[] {
  const power = 10 ** Math.floor(Math.log10(most / count));
  const ratio = most / count / power;
  const factor = ratio >= Math.sqrt(50) ? 10 : ratio >= Math.sqrt(10) ? 5 : ratio >= Math.SQRT2 ? 2 : 1;
  const step = Math.max(1, factor * power);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

/** Pixels; across, the graph is measured in percent of the room it gets. */
export const plotHeight = 200;
const topSpace = 12;
const mostTicks = 4;
const daysApart = 7;
/** The share of a day that its bar leaves free. */
const gap = 0.3;

const rounded = (value: number) => Math.round(value * 100) / 100;

export type GraphShape = ReturnType<typeof graphShape>;

/** The line is what is usual on the days compared. Days are named once a week, back from the last. */
export function graphShape(days: readonly DayCount[], usual: readonly (number | undefined)[] | undefined) {
  const most = Math.max(1, ...days.map(({ count }) => count), ...(usual ?? []).map((value) => value ?? 0));
  const ticks = wholeTicks(most, mostTicks);
  const pixels = (plotHeight - topSpace) / (ticks.at(-1) ?? most);
  const heightOf = (value: number) => plotHeight - value * pixels;
  const pace = 100 / (days.length - gap);
  const width = pace * (1 - gap);
  const middleOf = (index: number) => index * pace + width / 2;
  return {
    bars: days.map(({ day, count }, index) => ({
      day,
      x: rounded(index * pace),
      width: rounded(width),
      y: rounded(heightOf(count)),
      height: rounded(count * pixels),
    })),
    ticks: ticks.map((value) => ({ value, y: rounded(heightOf(value)) })),
    line:
      usual &&
      smoothPath(
        usual.flatMap((value, index) =>
          value === undefined ? [] : [{ x: middleOf(index), y: heightOf(value) }],
        ),
      ),
    labels: days.flatMap(({ day }, index) =>
      (days.length - 1 - index) % daysApart === 0 ? [{ day, x: rounded(middleOf(index)) }] : [],
    ),
  };
}

export type Point = { x: number; y: number };

/** Monotonic between points, by M. Steffen, A simple method for monotonic interpolation in one dimension (1990). */
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
