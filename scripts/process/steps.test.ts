import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { explainFailure, runStep, runSteps } from './steps.ts';

afterEach(() => {
  vi.useRealTimers();
});

function makeScript(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = path.join(folder, 'step.mjs');
  writeFileSync(script, text);
  return script;
}

test('a step hands back all it printed, and whether it ended well', async () => {
  const good = await runStep({ title: 'building', script: makeScript('console.log(1); console.error(2);') });
  expect(good).toMatchObject({ isGood: true, output: '1\n2\n' });
  const bad = await runStep({ title: 'building', script: makeScript('process.exitCode = 2;') });
  expect(bad).toMatchObject({ isGood: false, output: '' });
});

test('a long step says every five seconds what is going on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const lines: string[] = [];
  const running = runStep({ title: 'building', script: makeScript('console.log("x");') }, (line) =>
    lines.push(line),
  );
  vi.advanceTimersByTime(10_000);
  await running;
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual(['  still building … 5 s', '  still building … 10 s']);
});

test('steps stop at the first that fails, showing its last words', async () => {
  const lines: string[] = [];
  const steps = [
    { title: 'building', script: makeScript('console.log("no such file"); process.exitCode = 1;') },
    { title: 'serving', script: makeScript('') },
  ];
  await expect(runSteps(steps, (line) => lines.push(line))).rejects.toThrow(
    /^no such file\n\nStopped: building failed/,
  );
  expect(lines).toEqual(['building …']);
});

test('a full disk is named in one sentence', () => {
  const step = { title: 'building', script: 'x.ts' };
  const output = 'Error: ENOSPC: no space left on device, write\n    at write (node:fs)\n';
  expect(explainFailure({ step, isGood: false, output, seconds: 1 })).toBe(
    'The disk is full: building could not finish.',
  );
});
