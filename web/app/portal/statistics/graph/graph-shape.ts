import { scaleBand, scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import type { DayCount } from '../periods.ts';

/** Pixels; across, the graph is measured in percent of the room it gets. */
export const plotHeight = 200;
const topSpace = 12;
const mostTicks = 4;
const daysApart = 7;

const rounded = (value: number) => Math.round(value * 100) / 100;

export type GraphShape = ReturnType<typeof graphShape>;

/** Bars of the views of each day, and a line through what is usual on it. Days are named once a week, back from the last. */
export function graphShape(days: readonly DayCount[], usual: readonly number[] | undefined) {
  const most = Math.max(1, ...days.map(({ count }) => count), ...(usual ?? []));
  const y = scaleLinear([0, most], [plotHeight, topSpace]).nice(mostTicks);
  const x = scaleBand(
    days.map(({ day }) => day),
    [0, 100],
  ).paddingInner(0.3);
  const middleOf = (day: string) => rounded((x(day) ?? 0) + x.bandwidth() / 2);
  const trace = line<number>(
    (_, index) => middleOf(days[index]?.day ?? ''),
    (value) => rounded(y(value)),
  ).curve(curveMonotoneX);
  return {
    bars: days.map(({ day, count }) => ({
      day,
      x: rounded(x(day) ?? 0),
      width: rounded(x.bandwidth()),
      y: rounded(y(count)),
      height: rounded(plotHeight - y(count)),
    })),
    ticks: y
      .ticks(mostTicks)
      .filter(Number.isInteger)
      .map((value) => ({ value, y: rounded(y(value)) })),
    // Without today, of which the rest is still to come.
    line: usual ? (trace(usual.slice(0, -1)) ?? undefined) : undefined,
    labels: days.flatMap(({ day }, index) =>
      (days.length - 1 - index) % daysApart === 0 ? [{ day, x: middleOf(day) }] : [],
    ),
  };
}
