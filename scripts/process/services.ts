import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root, type Environment } from '../settings/settings.ts';

export type Service = { name: string; script: string; args?: readonly string[]; env: Environment };

type Running = { child: ChildProcess; ended: Promise<void> };

/** Milliseconds between SIGTERM and SIGKILL. */
const patience = 5000;
const hasGroups = process.platform !== 'win32';

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(hasGroups ? -pid : pid, 'SIGKILL');
  } catch {
    return;
  }
}

async function end({ child, ended }: Running): Promise<void> {
  child.kill('SIGTERM');
  const timer = setTimeout(() => killGroup(child), patience);
  await ended;
  clearTimeout(timer);
  killGroup(child);
}

/** Ready once it prints "ready at", "running at" or "Ready on". `onLoss` gets a sentence if one ends unexpectedly. */
export function createServices(print: (line: string) => void, onLoss: (sentence: string) => void) {
  const running: Running[] = [];
  let stopping: Promise<void> | undefined;

  function start({ name, script, args = [], env }: Service): Promise<number> {
    // Gets a process group of its own, so that Ctrl-C reaches it only through us, in our order.
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: hasGroups,
    });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    running.push({ child, ended });
    return new Promise((resolve, reject) => {
      let isReady = false;
      const read = (line: string) => {
        if (!isReady && / (ready|running) at | Ready on /.test(line)) {
          isReady = true;
          resolve(child.pid ?? 0);
        } else if (line.trim() !== '') {
          print(`${name} | ${line}`);
        }
      };
      createInterface({ input: child.stdout }).on('line', read);
      createInterface({ input: child.stderr }).on('line', read);
      child.once('error', (error) =>
        reject(new Error(`The ${name} could not be started: ${error.message}.`)),
      );
      child.once('exit', (code, signal) => {
        const sentence = `The ${name} ${signal ? `was ended by ${signal}` : `stopped with exit code ${code ?? 0}`}`;
        if (!isReady) reject(new Error(`${sentence} before it was ready.`));
        else if (!stopping) onLoss(`${sentence}.`);
      });
    });
  }

  async function endAll(): Promise<void> {
    for (const one of running.reverse()) await end(one);
  }

  function stop(): Promise<void> {
    stopping ??= endAll();
    return stopping;
  }

  return { start, stop };
}

/** Keeps this process running when its output is lost, as on a full disk; a closed terminal sends SIGHUP as well. */
export function outliveOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}
