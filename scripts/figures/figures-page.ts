import { formatted } from '../checks/formatted.ts';
import { musts, peers, speedTable, type SpeedRow, unmeasured } from './figure-table.ts';
import { countsOf, type Judged } from './judge.ts';
import type { BenchRuns, VerifyRun } from './last-runs.ts';
import { type FigureId, rowOf } from './speed-table.ts';

export type Runs = { verify?: VerifyRun | undefined; bench: BenchRuns };

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '-'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const markdown = (text: string) => formatted('figures.md', text);

const speedRows = Object.entries(speedTable) as [FigureId, SpeedRow][];

const measuredIn = ({ bench }: Runs) =>
  Object.values(bench).flatMap(({ day, figures }) =>
    figures.map((figure) => ({ ...figure, value: figure.value ?? Number.NaN, day })),
  );

function rowsOfSpeed([id, row]: [FigureId, SpeedRow], runs: Runs): string[][] {
  const { limits, peers: beside = {}, unit = '' } = row;
  const measured = measuredIn(runs).filter((figure) => figure.id === id);
  const kinds = Object.keys(limits).filter((of) =>
    of === 'all' ? measured.length === 0 : !measured.some((figure) => figure.of === of),
  );
  const missing = kinds.map((of) => ({ id, of, value: Number.NaN, day: '', detail: undefined }));
  return [...measured, ...missing].map((figure) => {
    const { What, Where, Measured, Must = '', Aim = '', Reached = '' } = rowOf(figure);
    const known = figure.detail === undefined ? Object.entries(beside[figure.of] ?? {}) : [];
    const others = known.map(([name, value]) => `${name} ${value} ${unit}`.trim()).join('<br>');
    return [What, Where === 'all' ? '' : Where, Measured, Must, Aim, Reached, others, figure.day];
  });
}

const rowOfCount = (judged: Judged) => {
  const { figure, verdict, found = [] } = judged;
  const counts = [countsOf(judged), ...found].filter(Boolean).join('<br>');
  return [figure.replace(/:$/, ''), counts, musts[figure] ?? '', verdict];
};

const countsTold = ({ verify }: Runs) =>
  verify?.day
    ? `Counted by \`npm run verify\` on ${verify.day}, in ${String(verify.minutes)} minutes, on ${verify.machine}.`
    : 'Not measured: `npm run verify` has not run whole.';

export function figuresPage(runs: Runs): Promise<string> {
  const counted = new Map(runs.verify?.figures.map((judged) => [judged.figure, judged]));
  const counts = Object.keys(musts).map((figure): Judged => {
    return counted.get(figure) ?? { figure, verdict: 'not run', measured: {} };
  });
  const machines = Object.entries(runs.bench).map(
    ([part, { day, machine }]) => `- ${part}: ${day}, on ${machine}`,
  );
  return markdown(`# Figures

What the site must reach, what it reaches, and when and where that was measured. \`npm run verify\` and \`npm run bench\` write
this page; nobody edits it. The bounds are data in \`scripts/figures/figure-table.ts\`. "Not run" and "not measured" say that a
figure is not there, never that it is met.

## Counts

${countsTold(runs)}
A row with parts adds them up, and each part has to keep the bound. Times depend on the machine and have none.

${table(['Figure', 'Measured', 'Must', 'Verdict'], counts.map(rowOfCount))}

## Speed

Measured by \`npm run bench\`, each part on its day:

${machines.join('\n') || '- no part has run'}

${table(
  ['What', 'Where', 'Measured', 'Must', 'Aim', 'Reached', 'Beside it', 'Day'],
  speedRows.flatMap((row) => rowsOfSpeed(row, runs)),
)}

What stood beside the site, measured on the same machine as it was then:

${Object.entries(peers)
  .map(([name, about]) => `- ${name}: ${about}`)
  .join('\n')}

## Not measured

${Object.entries(unmeasured)
  .map(([name, why]) => `- ${name}: ${why}`)
  .join('\n')}
`);
}

type Chosen = { what: string; figure: string; tell: (counts: Judged['measured']) => string };

const number = (value: string | number = '') => value.toLocaleString('en');

const chosen: readonly Chosen[] = [
  {
    what: 'forms lost while the server is killed again and again',
    figure: '1 killed while forms come in',
    tell: (counts) =>
      `${number(counts['thanked for and lost'])} of ${number(counts['posts'])}, killed ${number(counts['kills'])} times`,
  },
  {
    what: 'bytes of another owner that an owner gets',
    figure: '15 another owner’s data',
    tell: (counts) => `${number(counts['bytes of the other'])} in ${number(counts['requests'])} requests`,
  },
  {
    what: 'faults that axe finds, in three languages and widths',
    figure: 'axe, pages:',
    tell: (counts) => `${number(counts['violations'])} on ${number(counts['pages'])} pages`,
  },
  {
    what: 'requests to others without consent',
    figure: '18 pages without consent:',
    tell: (counts) => `${number(counts['third-party requests'])} on ${number(counts['pages'])} pages`,
  },
  {
    what: 'script before the first touch, gzip',
    figure: 'script before the first touch (KB, gzip)',
    tell: (counts) => `${number(Math.max(...Object.values(counts).map(Number)))} KB at most`,
  },
];

export function readmeFigures(runs: Runs): Promise<string> {
  const rows = chosen.map(({ what, figure, tell }) => {
    const judged = runs.verify?.figures.find((each) => each.figure === figure);
    const isThere = judged?.verdict === 'met' || judged?.verdict === 'missed';
    return [what, isThere ? tell(judged.measured) : 'not measured', isThere ? (runs.verify?.day ?? '') : ''];
  });
  const list = measuredIn(runs).find(({ id, of }) => id === 'uncached' && of === 'list');
  const cost = rowOf({ id: 'uncached', of: 'list', value: list?.value ?? Number.NaN });
  const speed = ['a list of 24 homes rendered anew, processor time', cost.Measured, list?.day ?? ''];
  return markdown(table(['What', 'Measured', 'Day'], [...rows, speed]));
}
