import { appendFileSync } from 'node:fs';

/** Records a test's figures and faults for the table at the end of `npm run verify`. */
export function recordFigure(
  figure: string,
  measured: Record<string, string | number>,
  found?: readonly string[],
): void {
  console.log(`${figure}:`, measured);
  const file = process.env.FIGURES_FILE;
  if (file) appendFileSync(file, `${JSON.stringify({ figure, measured, found })}\n`);
}

/** True in `npm run verify`, which runs tests at full length. */
export const isWhole = process.env.VERIFY === 'whole';
