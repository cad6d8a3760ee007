import { describeFigure, type Figure } from './speed-table.ts';

/** A part that this machine cannot run, with the reason. */
export type NotMeasured = { part: string; reason: string };

const heading = ['What', 'Where', 'Measured', 'Must', 'Aim', 'Reached'];

/** The whole table as text: a line for each figure in the order of the bar, then what was not measured. */
export function speedReport(figures: readonly Figure[], missing: readonly NotMeasured[]): string {
  const lines = [heading, ...figures.map(describeFigure)];
  const widths = heading.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const table = figures.length === 0 ? [] : lines.map((line) => alignedLine(line, widths));
  return [...table, ...missing.map(({ part, reason }) => `${part}: not measured, ${reason}`)].join('\n');
}

function alignedLine(line: readonly string[], widths: readonly number[]): string {
  return line
    .map((cell, column) =>
      column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    .join('  ')
    .trimEnd();
}
