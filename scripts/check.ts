import os from 'node:os';
import { runCommand } from './process/run-command.ts';
import { explainFailure, runStep, type Outcome, type Step } from './process/steps.ts';

const checks: readonly Step[] = [
  { title: 'types', script: 'node_modules/typescript/bin/tsc', args: ['-b'] },
  { title: 'lint', script: 'node_modules/eslint/bin/eslint.js', args: ['.', '--max-warnings=0'] },
  { title: 'unit tests', script: 'node_modules/vitest/vitest.mjs', args: ['run', '--silent'] },
  {
    title: 'format',
    script: 'node_modules/prettier/bin/prettier.cjs',
    args: ['--check', '--log-level=warn', '.'],
  },
  { title: 'generated files', script: 'schemas/generate.ts', args: ['--check'] },
  { title: 'fonts', script: 'web/fonts/subset.ts', args: ['--check'] },
  { title: 'pictures', script: 'seed/pictures/draw.ts', args: ['--check'] },
];

function report(outcome: Outcome): void {
  const { step, isGood, seconds } = outcome;
  console.log(`${isGood ? '✓' : '✗'} ${step.title} (${seconds.toFixed(1)} s)`);
  if (!isGood) console.log(`\n${outcome.output.trim()}\n`);
}

/** Runs the checks in order, as many at a time as there are cores for, and reports each as it ends. */
async function runChecks(): Promise<Outcome[]> {
  const waiting = [...checks];
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
  const failed = (await runChecks()).filter(({ isGood }) => !isGood);
  const full = failed.find(({ output }) => output.includes('ENOSPC'));
  if (full) throw new Error(explainFailure(full));
  if (failed.length > 0) throw new Error(`Not in order: ${failed.map(({ step }) => step.title).join(', ')}.`);
  console.log('All checks passed.');
});
