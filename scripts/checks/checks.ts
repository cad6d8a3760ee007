import os from 'node:os';
import { rooms } from '../lint/floors.ts';
import { explainFailure, runStep, type Outcome, type Step } from '../process/steps.ts';

export type Check = Step & { part: 'static' | 'unit' };

const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';

export const unitTests = {
  part: 'unit',
  title: 'unit tests',
  script: 'node_modules/vitest/vitest.mjs',
  args: ['run', '--silent'],
} satisfies Check;

export const types: Check = {
  part: 'static',
  title: 'types',
  script: 'node_modules/typescript-native/bin/tsc',
  args: ['-b'],
};

export const lint: Check = { part: 'static', title: 'lint', script: 'node_modules/oxlint/bin/oxlint' };

export const format = {
  part: 'static',
  title: 'format',
  script: 'node_modules/oxfmt/bin/oxfmt',
  args: ['--list-different', '--no-error-on-unmatched-pattern'],
} satisfies Check;

// The longest comes first, so that the others run beside it.
export const checks: readonly Check[] = [
  unitTests,
  types,
  lint,
  {
    part: 'static',
    title: 'imports',
    script: cruiser,
    args: ['--config', 'scripts/lint/imports.ts', ...Object.keys(rooms)],
  },
  {
    part: 'static',
    title: 'circles of folders',
    script: cruiser,
    args: ['--config', 'scripts/lint/circles.ts', 'web/app'],
  },
  format,
  { part: 'static', title: 'unused code', script: 'node_modules/knip/bin/knip.js', args: ['--no-progress'] },
  {
    part: 'static',
    title: 'generated files',
    script: 'schemas/generate.ts',
    args: ['--check'],
    // They name all languages, whatever those of this checkout are.
    env: { LANGUAGES: '' },
  },
  { part: 'static', title: 'fonts', script: 'web/fonts/subset.ts', args: ['--check'] },
];

/** Gives V8's young generation 64 MB: with its usual size these programs spend a sixth of their time on garbage. */
const NODE_OPTIONS = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`;

function report({ step, isGood, seconds, output }: Outcome): void {
  console.log(`${isGood ? '✓' : '✗'} ${step.title} (${seconds.toFixed(1)} s)`);
  if (!isGood) console.log(`\n${output.trim()}\n`);
}

/**
 * Runs two steps at a time, in the given order, and reports each as it ends.
 * @throws Error that names the failed steps
 */
export async function runChecks(steps: readonly Step[]): Promise<void> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runStep({ ...step, env: { NODE_OPTIONS, ...step.env } });
      report(outcome);
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, os.availableParallelism()) }, work));
  const failed = outcomes.filter(({ isGood }) => !isGood);
  const full = failed.find(({ output }) => output.includes('ENOSPC'));
  if (full) throw new Error(explainFailure(full));
  if (failed.length > 0) throw new Error(`Not in order: ${failed.map(({ step }) => step.title).join(', ')}.`);
  console.log('All checks passed.');
}
