import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { root, type Environment } from '../settings/settings.ts';

export type Step = {
  title: string;
  script: string;
  args?: readonly string[];
  env?: Environment;
};

export type Outcome = { step: Step; isGood: boolean; output: string; seconds: number };

const beat = 5000;

/** Leaves out the code that warnings of a build quote. */
function lastWords(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n');
  const line = lines.map((each) => each.trim()).findLast((each) => /^[\w✓][^"{}]*$/.test(each));
  return line === undefined ? '' : ` (${line.slice(0, 60)})`;
}

export function runStep(step: Step, print: (line: string) => void = console.log): Promise<Outcome> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const child = spawn(process.execPath, [step.script, ...(step.args ?? [])], {
    cwd: root,
    env: { ...process.env, ...step.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const progress = setInterval(
    () => print(`  still ${step.title} … ${Math.round(seconds())} s${lastWords(output)}`),
    beat,
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise((resolve) => {
    const finish = (isGood: boolean) => {
      clearInterval(progress);
      resolve({ step, isGood, output, seconds: seconds() });
    };
    child.once('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
}

export function explainFailure({ step, output }: Outcome): string {
  if (output.includes('ENOSPC')) return `The disk is full: ${step.title} could not finish.`;
  const tail = output.trimEnd().split('\n').slice(-25).join('\n');
  return `${tail}\n\nStopped: ${step.title} failed (its last words are above).`;
}

export async function runSteps(
  steps: readonly Step[],
  print: (line: string) => void = console.log,
): Promise<void> {
  for (const step of steps) {
    print(`${step.title} …`);
    const outcome = await runStep(step, print);
    if (!outcome.isGood) throw new Error(explainFailure(outcome));
    print(`  done in ${outcome.seconds.toFixed(1)} s`);
  }
}

export async function runForeground(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
