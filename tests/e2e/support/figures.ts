import { appendFileSync } from 'node:fs';

/** What a test has counted, for the table that `npm run verify` ends with. */
export function recordFigure(figure: string, measured: Record<string, string | number>): void {
  console.log(`${figure}:`, measured);
  const file = process.env.FIGURES_FILE;
  if (file) appendFileSync(file, `${JSON.stringify({ figure, measured })}\n`);
}

/** Whether figures are measured in full, not in brief. */
export const isWhole = process.env.VERIFY === 'whole';
