/** Words with the same formatting. */
export type Run = { text: string; isStrong: boolean; isEmphasised: boolean; href: string | undefined };

const invisible = /[\u200B\u200C\u200D\u2060\uFEFF\u00AD]/g;

/**
 * Word writes repeated spaces as no-break ones. Keeps a single one before the signs that take it in French, after an
 * opening quote, and between a number and its unit.
 */
function plainSpaces(text: string): string {
  return text
    .replaceAll(invisible, '')
    .replaceAll(/[ \t\r\f\u00A0]*\n[ \t\r\f\u00A0]*/g, '\n')
    .replaceAll(/[ \t\r\f\u00A0]{2,}|[\t\r\f]/g, ' ')
    .replaceAll(/(?<![\d«])\u00A0(?![:;!?»%€])/g, ' ');
}

function isSame(one: Run, other: Run): boolean {
  return (
    one.isStrong === other.isStrong && one.isEmphasised === other.isEmphasised && one.href === other.href
  );
}

function merged(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last && isSame(last, run)) result[result.length - 1] = { ...last, text: last.text + run.text };
    else result.push(run);
  }
  return result;
}

/** Cleans the spaces of a paragraph, also those between its runs, and joins runs of the same formatting. */
export function cleanRuns(runs: readonly Run[]): Run[] {
  const cleaned = plainSpaces(runs.map(({ text }) => text).join('')).trim();
  let position = 0;
  const takeFrom = (text: string) => {
    const start = position;
    for (const unit of text.split('')) {
      const next = cleaned.charAt(position);
      if (unit === next || (/\s/.test(unit) && /\s/.test(next))) position += 1;
    }
    return cleaned.slice(start, position);
  };
  return merged(runs.map((run) => ({ ...run, text: takeFrom(run.text) })).filter(({ text }) => text !== ''));
}
