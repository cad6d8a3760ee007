import os from 'node:os';
import { runCommand } from './process/run-command.ts';
import { explainFailure, runStep, type Outcome, type Step } from './process/steps.ts';

type Check = Step & { part: 'static' | 'unit' };

// The longest comes first, so that the others run beside it.
const checks: readonly Check[] = [
  { part: 'unit', title: 'unit tests', script: 'node_modules/vitest/vitest.mjs', args: ['run', '--silent'] },
  { part: 'static', title: 'types', script: 'node_modules/typescript/bin/tsc', args: ['-b'] },
  {
    part: 'static',
    title: 'lint',
    script: 'node_modules/eslint/bin/eslint.js',
    args: ['.', '--max-warnings=0'],
  },
  {
    part: 'static',
    title: 'format',
    script: 'node_modules/prettier/bin/prettier.cjs',
    args: ['--check', '--log-level=warn', '.'],
  },
  { part: 'static', title: 'unused code', script: 'node_modules/knip/bin/knip.js', args: ['--no-progress'] },
  { part: 'static', title: 'generated files', script: 'schemas/generate.ts', args: ['--check'] },
  { part: 'static', title: 'fonts', script: 'web/fonts/subset.ts', args: ['--check'] },
  {
    part: 'static',
    title: 'outlines of the map',
    script: 'web/app/map/outlines/draw-outlines.ts',
    args: ['--check'],
  },
];

function chooseChecks(words: readonly string[]): readonly Check[] {
  const chosen = words.length === 0 ? checks : checks.filter(({ part }) => words.includes(part));
  if (chosen.length === 0) throw new Error('Usage: npm run check [-- static | unit]');
  return chosen;
}

function report(outcome: Outcome): void {
  const { step, isGood, seconds } = outcome;
  console.log(`${isGood ? '✓' : '✗'} ${step.title} (${seconds.toFixed(1)} s)`);
  if (!isGood) console.log(`\n${outcome.output.trim()}\n`);
}

async function runChecks(chosen: readonly Check[]): Promise<Outcome[]> {
  const waiting = [...chosen];
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runStep(step);
      report(outcome);
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, os.availableParallelism()) }, work));
  return outcomes;
}

await runCommand(async () => {
  const outcomes = await runChecks(chooseChecks(process.argv.slice(2)));
  const failed = outcomes.filter(({ isGood }) => !isGood);
  const full = failed.find(({ output }) => output.includes('ENOSPC'));
  if (full) throw new Error(explainFailure(full));
  if (failed.length > 0) throw new Error(`Not in order: ${failed.map(({ step }) => step.title).join(', ')}.`);
  console.log('All checks passed.');
});
